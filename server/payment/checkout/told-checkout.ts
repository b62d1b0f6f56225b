import type { JobQueue } from '#core/kernel/ports.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { StartCheckout } from './start-checkout.ts'

type Dependencies = {
  startCheckout: StartCheckout
  payments: Pick<PaymentStore, 'open'>
  debits: Pick<DirectDebitStore, 'paperOf'>
  jobQueue: Pick<JobQueue, 'put'>
}

/**
 * A debit is told as soon as its bank was asked, whoever had it asked, and once, by the key of its
 * mail: what comes in advance is known then, and one that was refused is told of otherwise.
 */
export const createToldCheckout =
  ({ startCheckout, payments, debits, jobQueue }: Dependencies): StartCheckout =>
  async (order) => {
    const { payment, mandate } = order
    const ref = await startCheckout(order)
    const paper = mandate && (await payments.open(payment)) ? await debits.paperOf(payment) : null
    if (!paper) return ref
    const { account } = paper
    const key = `debit:${payment}`
    await jobQueue.put({ name: 'mail', key, template: 'debitAhead', account, about: payment })
    return ref
  }
