import type { PlacedOrder } from '#core/payment/views.ts'
import type { BalanceChange, BalanceCourse, OrderHistory, Page, WalletOverview } from './views.ts'

/** What a member reads of the own money: orders, receipts, and every change of the balance. */
export interface WalletStore {
  transactions(account: string): Promise<WalletOverview>
  /** The orders before this one of the member's. */
  orders(account: string, before: string): Promise<Page<PlacedOrder>>
  /** The changes of the balance before this one. */
  changes(account: string, before: string): Promise<Page<BalanceChange>>
  /** How the balance went in the last days, and to whom most went. */
  balanceHistory(account: string, now: Date): Promise<BalanceCourse>
  /** Null for another's order as for none. */
  transaction(account: string, payment: string): Promise<OrderHistory | null>
}
