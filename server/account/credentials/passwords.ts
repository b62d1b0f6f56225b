import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import type { Clock, Ids, JobQueue, LiveHints, Passwords } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuseFields } from '#server/platform/http/refusals.ts'
import { findLink, markOf } from '#server/platform/mails/mailed-link.ts'
import type { WriteIdempotently } from '../../platform/idempotency/write-once.ts'
import { asFieldError } from './beside-field.ts'

type CredentialResult = Promise<Record<never, never> | Refused>

export type ChangePassword = (change: {
  account: string
  /** It goes on; all others end. */
  session: string | null
  form: { old_password: string; password: string }
  key: string | null
}) => CredentialResult

type Dependencies = {
  credentials: CredentialStore
  accounts: AccountStore
  passwords: Passwords
  linkStore: LinkStore
  writeOnce: WriteIdempotently
  jobQueue: JobQueue
  liveHints: Pick<LiveHints, 'publish'>
  ids: Ids
  clock: Clock
}

const changedMail = (account: string, ids: Ids) =>
  ({
    name: 'mail',
    key: `passwordChanged:${ids.next()}`,
    template: 'passwordChanged',
    account,
  }) as const

/** With the old password. The streams of the sessions that end close by the hint. */
export const createChangePassword =
  ({
    credentials,
    accounts,
    passwords,
    writeOnce,
    liveHints,
    ids,
    clock,
  }: Omit<Dependencies, 'linkStore' | 'jobQueue'>): ChangePassword =>
  async ({ account, session, form, key }) => {
    const done = await writeOnce(
      idempotencyKeyOf(key, `password:${account}`, ''),
      async (remember) => {
        const verified = await accounts.passwordHash(account)
        const { right } = await passwords.verify(verified, form.old_password)
        if (!right || verified === null) return refuseFields({ old_password: 'password_wrong' })
        const passwordHash = await passwords.hash(form.password)
        const jobs = [changedMail(account, ids)]
        const change = { account, verified, passwordHash, keep: session, now: clock.now() }
        const wrote = await credentials.changePassword({ ...change, jobs, remember })
        return asFieldError(wrote, 'old_password')
      },
    )
    if (!('refused' in done)) liveHints.publish([{ account, about: 'user' }])
    return done
  }

/** Asks for the mail by which one chooses a new password. */
export type RequestReset = (request: {
  email: string
  site: Site
  key: string | null
}) => Promise<void>

/**
 * Known and unknown addresses take the same work: the job of an unknown one finds nobody to write
 * to (promise S2). Anybody may ask, so that the links before it go on (S5).
 */
export const createRequestReset =
  ({
    credentials,
    jobQueue,
    ids,
  }: Pick<Dependencies, 'credentials' | 'jobQueue' | 'ids'>): RequestReset =>
  async ({ email, site, key }) => {
    const account = (await credentials.accountOf(site.id, email)) ?? ids.next()
    await jobQueue.put({
      name: 'mail',
      key: `passwordReset:${key === null ? ids.next() : `${account}:${key}`}`,
      template: 'passwordReset',
      account,
      earlier: 'stay',
    })
  }

type ResetLink = { token: string; site: Site }
/** Whether the link of a mail for a new password still counts, before anything is typed. */
export type CheckReset = (link: ResetLink) => CredentialResult

export const createCheckReset =
  ({ linkStore, ids, clock }: Pick<Dependencies, 'linkStore' | 'ids' | 'clock'>): CheckReset =>
  async ({ token, site }) => {
    const found = await findLink(linkStore, 'reset', {
      mark: markOf(ids, token),
      site,
      now: clock.now(),
    })
    return 'refused' in found ? found : {}
  }

export type ResetPassword = (
  /** `mark`: of the device that chooses, which the account knows from then on. */
  reset: ResetLink & { password: string; mark: string; key: string | null },
) => CredentialResult

/** By the link of the mail; nobody is logged in by it, and everybody is logged out. */
export const createResetPassword =
  ({
    credentials,
    passwords,
    linkStore,
    writeOnce,
    liveHints,
    ids,
    clock,
  }: Omit<Dependencies, 'accounts' | 'jobQueue'>): ResetPassword =>
  async ({ token, site, password, mark: device, key }) => {
    const mark = markOf(ids, token)
    let account = ''
    const done = await writeOnce(
      idempotencyKeyOf(key, 'reset', mark.tokenHash),
      async (remember) => {
        const found = await findLink(linkStore, 'reset', { mark, site, now: clock.now() })
        if ('refused' in found) return found
        account = found.account
        const passwordHash = await passwords.hash(password)
        const jobs = [changedMail(account, ids)]
        const { tokenHash } = mark
        return credentials.resetPassword({
          account,
          passwordHash,
          tokenHash,
          device,
          now: clock.now(),
          jobs,
          remember,
        })
      },
    )
    if (account && !('refused' in done)) liveHints.publish([{ account, about: 'user' }])
    return done
  }
