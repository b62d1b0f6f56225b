import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { Job, MailTemplate } from '#core/kernel/jobs.ts'
import type {
  Clock,
  Ids,
  JobQueue,
  LifecycleStore,
  LiveHints,
  Passwords,
} from '#core/kernel/ports.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { Site } from '#core/site/ports.ts'
import type { GuessLimit } from '#server/account/signin/guess-limit.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import type { Refused } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '../../platform/idempotency/write-once.ts'
import type { LimitCall } from '../../platform/limiting.ts'

type MailChangeResult = Promise<Record<never, never> | Refused>
type MailChangeLink = { token: string; site: Site; key: string | null }
/** `member`: who is logged in where the link is opened; `password`: what was typed there, if any. */
export type OpenedMailLink = MailChangeLink & {
  member: string | null
  /** Of the device where it is opened. */
  mark: string
  password: string | undefined
}

/** Moving an account to another address, which its owner confirms and the old one can undo. */
export type MailChange = {
  /** Answers alike whether the address has an account or not: the mail tells (promise S2). */
  request(form: {
    account: string
    site: Site
    form: { email: string; password: string }
    key: string | null
  }): MailChangeResult
  /** Sends the mail to the new address once more; with the same key it is the same mail. */
  resend(request: { account: string; site: Site; key: string | null }): MailChangeResult
  cancel(account: string): Promise<void>
  /** `entered`: nobody had confirmed the old address, and now the account is active. */
  confirm(link: OpenedMailLink): Promise<{ account: string; entered: boolean } | Refused>
  undo(link: MailChangeLink): MailChangeResult
}

export type MailChangeDependencies = {
  credentials: CredentialStore
  accounts: AccountStore
  signupForms: Pick<SignupForms, 'hadCredits'>
  passwords: Passwords
  linkStore: LinkStore
  store: LifecycleStore
  dispatch: Dispatch
  writeOnce: WriteIdempotently
  limit: LimitCall
  guessLimit: Pick<GuessLimit, 'ofAccount'>
  jobQueue: JobQueue
  liveHints: Pick<LiveHints, 'publish'>
  ids: Ids
  clock: Clock
}

export const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)

export const mailOf =
  (ids: Ids) =>
  (template: MailTemplate, account: string, key: string | null = null): Job => ({
    name: 'mail',
    key: `${template}:${key === null ? ids.next() : `${account}:${key}`}`,
    template,
    account,
  })
