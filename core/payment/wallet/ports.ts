import type { Answer } from '#core/contract/contract.ts'
import type { BalanceHistory } from './balance-history.ts'

/** What a member reads of the own money: orders, receipts, and every change of the balance. */
export interface WalletStore {
  /** The latest page of both, and what there is and is owed now. */
  transactions(account: string): Promise<Answer<'GET /api/transactions.php'>>
  /** The orders before this one of the member's, the latest first. */
  orders(account: string, before: string): Promise<Answer<'GET /api/orders.php'>>
  /** The changes of the balance before this one, the latest first. */
  changes(account: string, before: string): Promise<Answer<'GET /api/wallet.php'>>
  /** How the balance went in the last days. */
  course(account: string, now: Date): Promise<BalanceHistory>
  /** What became of one order, and its receipts; null for another's as for none. */
  transaction(account: string, payment: string): Promise<Answer<'GET /api/transaction.php'> | null>
}
