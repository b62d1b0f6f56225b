import { MAIL_UNDO_HOURS } from '#core/account/rules.ts'
import { isUnconfirmed } from '#core/account/selectors.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type IdempotencyKey, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { findLink, markOf } from '#server/platform/mails/mailed-link.ts'
import { signupCreditsFor } from '../signup/signup-credits.ts'
import {
  hoursAfter,
  type MailChange,
  type MailChangeDependencies,
  mailOf,
  type OpenedMailLink,
} from './mail-changing.ts'

type AddressMove = {
  account: string
  tokenHash: string
  confirmed: boolean
}

/** The old address was nobody's word: nothing is told to it, and the new one is confirmed. */
const createActivateMoved =
  ({ accounts, credentials, signupForms, dispatch }: MailChangeDependencies) =>
  async (account: string, site: Site, idempotency: IdempotencyKey | null) => {
    const { email = '' } = (await accounts.addressee(account)) ?? {}
    await dispatch({
      idempotency,
      attempt: async (now) => {
        const credits = await signupCreditsFor(signupForms, { site, email, now })
        const event = { type: 'activate', link: 'good', opener: 'known', credits, email } as const
        return {
          first: [{ to: 'account', id: account, event, must: true }],
          answer: () => ({}),
        }
      },
    })
    await credentials.endMailChange(account)
  }

/**
 * The mailbox alone does not show that the account is its owner's: somebody else may have typed the
 * address. Null where a session or the password does (ACC-33).
 */
const createUnproved =
  ({ accounts, passwords, limit, guessLimit, ids }: MailChangeDependencies) =>
  async (account: string, { token, site, member, mark, password }: OpenedMailLink) => {
    if (member === account) return null
    if (password === undefined) return refuse('password_needed')
    const tooMany =
      (await limit('passwordPerLink', markOf(ids, token).handle)) ??
      (await guessLimit.ofAccount({ account, site, mark }))
    if (tooMany) return tooMany
    const { right } = await passwords.verify(await accounts.passwordHash(account), password)
    return right ? null : refuseFields({ password: 'password_wrong' })
  }

export const createConfirmMailChange = (
  deps: MailChangeDependencies,
): Pick<MailChange, 'confirm'> => {
  const { credentials, linkStore, store, writeOnce, liveHints, ids, clock } = deps
  const activate = createActivateMoved(deps)
  const mail = mailOf(ids)

  const move = async (
    { account, tokenHash, confirmed }: AddressMove,
    remember: IdempotencyRecord | null,
  ) => {
    const now = clock.now()
    const told = confirmed
      ? {
          undoUntil: hoursAfter(now, MAIL_UNDO_HOURS),
          jobs: [mail('emailChanged', account)],
          remember,
        }
      : { undoUntil: null, jobs: [], remember: null }
    const change = { account, tokenHash, now, ...told }
    const moved = await credentials.confirmMailChange(change)
    return !moved.written && moved.why === 'email_taken'
      ? refuseFields({ email: 'email_duplicate' })
      : moved
  }

  const unproved = createUnproved(deps)

  return {
    confirm: async (link) => {
      const { token, site, key } = link
      const mark = markOf(ids, token)
      const { tokenHash } = mark
      const moved = { account: '', entered: false }
      const idempotency = idempotencyKeyOf(key, 'mailChange', tokenHash)
      const done = await writeOnce(idempotency, async (remember) => {
        const found = await findLink(linkStore, 'mailChange', { mark, site, now: clock.now() })
        if ('refused' in found) return found
        const { account } = found
        const refused = await unproved(account, link)
        if (refused) return refused
        const known = await store.load('account', account, clock.now())
        const confirmed = known !== null && !isUnconfirmed(known.stored)
        Object.assign(moved, { account, entered: !confirmed })
        return move({ account, tokenHash, confirmed }, remember)
      })
      if ('refused' in done) return done
      if (moved.entered) await activate(moved.account, site, idempotency)
      if (moved.account) liveHints.publish([{ account: moved.account, about: 'user' }])
      return { account: moved.account, entered: moved.entered }
    },
  }
}
