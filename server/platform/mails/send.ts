import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import { isConfirmed, isLeaving, isSuspended, mayEnter } from '#core/account/selectors.ts'
import { mayNotify } from '#core/account/settings/notifications.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { Job, MailTemplate } from '#core/kernel/jobs.ts'
import type { Clock, Ids, LifecycleStore, Mailer } from '#core/kernel/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { markOf } from '#server/account/credentials/mailed-link.ts'
import { originOf } from '#server/site/origin.ts'
import {
  addressTakenLetter,
  alreadyMemberLetter,
  firstMessageLostLetter,
  newDeviceLetter,
  passwordChangedLetter,
  welcomeLetter,
} from '../../account/credentials/letters.ts'
import { credentialLetters, type MakeLink, type Outgoing } from '../../account/credentials/mails.ts'
import {
  erasedLetter,
  leavingLetter,
  restoredLetter,
  suspendedLetter,
} from '../../account/leaving/mails.ts'
import { activationLetters } from '../../account/signup/mails.ts'
import { withdrawalLinks } from '../../payment/withdrawal/mails.ts'
import { matchesLetter, newLikesLetter, newMessagesLetter } from '../../push/mails.ts'
import { formsOf, type Letter } from './layout.ts'
import { receiptLetter, type To } from './templates.ts'

type MailJob = Extract<Job, { name: 'mail' }>
type OwnTemplate = Exclude<
  MailTemplate,
  'activation' | 'addressHeld' | 'passwordReset' | 'emailChangeAsked' | 'emailChanged'
>
export type SendMail = (job: MailJob) => Promise<void>

type Parts = {
  accounts: AccountStore
  credentials: CredentialStore
  links: LinkStore
  forms: SignupForms
  payments: PaymentStore
  sites: SiteStore
  store: LifecycleStore
  mailer: Mailer
  ids: Ids
  clock: Clock
  publicUrl: string
}

const notices = { newMessages: newMessagesLetter, newLikes: newLikesLetter, matches: matchesLetter }

/** A notice, unless the member has switched mails of its kind off. */
const noticeOf = (kind: keyof typeof notices, to: To) =>
  mayNotify(to.addressee.disabled, 'email', kind) ? notices[kind](to) : null

/** Letters with a link of one use, which counts from now on. */
const linking = ({ links, ids, clock, ...parts }: Parts) => {
  const make: MakeLink = async (link) => {
    const token = ids.secret()
    await links.make({ ...link, mark: markOf(ids, token), now: clock.now() })
    return token
  }
  return {
    ...credentialLetters({ ...parts, make, clock }),
    withdrawalLink: withdrawalLinks({ ...parts, make, clock }),
    activation: activationLetters({ ...parts, make, clock }),
    /** The link works for as long as coming back does. */
    leaving: async (account: string, to: To, until: Date | null) =>
      until &&
      leavingLetter(to, {
        token: await make({ account, purpose: 'return', expires: until }),
        until,
      }),
  }
}

const receiptOf = async (payments: PaymentStore, payment: string | undefined, to: To) => {
  const found = payment === undefined ? null : await payments.receipt(payment)
  return found && receiptLetter(to, found)
}

/**
 * Writes and sends what a job asks for. What a mail says is made now, so that a link counts from
 * its sending on; what no longer has an addressee or a reason is not sent.
 */
export const createSendMail = (parts: Parts): SendMail => {
  const { accounts, payments, sites, store, mailer, clock, publicUrl } = parts
  const { activation, leaving, withdrawalLink, ...links } = linking(parts)
  const { passwordReset, emailChangeAsked, emailChanged, addressHeld } = links

  const letterOf = async (
    { template, account, about }: MailJob & { template: OwnTemplate },
    to: To,
  ): Promise<Letter | null> => {
    const known = await store.load('account', account, clock.now())
    const confirmed = known !== null && isConfirmed(known.stored)
    switch (template) {
      case 'welcome':
        return confirmed ? welcomeLetter(to) : null
      case 'alreadyMember':
        return alreadyMemberLetter(to)
      case 'firstMessageLost':
        return firstMessageLostLetter(to)
      case 'passwordChanged':
        return passwordChangedLetter(to)
      case 'addressTaken':
        return addressTakenLetter(to)
      case 'newDevice':
        return newDeviceLetter(to, about ?? '')
      case 'receipt':
        return receiptOf(payments, about, to)
      case 'withdrawalLink':
        return withdrawalLink(account, to, about)
      case 'newMessages':
      case 'newLikes':
      case 'matches':
        return known && mayEnter(known.stored) === 'ok' ? noticeOf(template, to) : null
      case 'leaving':
        return known && isLeaving(known.stored) ? leaving(account, to, known.nextDue) : null
      case 'suspended':
        return known && isSuspended(known.stored) ? suspendedLetter(to, about ?? '') : null
      case 'restored':
        return known && !isSuspended(known.stored) ? restoredLetter(to) : null
      case 'erased':
        return erasedLetter(to)
    }
  }

  /** Most go to the address of the account. */
  const outgoingOf = async (job: MailJob, to: To): Promise<Outgoing | null> => {
    const { template, account } = job
    if (template === 'activation') return activation(job, to)
    if (template === 'addressHeld') return addressHeld(account, to)
    if (template === 'passwordReset') return passwordReset(account, to)
    if (template === 'emailChangeAsked') return emailChangeAsked(account, to)
    if (template === 'emailChanged') return emailChanged(account, to)
    const letter = await letterOf({ ...job, template }, to)
    return letter && { letter, addressee: to.addressee }
  }

  return async (job) => {
    const owner = await accounts.addressee(job.account)
    const site = (await sites.all()).find(({ id }) => id === owner?.site)
    if (!owner || !site) return
    const to = { addressee: owner, site, publicUrl: originOf(publicUrl, site) }
    const outgoing = await outgoingOf(job, to)
    if (!outgoing) return
    const { letter, addressee } = outgoing
    const mail = { to: addressee.email, sender: site.settings.mail_name, subject: letter.subject }
    await mailer.send({ ...mail, ...formsOf(letter, addressee.language), key: job.key })
    if (job.template === 'erased') await accounts.forgetAddress(job.account)
  }
}
