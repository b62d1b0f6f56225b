import type { OpenedAddress, SignupForms, WaitingSignup } from '#core/account/signup/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Ids, Passwords } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { markOf, refuseLink } from '#server/platform/mails/mailed-link.ts'
import type { LimitCall } from '../../platform/limiting.ts'
import type { GuessLimit } from '../signin/guess-limit.ts'
import { beginAccount } from './sign-up.ts'
import { signupCreditsFor } from './signup-credits.ts'

type MailedLink = { token: string; site: Site; key: string | null }

export type OpenedLink = MailedLink & {
  /** The hash of the cookie of this device; null where it has none. */
  device: string | null
  /** The account that is logged in there. */
  member: string | null
  /** Of this device, whether it signed up or not. */
  mark: string
  /** The sign-up password, where it was asked for. */
  password: string | undefined
}

/** Confirms the address of an activation link. */
export type ActivateAccount = (opening: OpenedLink) => Promise<{ account: string } | Refused>

/** Closes whatever signed up at the address of an activation link; answers with the address. */
export type StartAgain = (link: MailedLink) => Promise<{ email: string } | Refused>

type Dependencies = {
  dispatch: Dispatch
  signupForms: SignupForms
  passwords: Passwords
  limit: LimitCall
  guessLimit: Pick<GuessLimit, 'atAddress'>
  ids: Ids
  clock: Clock
}

const refusalOf = (why: string): Refused =>
  why === 'password_needed' || why === 'already_active' ? refuse(why) : refuseLink(why)

/** Why a link opens nothing; null where it is good. */
const faultOf = (found: OpenedAddress | null, site: Site) => {
  if (found?.site !== site.id) return 'link_invalid'
  if (found.link === 'used') return 'already_active'
  if (found.link === 'orphan') return 'email_not_found'
  if (found.link === 'expired' || found.signups.length === 0) return 'link_invalid'
  return null
}

/** The account at the address ends, and the unused part of its payments goes back. */
const closing = (account: string): FirstEvent => ({
  to: 'account',
  id: account,
  event: { type: 'close', link: 'good' },
  must: true,
})

/**
 * Activates the sign-up that its opener proves (ACC-33). Where that is another one than the account
 * that has the address, it becomes a new account, and the one at the address is closed.
 */
const movesFor = (
  { account, email }: OpenedAddress,
  signup: WaitingSignup | undefined,
  { site, id, credits }: { site: Site; id: string; credits: number },
): FirstEvent[] => {
  const event = {
    type: 'activate',
    link: 'good',
    opener: signup ? 'known' : 'stranger',
    credits,
    email,
  } as const
  const begins = signup?.typed
    ? [...(account ? [closing(account)] : []), ...beginAccount(site, id, signup.typed)]
    : []
  return [
    ...begins,
    { to: 'account', id: begins.length > 0 ? id : (account ?? id), event, must: true },
  ]
}

const isProved = (
  signup: WaitingSignup,
  {
    device,
    member,
    verified,
  }: Pick<OpenedLink, 'device' | 'member'> & {
    verified: WaitingSignup | undefined
  },
) =>
  (device !== null && signup.device === device) ||
  (signup.typed === null && signup.id === member) ||
  (verified?.id === signup.id && verified.passwordHash === signup.passwordHash)

/** A link that is unknown, expired or used, or of another site, is just not good. */
export const createActivateAccount = ({
  dispatch,
  signupForms,
  passwords,
  limit,
  guessLimit,
  ids,
  clock,
}: Dependencies): ActivateAccount => {
  /** The sign-up whose password was typed; undefined where it is that of none. */
  const verify = async (password: string, { signups }: OpenedAddress) => {
    for (const signup of signups) {
      if ((await passwords.verify(signup.passwordHash, password)).right) return signup
    }
    return undefined
  }

  const activate = async (opening: OpenedLink, verified: WaitingSignup | undefined) => {
    const { token, site, key } = opening
    const mark = markOf(ids, token)
    const id = ids.random()
    const activated = await dispatch({
      idempotency: idempotencyKeyOf(key, 'activation', mark.tokenHash),
      attempt: async (now) => {
        const found = await signupForms.byLink(mark, now)
        const fault = faultOf(found, site)
        if (!found || fault) return { refused: fault ?? 'link_invalid' }
        const proved = found.signups.find((one) => isProved(one, { ...opening, verified }))
        const credits = await signupCreditsFor(signupForms, { site, email: found.email, now })
        const first = movesFor(found, proved, { site, id, credits })
        const account = first.at(-1)?.id ?? id
        return { first, answer: () => ({ account }) }
      },
    })
    return activated.done ? activated.answer : activated.why
  }

  return async (opening) => {
    const { token, site, password } = opening
    let verified: WaitingSignup | undefined
    if (password !== undefined) {
      const tooMany = await limit('passwordPerLink', markOf(ids, token).handle)
      if (tooMany) return tooMany
      const found = await signupForms.byLink(markOf(ids, token), clock.now())
      if (found && faultOf(found, site) === null) {
        const { email } = found
        const often = await guessLimit.atAddress({ site, email, mark: opening.mark })
        if (often) return often
        verified = await verify(password, found)
        if (!verified) return refuseFields({ password: 'password_wrong' })
      }
    }
    const answer = await activate(opening, verified)
    // Another account has begun at the address meanwhile: the link then opens that one.
    const last = answer === 'email_taken' ? await activate(opening, verified) : answer
    return typeof last === 'string' ? refusalOf(last) : last
  }
}

export const createStartAgain =
  ({
    dispatch,
    signupForms,
    ids,
  }: Pick<Dependencies, 'dispatch' | 'signupForms' | 'ids'>): StartAgain =>
  async ({ token, site, key }) => {
    const mark = markOf(ids, token)
    const closed = await dispatch({
      idempotency: idempotencyKeyOf(key, 'startAgain', mark.tokenHash),
      attempt: async (now) => {
        const found = await signupForms.byLink(mark, now)
        const fault = faultOf(found, site)
        if (!found || fault) return { refused: fault ?? 'link_invalid' }
        const { account, email } = found
        if (account) return { first: [closing(account)], answer: () => ({ email }) }
        await signupForms.forget({ site: site.id, email })
        return { answered: { email } }
      },
    })
    return closed.done ? closed.answer : refusalOf(closed.why)
  }
