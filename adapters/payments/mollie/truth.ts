import type { Client } from 'mollie-api-typescript'
import type { PaymentProvider } from '#core/payment/provider.ts'
import { amountOf } from './amounts.ts'
import { orNull, REFUSED, UNKNOWN } from './answered.ts'
import { answerOf, mayBeUndone, referenceOf } from './answers.ts'
import { described, REF } from './payments.ts'

/** The most that Mollie lists at once, the newest first. */
const LIST_MAX = 250

/** Of a refund that failed or was called off, nothing went back. */
const ended = ['failed', 'canceled']

/** What Mollie says of a payment that is there, and money of it that goes back. */
export const truthOf = (mollie: Client): Pick<PaymentProvider, 'ask' | 'refund'> => {
  const isUndone = async (ref: string) => {
    const listed = await orNull(UNKNOWN, () => mollie.chargebacks.list({ paymentId: ref }))
    const all = listed?.result.embedded.chargebacks ?? []
    return all.length > 0 && all.every(({ reversedAt }) => reversedAt != null)
  }

  /** What became of this part, where it was asked for before; Mollie forgets a key in an hour. */
  const givenBefore = async (ref: string, reference: string) => {
    const listed = await orNull(UNKNOWN, () =>
      mollie.refunds.list({ paymentId: ref, limit: LIST_MAX }),
    )
    return listed?.result.embedded.refunds.find((one) => referenceOf(one) === reference)
  }

  return {
    refund: async ({ ref, reference, amount, description }) => {
      if (!REF.test(ref)) return 'refused'
      const before = await givenBefore(ref, reference)
      if (before) return ended.includes(before.status) ? 'refused' : 'accepted'
      const refundRequest = {
        amount: amountOf(amount),
        description: described(description),
        metadata: { reference },
      }
      const refund = await orNull([...REFUSED, ...UNKNOWN], () =>
        mollie.refunds.create({ paymentId: ref, idempotencyKey: reference, refundRequest }),
      )
      return refund === null ? 'refused' : 'accepted'
    },

    ask: async (ref) => {
      if (!REF.test(ref)) return null
      const payment = await orNull(UNKNOWN, () => mollie.payments.get({ paymentId: ref }))
      return payment && answerOf(payment, mayBeUndone(payment) && (await isUndone(ref)))
    },
  }
}
