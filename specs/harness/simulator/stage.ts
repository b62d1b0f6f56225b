import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { LifecycleStore } from '#core/kernel/ports.ts'
import type { Reason } from '#core/payment/wallet/values.ts'
import type { Withdrawal } from '#core/payment/withdrawal/rules.ts'
import type { GiveBack, RefundPayment } from '#server/payment/refund/refund.ts'
import type { SettlePayment } from '#server/payment/settle-payment.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { amount } from './scripted-bank.ts'

/** Where a schedule is played: on maps, or on Postgres. */
export type Stage = {
  store: LifecycleStore
  dispatch: Dispatch
  /** Asks the bank, and follows it. */
  settlePayment: SettlePayment
  giveBack: GiveBack
  refund: RefundPayment
  /** What its buyer was told when withdrawing; a refusal is its code. Null: nobody withdraws here. */
  withdraw: ((account: string, payment: string) => Promise<Withdrawal | string>) | null
  /** Sends so many messages, as far as there are credits; answers how many. */
  spend: ((account: string, messages: number) => Promise<number>) | null
  /** A mandate for direct debit that a member has signed. Null: nobody pays so here. */
  signed: ((account: string) => Promise<string>) | null
  /** The work that was left since it was last asked for. */
  jobs: () => Job[]
  newId: () => string
  beginMember: (id: string) => FirstEvent[]
  walletOf: (account: string) => Promise<{ balance: number; owed: number }>
  /** What a payment has brought, and taken back, in credits, whether they were owed or not. */
  entriesOf: (payment: string) => Promise<{ reason: Reason; credits: number }[]>
  now: () => Date
}

export const CREDITS = 25
export const FULL_MINOR = 999

type Ordered = { payment: string; account: string; discount: string; mandate: string | null }

const orderOf = (site: string, { payment, account, discount, mandate }: Ordered): FirstEvent => ({
  to: 'payment',
  id: payment,
  begin: {
    payment,
    account,
    credits: CREDITS,
    amount,
    method: mandate ? 'directdebit' : 'banktransfer',
    live: true,
    discount: { id: discount, code: 'EENMAAL', fullMinor: FULL_MINOR },
  },
  record: {
    site,
    account,
    bundle: 'b',
    credits: CREDITS,
    method: mandate ? 'directdebit' : 'banktransfer',
    ...(mandate && { mandate }),
    deliveryConsent: 1,
    provider: 'bank',
    price: { components: [], total: amount, vat: { basisPoints: 2100, minor: 0 } },
  },
  must: true,
})

/** A member who has placed some orders with one discount code, by direct debit where `isDebit`. */
export const beginOrders = async (
  stage: Stage,
  site: string,
  { orders, isDebit = false }: { orders: number; isDebit?: boolean },
) => {
  const [account, discount] = [stage.newId(), stage.newId()]
  const payments = Array.from({ length: orders }, () => stage.newId())
  const use: FirstEvent = {
    to: 'discount',
    id: discount,
    begin: { discount },
    must: true,
    record: { site, code: discount.slice(0, 20), account },
  }
  const write = async (first: FirstEvent[]) => {
    const begun = await stage.dispatch({ attempt: async () => ({ first, answer: () => null }) })
    if (!begun.done) throw new Error(begun.why)
  }
  await write([...stage.beginMember(account), use])
  const mandate = isDebit && stage.signed ? await stage.signed(account) : null
  await write(payments.map((payment) => orderOf(site, { payment, account, discount, mandate })))
  return { account, discount, payments }
}
