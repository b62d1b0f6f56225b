import type { CredentialStore } from '#core/account/credentials.ts'
import { MAIL_CHANGE_LINK_HOURS, MAIL_UNDO_HOURS } from '#core/account/rules.ts'
import { isUnconfirmed } from '#core/account/standing.ts'
import type { AccountStore, LinkStore } from '#core/account/store.ts'
import type { Job, MailTemplate } from '#core/jobs.ts'
import type { Clock, Ids, LifecycleStore, Passwords, Remember, Wire, Work } from '#core/ports.ts'
import type { Site } from '#core/site/store.ts'
import { type Dispatch, type Once, onceOf } from '#server/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/http/refusals.ts'
import type { Limiting } from './limiting.ts'
import { findLink, markOf } from './mailed-link.ts'
import type { WriteOnce } from './once.ts'

type Done = Promise<Record<never, never> | Refused>
type ByLink = { token: string; site: Site; key: string | null }

/** Moving an account to another address, which its owner confirms and the old one can undo. */
export type MailChanging = {
  /** Answers alike whether the address has an account or not: the mail tells (promise S2). */
  ask(wish: {
    account: string
    site: Site
    form: { email: string; password: string }
    key: string | null
  }): Done
  /** Sends the mail to the new address once more; with the same key it is the same mail. */
  resend(account: string, key: string | null): Done
  cancel(account: string): Promise<void>
  /** `entered`: nobody had confirmed the old address, and now the account is active. */
  confirm(link: ByLink): Promise<{ account: string; entered: boolean } | Refused>
  undo(link: ByLink): Done
}

type Parts = {
  credentials: CredentialStore
  accounts: AccountStore
  passwords: Passwords
  links: LinkStore
  store: LifecycleStore
  dispatch: Dispatch
  writeOnce: WriteOnce
  limit: Limiting
  work: Work
  wire: Pick<Wire, 'publish'>
  ids: Ids
  clock: Clock
}

const HOUR_MS = 3_600_000
const after = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)

const mailOf =
  (ids: Ids) =>
  (template: MailTemplate, account: string, key: string | null = null): Job => ({
    name: 'mail',
    key: `${template}:${key === null ? ids.next() : `${account}:${key}`}`,
    template,
    account,
  })

const asking = (parts: Parts): Pick<MailChanging, 'ask' | 'resend' | 'cancel'> => {
  const { credentials, accounts, passwords, writeOnce, limit, work, wire, ids, clock } = parts
  const mail = mailOf(ids)
  const seen = (account: string) => wire.publish([{ account, about: 'user' }])

  return {
    ask: async ({ account, site, form: { email, password }, key }) => {
      const once = onceOf(key, `mailChange:${account}`, email)
      const done = await writeOnce(once, async (remember) => {
        const { right } = await passwords.verify(await accounts.passwordHash(account), password)
        if (!right) return refuseFields({ password: 'password_wrong' })
        const own = await accounts.addressee(account)
        if (own?.email === email) return refuseFields({ email: 'email_duplicate' })
        const tooMany = await limit('mailChangeMails', account)
        if (tooMany) return tooMany
        const now = clock.now()
        const until = after(now, MAIL_CHANGE_LINK_HOURS)
        const jobs = [mail('emailChangeAsked', account)]
        return credentials.askMailChange({
          account,
          site: site.id,
          email,
          until,
          now,
          jobs,
          remember,
        })
      })
      if (!('refused' in done)) seen(account)
      return done
    },
    resend: async (account, key) => {
      const change = await credentials.mailChange(account, clock.now())
      if (!change?.asked) return refuse('not_now')
      const tooMany = await limit('mailChangeMails', account)
      if (tooMany) return tooMany
      await work.put(mail('emailChangeAsked', account, key))
      return {}
    },
    cancel: async (account) => {
      await credentials.cancelMailChange(account)
      seen(account)
    },
  }
}

const confirming = (parts: Parts): Pick<MailChanging, 'confirm'> => {
  const { credentials, links, store, dispatch, writeOnce, wire, ids, clock } = parts
  const mail = mailOf(ids)

  /** The old address was nobody's word: nothing is told to it, and the new one is confirmed. */
  const activate = async (account: string, site: Site, once: Once | null) => {
    const event = { type: 'activate', link: 'good', credits: site.settings.signup_credits } as const
    await dispatch({
      once,
      attempt: async () => ({
        first: [{ to: 'account', id: account, event, must: true }],
        answer: () => ({}),
      }),
    })
    await credentials.cancelMailChange(account)
  }

  const move = async (
    { account, tokenHash, confirmed }: { account: string; tokenHash: string; confirmed: boolean },
    remember: Remember | null,
  ) => {
    const now = clock.now()
    const told = confirmed
      ? { undoUntil: after(now, MAIL_UNDO_HOURS), jobs: [mail('emailChanged', account)], remember }
      : { undoUntil: null, jobs: [], remember: null }
    const moved = await credentials.confirmMailChange({ account, tokenHash, now, ...told })
    return !moved.written && moved.why === 'email_taken'
      ? refuseFields({ email: 'email_duplicate' })
      : moved
  }

  return {
    confirm: async ({ token, site, key }) => {
      const mark = markOf(ids, token)
      const { tokenHash } = mark
      const moved = { account: '', entered: false }
      const once = onceOf(key, 'mailChange', tokenHash)
      const done = await writeOnce(once, async (remember) => {
        const found = await findLink(links, 'mailChange', { mark, site, now: clock.now() })
        if ('refused' in found) return found
        const known = await store.load('account', found.account, clock.now())
        const confirmed = known !== null && !isUnconfirmed(known.stored)
        Object.assign(moved, { account: found.account, entered: !confirmed })
        return move({ ...found, tokenHash, confirmed }, remember)
      })
      if ('refused' in done) return done
      if (moved.entered) await activate(moved.account, site, once)
      if (moved.account) wire.publish([{ account: moved.account, about: 'user' }])
      return moved
    },
  }
}

const undoing = (parts: Parts): Pick<MailChanging, 'undo'> => {
  const { credentials, links, writeOnce, wire, ids, clock } = parts
  const mail = mailOf(ids)
  return {
    undo: async ({ token, site, key }) => {
      const mark = markOf(ids, token)
      let account = ''
      const done = await writeOnce(onceOf(key, 'mailUndo', mark.tokenHash), async (remember) => {
        const found = await findLink(links, 'mailUndo', { mark, site, now: clock.now() })
        if ('refused' in found) return found
        account = found.account
        const jobs = [mail('passwordReset', account)]
        return credentials.undoMailChange({
          account,
          tokenHash: mark.tokenHash,
          now: clock.now(),
          jobs,
          remember,
        })
      })
      if (account && !('refused' in done)) wire.publish([{ account, about: 'user' }])
      return done
    },
  }
}

export const changingMail = (parts: Parts): MailChanging => ({
  ...asking(parts),
  ...confirming(parts),
  ...undoing(parts),
})
