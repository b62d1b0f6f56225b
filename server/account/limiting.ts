import type { Limit, LimitName } from '#core/account/limits.ts'
import type { Clock, Limiter } from '#core/ports.ts'
import { type Refused, refuse } from '#server/http/refusals.ts'

/** Counts one call; null while it is allowed. */
export type Limiting = (name: LimitName, whose: string) => Promise<Refused | null>

export const limiting =
  ({
    limiter,
    limits,
    clock,
  }: {
    limiter: Limiter
    limits: Record<LimitName, Limit>
    clock: Clock
  }): Limiting =>
  async (name, whose) => {
    const taken = await limiter.take(`${name}:${whose}`, limits[name], clock.now())
    if (taken.allowed) return null
    const { refusal = 'too_many_requests' } = limits[name]
    return refuse(refusal, { retry_after: taken.retryAfterS })
  }
