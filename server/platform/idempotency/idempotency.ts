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
type AnswerContext = {
  scope: IdempotencyScope
  session: Session
  sessionHash: string | null
  counts: boolean
}

export type Idempotency = {
  /** Does the work, unless it has been done under this key: then the answer is the same again. */
  run(call: KeyedCall & AnswerContext, work: () => Promise<Answer>): Promise<Answer>
  /** What was answered to a call that ended the session that it came with. */
  afterEnd(call: KeyedCall & { scope: IdempotencyScope }): Promise<Answer>
}

const isRefused = (answer: Answer): answer is Refused => answer !== undefined && 'refused' in answer

const nameOf = (scope: IdempotencyScope) => {
  if ('member' in scope) return scope.member
  return 'site' in scope ? `site:${scope.site}` : `session:${scope.session}`
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
  const placeOf = ({ call, key, sent, scope }: KeyedCall & { scope: IdempotencyScope }) => ({
    scope: `of:${nameOf(scope)} ${call}`,
    key: ids.hash(key),
    fingerprint: ids.hash(`${key} ${JSON.stringify(sent)}`),
  })
  type Place = ReturnType<typeof placeOf>

  const answeredBefore = (place: Place, kept: { fingerprint: string; answer: unknown } | null) => {
    if (kept && kept.fingerprint !== place.fingerprint) return refuse('key_reused')
    return (kept?.answer ?? undefined) as Answer
  }

  return {
    run: ({ session, sessionHash, counts, ...call }, work) => {
      const place = placeOf(call)
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
        const scope = ended ? { session: sessionHash } : call.scope
        return idempotencyStore.keep(placeOf({ ...call, scope }), answer, clock.now())
      })
    },
    afterEnd: async (call) => {
      const place = placeOf(call)
      return answeredBefore(place, await idempotencyStore.find(place))
    },
  }
}
