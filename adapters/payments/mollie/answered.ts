import { setTimeout as pause } from 'node:timers/promises'
import { ClientError } from 'mollie-api-typescript/models/errors'
import { ProviderAway } from '#core/payment/checkout/ports.ts'

/** No for good, which asking again does not change; 401, 409, 429 and 5xx are bad moments. */
export const REFUSED = [400, 403, 422]
export const UNKNOWN = [404, 410]
/** The most that Mollie lists at once, the newest first. */
export const LIST_MAX = 250
/** While another request with the same key is at work, the answer to it is waited for. */
const AT_WORK = 409
const AT_WORK_TRIES = 5
const AT_WORK_MS = 100

/** Null where Mollie answers one of `noes`. Asking again is up to the worker, at its own pace. */
export const orNull = async <T>(
  noes: number[],
  work: () => Promise<T>,
  tries = 1,
): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    const status = error instanceof ClientError ? error.statusCode : null
    if (status !== null && noes.includes(status)) return null
    if (status !== AT_WORK || tries >= AT_WORK_TRIES) {
      throw new ProviderAway('Mollie does not answer.', { cause: error })
    }
    await pause(tries * AT_WORK_MS)
    return orNull(noes, work, tries + 1)
  }
}
