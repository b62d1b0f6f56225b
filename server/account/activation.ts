import type { CredentialStore } from '#core/account/credentials.ts'
import type { AccountStore, LinkStore } from '#core/account/store.ts'
import { startOfDay } from '#core/day.ts'
import type { Ids, LifecycleStore, Work } from '#core/ports.ts'
import type { Site } from '#core/site/store.ts'
import { type Dispatch, onceOf } from '#server/dispatch.ts'
import { type Refused, refuse } from '#server/http/refusals.ts'
import { markOf, refuseLink } from './mailed-link.ts'

/** Whose address the token of a mailed link confirms. */
export type Activate = (ask: {
  token: string
  site: Site
  key: string | null
}) => Promise<{ account: string } | Refused>

/** A link that is unknown, expired or used, or of another site, is just not good. */
export const activating =
  ({ dispatch, links, ids }: { dispatch: Dispatch; links: LinkStore; ids: Ids }): Activate =>
  async ({ token, site, key }) => {
    const mark = markOf(ids, token)
    const activated = await dispatch({
      once: onceOf(key, 'activation', mark.tokenHash),
      attempt: async (now) => {
        const found = await links.find('activation', mark, now)
        if (found?.site !== site.id) return { refused: 'link_invalid' }
        const { account, link } = found
        if (link === 'orphan') return { refused: 'email_not_found' }
        const event = { type: 'activate', link, credits: site.settings.signup_credits } as const
        return {
          first: [{ to: 'account', id: account, event, must: true }],
          answer: () => ({ account }),
        }
      },
    })
    return activated.done ? activated.answer : refuseLink(activated.why)
  }

/** Asks for the mail of a sign-up again, while nobody is logged in. */
export type AskSignupMail = (ask: {
  email: string
  site: Site
  key: string | null
}) => Promise<void>

/**
 * Known and unknown addresses take the same work: a job finds nobody to write to, or nothing that
 * is still to be confirmed (promise S2). The same key is one mail.
 */
export const askingSignupMail =
  ({
    credentials,
    work,
    ids,
  }: {
    credentials: Pick<CredentialStore, 'accountOf'>
    work: Work
    ids: Ids
  }): AskSignupMail =>
  async ({ email, site, key }) => {
    const account = (await credentials.accountOf(site.id, email)) ?? ids.next()
    const one = key === null ? ids.next() : ids.hash(JSON.stringify([site.id, email, key]))
    await work.put({ name: 'mail', key: `activation:${one}`, template: 'activation', account })
  }

/** Asks for the activation mail once more. */
export type AskMail = (
  account: string,
  key: string | null,
) => Promise<Record<never, never> | Refused>

export const askingMail =
  ({
    dispatch,
    store,
    accounts,
    ids,
  }: {
    dispatch: Dispatch
    store: LifecycleStore
    accounts: AccountStore
    ids: Ids
  }): AskMail =>
  async (id, key) => {
    const mail = ids.next()
    const asked = await dispatch({
      once: onceOf(key, `askMail:${id}`, ''),
      attempt: async (now) => {
        const known = await store.load('account', id, now)
        const mailsToday = await accounts.activationMailsSince(id, startOfDay(now))
        const event = { type: 'askMail', mail, mailsToday } as const
        return {
          first: [{ to: 'account', id, event, must: true }],
          answer: () => ({}),
          // Loaded before the mails were counted: what is asked for meanwhile is a conflict.
          loaded: new Map([[`account:${id}` as const, known]]),
        }
      },
    })
    return asked.done ? asked.answer : refuse(asked.why)
  }
