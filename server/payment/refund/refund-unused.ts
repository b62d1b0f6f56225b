import type { Job } from '#core/kernel/jobs.ts'
import { plainMoney } from '#core/kernel/money.ts'
import type { LifecycleStore } from '#core/kernel/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { moneyFor, unusedOf } from '#core/payment/withdrawal/rules.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

export type RefundUnused = (job: Extract<Job, { name: 'refundUnused' }>) => Promise<void>

const EVER = new Date(0)
/** In the log of the desk, for what no person decided. */
const SYSTEM = 'system'

/**
 * Pays back the credits that nobody can use any more, because their account has ended. A payment
 * whose unused part is already on its way back has none left, so the job can be repeated.
 */
export const createRefundUnused = ({
  dispatch,
  store,
  payments,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  payments: PaymentStore
}): RefundUnused => {
  const refundOne = async (account: string, payment: string) => {
    const done = await dispatch({
      attempt: async (now) => {
        // Loaded before the balance is read, so that another refund in between is a conflict.
        const found = await store.load('payment', payment, now)
        const lot = (await payments.lots(account, EVER)).find((one) => one.payment === payment)
        if (!found || !lot) return { answered: null }
        const { granted, returned, paidMinor, backMinor, amount } = found.stored.context
        const own = granted - returned
        const credits = unusedOf({ ...lot, own })
        const { minor } = moneyFor(credits, {
          own,
          left: { ...amount, minor: paidMinor - backMinor },
        })
        if (minor <= 0) return { answered: null }
        const event = { type: 'giveBack', minor, credits, by: 'givenBack' } as const
        return {
          first: [{ to: 'payment', id: payment, event, must: true }],
          answer: () => null,
          log: {
            actor: SYSTEM,
            act: 'refund',
            case: null,
            account,
            about: `${payment} ${plainMoney({ ...amount, minor })}`,
          },
          loaded: new Map([[`payment:${payment}` as const, found]]),
        }
      },
    })
    if (!done.done) throw new Error(`Payment ${payment} is not refunded: ${done.why}`)
  }

  return async ({ account, payment }) => {
    const lots = await payments.lots(account, EVER)
    const wanted = lots.filter((lot) => payment === null || lot.payment === payment)
    for (const lot of wanted) await refundOne(account, lot.payment)
  }
}
