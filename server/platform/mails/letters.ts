import type { LinkPurpose, LinkStore, MailRecipient } from '#core/account/ports.ts'
import type { MailedNotice } from '#core/account/settings/notifications.ts'
import type { Job, MailTemplate } from '#core/kernel/jobs.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import type { Letter } from './layout.ts'
import { markOf } from './mailed-link.ts'
import type { MailContext } from './templates.ts'

export type MailJob = Extract<Job, { name: 'mail' }>
/** A letter, and whom it goes to: not always the address of the account. */
export type OutgoingLetter = { letter: Letter; addressee: MailRecipient }
/** What a mail says at this moment; null where it has no addressee or no reason any more. */
export type WriteLetter = (job: MailJob, to: MailContext) => Promise<Letter | OutgoingLetter | null>
/** One for each mail that the product sends: what is missing does not compile. */
export type Letters = { [T in MailTemplate]: WriteLetter }

/** Mails of one kind to one account. */
export type MailKindOf = { account: string; kind: MailedNotice }
/** The path that switches mails of one kind off: signed, and good for as long as the key is. */
export type UnsubscribePath = (of: MailKindOf) => string

export type MailedLink = { token: string; until: Date }
/** Makes a link of one use, which counts from now on, and answers its token. */
export type MakeLink = (link: {
  account: string
  purpose: LinkPurpose
  expires: Date
  about?: string
  /** Those before it go on where a stranger may have asked for this one. */
  earlier?: 'stay' | undefined
}) => Promise<string>

export const createMakeLink =
  ({ linkStore, ids, clock }: { linkStore: LinkStore; ids: Ids; clock: Clock }): MakeLink =>
  async (link) => {
    const token = ids.secret()
    await linkStore.make({ ...link, mark: markOf(ids, token), now: clock.now() })
    return token
  }
