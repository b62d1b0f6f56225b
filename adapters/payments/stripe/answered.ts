import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { ProviderAway } from '#core/payment/checkout/ports.ts'

/** No for good, which asking again does not change; 401, 409, 429 and 5xx are bad moments. */
export const REFUSED = [400, 402, 403]
export const UNKNOWN = [404]
/** The most that Stripe lists at once, the newest first. */
export const LIST_MAX = 100
/** While another request with the same key is at work, the answer to it is waited for. */
const AT_WORK = 409
const AT_WORK_TRIES = 5
const AT_WORK_MS = 100

const statusOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError ? (error.statusCode ?? null) : null

/** Null where Stripe answers one of `noes`. Asking again is up to the worker, at its own pace. */
export const orNull = async <T>(
  noes: number[],
  work: () => Promise<T>,
  tries = 1,
): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    const status = statusOf(error)
    if (status !== null && noes.includes(status)) return null
    if (status !== AT_WORK || tries >= AT_WORK_TRIES) {
      throw new ProviderAway('Stripe does not answer.', { cause: error })
    }
    await pause(tries * AT_WORK_MS)
    return orNull(noes, work, tries + 1)
  }
}

/** A card that is declined leaves a payment that has failed: its id, where there is one. */
export const declinedRefOf = (error: unknown): string | null =>
  error instanceof Stripe.errors.StripeCardError ? (error.payment_intent?.id ?? null) : null
