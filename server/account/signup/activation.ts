import type { FoundForm, SignupForms } from '#core/account/signup/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Ids, Passwords } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { markOf, refuseLink } from '#server/platform/mails/mailed-link.ts'
import { beginAccount } from './sign-up.ts'

/** Who opens a link: where, as whom, and with which password, if one was typed there. */
export type OpenedLink = {
  token: string
  site: Site
  /** The hash of the secret of this device; null where it has none. */
  device: string | null
  /** Who is logged in there. */
  member: string | null
  password: string | undefined
  key: string | null
}

/** Whose address the token of a mailed link confirms. */
export type ActivateAccount = (opening: OpenedLink) => Promise<{ account: string } | Refused>

type Dependencies = {
  dispatch: Dispatch
  signupForms: SignupForms
  passwords: Passwords
  ids: Ids
  clock: Clock
}

/** The device that sent the form, or a session of the account that was made of it. */
const isKnown = ({ form, account, device }: FoundForm, opening: OpenedLink) =>
  (device !== null && device === opening.device) || (form === account && account === opening.member)

/**
 * A link that is unknown, expired or used, or of another site, is just not good. The account that
 * comes of a good one has a password that nobody knows but who opened it.
 */
export const createActivateAccount = ({
  dispatch,
  signupForms,
  passwords,
  ids,
  clock,
}: Dependencies): ActivateAccount => {
  /** Typed for a link that is good: guesses are not worth the work. */
  const hashOf = async ({ password, site }: OpenedLink, found: FoundForm | null) => {
    if (password === undefined || found?.site !== site.id || found.link !== 'good') return null
    return passwords.hash(password)
  }

  const movesOf = (
    found: FoundForm,
    opening: OpenedLink,
    passwordHash: string | null,
  ): FirstEvent[] => {
    const { site } = opening
    const { link, email, typed } = found
    const opener = passwordHash !== null || isKnown(found, opening) ? 'known' : 'stranger'
    const id = found.account ?? ids.random()
    const begins = found.account === null && typed !== null
    const activated = { email, form: begins ? null : typed, passwordHash }
    const credits = site.settings.signup_credits
    const event = {
      type: 'activate',
      link: link === 'orphan' ? 'unknown' : link,
      opener,
      credits,
    } as const
    return [
      // Who planted an account at the address and left it, or moved it away, took no form along.
      ...(begins ? beginAccount(site, id, typed) : []),
      { to: 'account', id, event: { ...event, activated }, must: true },
    ]
  }

  return async (opening) => {
    const { token, site, key } = opening
    const mark = markOf(ids, token)
    const looked = await signupForms.byLink(mark, clock.now())
    const passwordHash = await hashOf(opening, looked)
    const activated = await dispatch({
      idempotency: idempotencyKeyOf(key, 'activation', mark.tokenHash),
      attempt: async (now) => {
        const found = await signupForms.byLink(mark, now)
        if (found?.site !== site.id) return { refused: 'link_invalid' }
        if (found.link === 'orphan') return { refused: 'email_not_found' }
        if (found.account === null && found.typed === null) return { refused: 'link_invalid' }
        const first = movesOf(found, opening, passwordHash)
        const account = first.at(0)?.id ?? ''
        return { first, answer: () => ({ account }) }
      },
    })
    if (activated.done) return activated.answer
    if (activated.why === 'password_needed')
      return refuse(activated.why, { name: looked?.name ?? '' })
    return refuseLink(activated.why)
  }
}
