import type { Client } from 'mollie-api-typescript'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { amountOf, moneyOf } from './amounts.ts'
import { LIST_MAX, orNull, REFUSED, UNKNOWN } from './answered.ts'
import { answerOf, mayBeCharged } from './answers.ts'
import { described, REF } from './payments.ts'
import { referenceOf } from './references.ts'

/** Of a refund that failed or was called off, nothing went back. */
const hasEnded = ({ status }: { status: string }) => ['failed', 'canceled'].includes(status)

/** What Mollie says of a payment that is there, and money of it that goes back. */
export const createPaymentQueries = (
  mollie: Client,
): Pick<PaymentProvider, 'fetchPayment' | 'refund'> => {
  const chargebacksOf = async (ref: string) => {
    const query = { paymentId: ref, limit: LIST_MAX }
    const listed = await orNull(UNKNOWN, () => mollie.chargebacks.list(query))
    return listed?.result.embedded.chargebacks ?? []
  }

  const refundsOf = async (ref: string) => {
    const query = { paymentId: ref, limit: LIST_MAX }
    const listed = await orNull(UNKNOWN, () => mollie.refunds.list(query))
    return listed?.result.embedded.refunds ?? []
  }

  /** The sum that went back does not tell of those that came back from the payer's bank. */
  const failedAmong = (refunds: Awaited<ReturnType<typeof refundsOf>>) =>
    refunds.filter(hasEnded).map((refund) => ({
      reference: referenceOf(refund),
      minor: moneyOf(refund.amount)?.minor ?? 0,
    }))

  return {
    refund: async ({ ref, reference, amount, description }) => {
      if (!REF.test(ref)) return 'refused'
      // Mollie forgets a key in an hour, so what was asked for before is looked up.
      const before = (await refundsOf(ref)).find((one) => referenceOf(one) === reference)
      if (before) return hasEnded(before) ? 'refused' : 'accepted'
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

    fetchPayment: async (ref) => {
      if (!REF.test(ref)) return null
      const payment = await orNull(UNKNOWN, () => mollie.payments.get({ paymentId: ref }))
      if (!payment) return null
      const chargebacks = mayBeCharged(payment) ? await chargebacksOf(ref) : []
      const refunds = payment.links.refunds === undefined ? [] : await refundsOf(ref)
      const answer = answerOf(payment, { refunds, chargebacks })
      const failed = failedAmong(refunds)
      return answer && { ...answer, ...(failed.length > 0 && { failed }) }
    },
  }
}
