import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { FailedRefund } from '#core/payment/checkout/ports.ts'
import type { IdempotencyKey } from '#server/platform/dispatch.ts'

type Part = Pick<Extract<Job, { name: 'refundPayment' }>, 'minor' | 'part'>

/** What a provider knows a part by that goes back. */
export const partReference = (payment: string, part: number): string => `${payment}-${part}`

/**
 * That a provider does not give a part back. By the answer to it that is kept, it is heard once for
 * each part, whether the provider says so at once or days later.
 */
export const refusalOf = (payment: string, { minor, part, failed }: Part & { failed?: true }) => {
  const event = { type: 'refundRefused', minor, part, ...(failed && { failed }) } as const
  const first: FirstEvent = { to: 'payment', id: payment, event, must: false }
  const idempotency: IdempotencyKey = {
    scope: `refund:${payment}`,
    key: String(part),
    fingerprint: String(minor),
  }
  return { idempotency, first: [first] }
}

/** Those of them that the site asked for. */
export const refusalsOf = (payment: string, failed: readonly FailedRefund[]) =>
  failed.flatMap(({ reference, minor }) => {
    const part = Number(reference.slice(payment.length + 1))
    const isOurs = reference === partReference(payment, part)
    return isOurs ? [refusalOf(payment, { minor, part, failed: true })] : []
  })
