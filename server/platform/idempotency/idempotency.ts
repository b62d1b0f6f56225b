import type { Clock, IdempotencyStore, Ids } from '#core/kernel/ports.ts'
import { inTurn } from '#server/platform/in-turn.ts'
import type { Session } from '../http/handler.ts'
import { type Refused, refuse } from '../http/refusals.ts'

type Answer = object | undefined

/** A call with its caller's key. */
export type KeyedCall = {
  call: string
  key: string
  /** Query and body as they came. */
  sent: unknown
}

/** A member has a scope of their own; a call that anyone may make is proved by what it says. */
export type IdempotencyScope = { member: string } | { site: string } | { session: string }

/** `counts`: a refusal is remembered too, since it has counted against who asks. */
type With = {
  whose: IdempotencyScope
  session: Session
  sessionHash: string | null
  counts: boolean
}

export type Idempotency = {
  /** Does the work, unless it has been done under this key: then the answer is the same again. */
  run(asked: KeyedCall & With, work: () => Promise<Answer>): Promise<Answer>
  /** What was answered to a call that ended the session that it came with. */
  afterEnd(asked: KeyedCall & { whose: IdempotencyScope }): Promise<Answer>
}

const isRefused = (answer: Answer): answer is Refused => answer !== undefined && 'refused' in answer

const nameOf = (whose: IdempotencyScope) => {
  if ('member' in whose) return whose.member
  return 'site' in whose ? `site:${whose.site}` : `session:${whose.session}`
}

/**
 * The same key gives the same answer and one effect, and with another body it is refused (API-08,
 * M6). Only an answer that changed something is remembered, for a while, or a refusal that counts. A
 * call that signs somebody in is done anew instead: what it answers is worth nothing without its
 * cookie. The key itself is
 * not kept: with it alone one could try what was said, a password among it, against its hash.
 */
export const createIdempotency = ({
  idempotencyStore,
  ids,
  clock,
}: {
  idempotencyStore: IdempotencyStore
  ids: Pick<Ids, 'hash'>
  clock: Clock
}): Idempotency => {
  const turn = inTurn()
  const placeOf = ({ call, key, sent, whose }: KeyedCall & { whose: IdempotencyScope }) => ({
    scope: `of:${nameOf(whose)} ${call}`,
    key: ids.hash(key),
    fingerprint: ids.hash(`${key} ${JSON.stringify(sent)}`),
  })
  type Place = ReturnType<typeof placeOf>

  const answeredBefore = (place: Place, kept: { fingerprint: string; answer: unknown } | null) => {
    if (kept && kept.fingerprint !== place.fingerprint) return refuse('key_reused')
    return (kept?.answer ?? undefined) as Answer
  }

  return {
    run: ({ session, sessionHash, counts, ...asked }, work) => {
      const place = placeOf(asked)
      return turn(`${place.scope} ${place.key}`, async () => {
        const kept = await idempotencyStore.reserve(place, clock.now())
        const before = answeredBefore(place, kept)
        if (before) return before
        const answer = await work()
        if (answer === undefined || session.became === 'opened') return answer
        if (isRefused(answer) && !counts) {
          if (kept === null) await idempotencyStore.release(place)
          return answer
        }
        const ended = session.became === 'ended' && sessionHash !== null
        const whose = ended ? { session: sessionHash } : asked.whose
        return idempotencyStore.keep(placeOf({ ...asked, whose }), answer, clock.now())
      })
    },
    afterEnd: async (asked) => {
      const place = placeOf(asked)
      return answeredBefore(place, await idempotencyStore.find(place))
    },
  }
}
