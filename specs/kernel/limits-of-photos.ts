import { begin, step } from '#core/kernel/lifecycle.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { photoDeskCalls } from '#core/photo/desk/contract.ts'
import { photo } from '#core/photo/machine.ts'

type Verdicts = [at: unknown, beyond: unknown, expected: [at: unknown, beyond: unknown]]

/** What the rules of a photo say on both sides of each limit. */
export const bothSidesOfPhotos: Record<string, (limit: number) => Verdicts> = {
  REFUSAL_LENGTH_MAX: (max) => {
    const { facts } = photoDeskCalls['POST /api/desk-photo-decision.php'].body.shape
    const takesOf = (length: number) => facts.safeParse('x'.repeat(length)).success
    return [takesOf(max), takesOf(max + 1), [true, false]]
  },
}

const leaseOf = (): number | undefined => {
  const { next } = begin(photo, { photo: 'f', account: 'bram', talk: null })
  const claimed = step(photo, next, { type: 'claim', by: 'eva', involved: false })
  return claimed.moved ? claimed.due[0]?.afterMs : undefined
}

const lockOf = (): number | undefined => {
  const { next } = begin(photo, { photo: 'f', account: 'bram', talk: null })
  const locked = step(photo, next, { type: 'lockForTerm', case: 'z', hash: null })
  return locked.moved ? locked.due[0]?.afterMs : undefined
}

/** The deadlines of a photo, by the constants that they are as long as. */
export const deadlinesOfPhotos: Record<string, [delay: number | undefined, unitMs: number]> = {
  NOTICE_LOCK_HOURS: [lockOf(), HOUR_MS],
  PHOTO_LEASE_MINUTES: [leaseOf(), MINUTE_MS],
}
