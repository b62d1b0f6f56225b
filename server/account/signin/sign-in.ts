import type { AccountStore } from '#core/account/ports.ts'
import { LOGIN_WINDOW_MINUTES } from '#core/account/signin/rules.ts'
import type { FirstEvent, Plan } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Clock, Ids, LifecycleStore, Passwords } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Site } from '#core/site/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { inTurn } from '../../platform/in-turn.ts'
import type { RestoreMembership } from '../leaving/leaving.ts'
import type { Admission } from './admission.ts'
import type { GuessLimit } from './guess-limit.ts'

type Attempt = {
  site: Pick<Site, 'id'>
  /** Of the device that asks. */
  mark: string
  email: string
  password: string
  source: string
  /** Who is leaving comes back by this. */
  comeBack?: boolean
}
/** The account whose password it was, with the hash of it that it has to have still. */
export type ProvenPassword = { account: string; verified: string }
export type SignIn = (attempt: Attempt) => Promise<ProvenPassword | Refused>

const WINDOW_MS = LOGIN_WINDOW_MINUTES * MINUTE_MS
const isBlockedBy = (plan: Plan) => plan.moves.at(-1)?.next.state === 'blocked'

type Dependencies = {
  dispatch: Dispatch
  store: LifecycleStore
  accounts: AccountStore
  admission: Admission
  restoreMembership: RestoreMembership
  guessLimit: Pick<GuessLimit, 'atAddress'>
  passwords: Passwords
  ids: Ids
  clock: Clock
}

/** A password that was changed meanwhile is not written over. */
const createRehash =
  ({ accounts, passwords }: Pick<Dependencies, 'accounts' | 'passwords'>) =>
  async ({ account, verified }: ProvenPassword, password: string) => {
    const passwordHash = await passwords.hash(password)
    const isWritten = await accounts.setPasswordHash(account, { verified, passwordHash })
    return { account, verified: isWritten ? passwordHash : verified }
  }

/**
 * Signs in. Attempts of one source at one address come one after another, so that guesses sent at
 * once are counted like guesses sent in a row. A blocked source is answered before any hashing,
 * and an unknown address takes the time of a known one (promises S2, S4).
 */
export const createSignIn = (deps: Dependencies): SignIn => {
  const { dispatch, store, accounts, admission, restoreMembership, passwords, ids, clock } = deps
  const { guessLimit } = deps
  const rehashed = createRehash(deps)
  const turn = inTurn()

  const move = (id: string, eventOf: (now: Date) => Promise<EventOf<'signIn'>>) =>
    dispatch({
      attempt: async (now) => {
        const event = await eventOf(now)
        const known = await store.load('signIn', id, now)
        const send: FirstEvent = { to: 'signIn', id, event, must: true }
        const begin: FirstEvent = { to: 'signIn', id, begin: { key: id }, record: null, must: true }
        return { first: known ? [send] : [begin, send], answer: isBlockedBy }
      },
    })

  /** A minute that has begun counts: who waits so long will be let in. */
  const blocked = async (id: string) => {
    const now = clock.now()
    const until = (await store.load('signIn', id, now))?.nextDue
    const leftMs = until ? until.getTime() - now.getTime() : 0
    return refuse('too_many_attempts', { minutes: Math.max(1, Math.ceil(leftMs / MINUTE_MS)) })
  }

  const mayTry = async (id: string) => {
    if (!(await store.load('signIn', id, clock.now()))) return true
    return (await move(id, async () => ({ type: 'try' }))).done
  }

  const wrong = async (id: string) => {
    const counted = await move(id, async (now) => {
      const since = new Date(now.getTime() - WINDOW_MS)
      return { type: 'wrong', wrongBefore: await accounts.wrongPasswordsSince(id, since) }
    })
    return counted.done && !counted.answer ? refuse('login_failed') : blocked(id)
  }

  const right = async (
    id: string,
    proven: ProvenPassword,
    rehash: string | null,
  ): Promise<ProvenPassword | Refused> => {
    if (await store.load('signIn', id, clock.now())) {
      const moved = await move(id, async () => ({ type: 'right' }))
      if (!moved.done) return blocked(id)
    }
    return rehash === null ? proven : rehashed(proven, rehash)
  }

  return ({ site, email, password, source, mark, comeBack = false }) => {
    const id = ids.hash(JSON.stringify([site.id, email, source]))
    return turn(id, async () => {
      if (!(await mayTry(id))) return blocked(id)
      const tooMany = await guessLimit.atAddress({ site, email, mark })
      if (tooMany) return tooMany
      const known = await accounts.credentials(site.id, email)
      const verified = await passwords.verify(known?.passwordHash ?? null, password)
      if (!known || !verified.right) return wrong(id)
      const found = { account: known.id, verified: known.passwordHash }
      const proven = await right(id, found, verified.outdated ? password : null)
      if ('refused' in proven) return proven
      if (comeBack) await restoreMembership(proven)
      return (await admission(known.id)) ?? proven
    })
  }
}
