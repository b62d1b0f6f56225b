import { MAIL_UNDO_HOURS } from '#core/account/rules.ts'
import { isUnconfirmed } from '#core/account/selectors.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type IdempotencyKey, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { findLink, markOf } from '#server/platform/mails/mailed-link.ts'
import {
  hoursAfter,
  type MailChange,
  type MailChangeDependencies,
  mailOf,
} from './mail-changing.ts'

type AddressMove = {
  account: string
  tokenHash: string
  confirmed: boolean
  passwordHash: string | null
}
/** The old address was nobody's word: nothing is told to it, and the new one is confirmed. */
const createActivateMoved =
  ({ accounts, credentials, dispatch }: MailChangeDependencies) =>
  async (
    { account, passwordHash }: { account: string; passwordHash: string | null },
    site: Site,
    idempotency: IdempotencyKey | null,
  ) => {
    const { email = '' } = (await accounts.addressee(account)) ?? {}
    const activated = { email, form: null, passwordHash }
    const credits = site.settings.signup_credits
    const event = { type: 'activate', link: 'good', opener: 'known', credits, activated } as const
    await dispatch({
      idempotency,
      attempt: async () => ({
        first: [{ to: 'account', id: account, event, must: true }],
        answer: () => ({}),
      }),
    })
    await credentials.cancelMailChange(account)
  }

export const createConfirmMailChange = (
  deps: MailChangeDependencies,
): Pick<MailChange, 'confirm'> => {
  const { credentials, accounts, passwords, linkStore, store, writeOnce, liveHints, ids, clock } =
    deps
  const activate = createActivateMoved(deps)
  const mail = mailOf(ids)

  const move = async (
    { account, tokenHash, confirmed, passwordHash }: AddressMove,
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
    const change = { account, tokenHash, passwordHash, now, ...told }
    const moved = await credentials.confirmMailChange(change)
    return !moved.written && moved.why === 'email_taken'
      ? refuseFields({ email: 'email_duplicate' })
      : moved
  }

  /** To who does not know the account it is a stranger's, and so is its password. */
  const passwordNeeded = async (account: string) => {
    const { name = '' } = (await accounts.addressee(account)) ?? {}
    return refuse('password_needed', { name })
  }

  return {
    confirm: async ({ token, site, key, member, password: typed }) => {
      const mark = markOf(ids, token)
      const { tokenHash } = mark
      const moved = { account: '', entered: false, passwordHash: null as string | null }
      const idempotency = idempotencyKeyOf(key, 'mailChange', tokenHash)
      const done = await writeOnce(idempotency, async (remember) => {
        const found = await findLink(linkStore, 'mailChange', { mark, site, now: clock.now() })
        if ('refused' in found) return found
        const { account } = found
        if (typed === undefined && member !== account) return passwordNeeded(account)
        const known = await store.load('account', account, clock.now())
        const confirmed = known !== null && !isUnconfirmed(known.stored)
        const passwordHash = typed === undefined ? null : await passwords.hash(typed)
        Object.assign(moved, { account, entered: !confirmed, passwordHash })
        return move({ account, tokenHash, confirmed, passwordHash }, remember)
      })
      if ('refused' in done) return done
      if (moved.entered) await activate(moved, site, idempotency)
      if (moved.account) liveHints.publish([{ account: moved.account, about: 'user' }])
      return { account: moved.account, entered: moved.entered }
    },
  }
}
