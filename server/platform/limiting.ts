import type { RefusalCode } from '#core/contract/codes.ts'
import type { Limit, LimitName } from '#core/kernel/limits.ts'
import type { Clock, Ids, Limiter } from '#core/kernel/ports.ts'
import { mailboxOf } from '#core/normalisation/address.ts'
import type { Site } from '#core/site/ports.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

/** Counts one call; null while it is allowed. */
export type LimitCall = (name: LimitName, subject: string) => Promise<Refused | null>

/**
 * The mailbox of an address, known or not, on one site, as a limit counts it: every alias of it
 * counts. With `source`: from there alone.
 */
export const mailboxKey = (
  ids: Pick<Ids, 'hash'>,
  site: Pick<Site, 'id'>,
  email: string,
  ...source: string[]
): string => ids.hash(JSON.stringify([site.id, mailboxOf(email), ...source]))

const MINUTE_S = 60
/** Refusals whose words say how long it takes. */
const inMinutes: readonly RefusalCode[] = ['number_busy', 'too_many_guesses']

export const createLimitCall =
  ({
    limiter,
    limits,
    clock,
  }: {
    limiter: Limiter
    limits: Record<LimitName, Limit>
    clock: Clock
  }): LimitCall =>
  async (name, subject) => {
    const taken = await limiter.take(`${name}:${subject}`, limits[name], clock.now())
    if (taken.allowed) return null
    const { refusal = 'too_many_requests' } = limits[name]
    const { retryAfterS: retry_after } = taken
    const minutes = Math.ceil(retry_after / MINUTE_S)
    return refuse(refusal, { retry_after, ...(inMinutes.includes(refusal) && { minutes }) })
  }
