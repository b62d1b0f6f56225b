import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import type { AccountStore, LinkStore } from '#core/account/store.ts'
import type { Job } from '#core/jobs.ts'
import type { PaymentStore } from '#core/payment/store.ts'
import type { Clock, Ids, LifecycleStore, Mailer } from '#core/ports.ts'
import type { SiteStore } from '#core/site/store.ts'
import { isConfirmed } from '#server/account/standing.ts'
import { formsOf, type Letter } from './layout.ts'
import {
  activationLetter,
  alreadyMemberLetter,
  newMessagesLetter,
  receiptLetter,
  type To,
} from './templates.ts'

type MailJob = Extract<Job, { name: 'mail' }>
export type SendMail = (job: MailJob) => Promise<void>

const HOUR_MS = 3_600_000

/**
 * Writes and sends what a job asks for. What a mail says is made now, so that a link counts from
 * its sending on; what no longer has an addressee or a reason is not sent.
 */
export const mailing = ({
  accounts,
  links,
  payments,
  sites,
  store,
  mailer,
  ids,
  clock,
  publicUrl,
}: {
  accounts: AccountStore
  links: LinkStore
  payments: PaymentStore
  sites: SiteStore
  store: LifecycleStore
  mailer: Mailer
  ids: Ids
  clock: Clock
  publicUrl: string
}): SendMail => {
  const activation = async (account: string, to: To) => {
    const token = ids.secret()
    const now = clock.now()
    const expires = new Date(now.getTime() + ACTIVATION_LINK_HOURS * HOUR_MS)
    const tokenHash = ids.hash(token)
    await links.make({ account, purpose: 'activation', tokenHash, now, expires })
    return activationLetter(to, token)
  }

  const receipt = async (payment: string | undefined, to: To) => {
    const found = payment === undefined ? null : await payments.receipt(payment)
    return found && receiptLetter(to, found.order)
  }

  const letterOf = async (
    { template, account, about }: MailJob,
    to: To,
  ): Promise<Letter | null> => {
    const known = await store.load('account', account, clock.now())
    const confirmed = known !== null && isConfirmed(known.stored)
    switch (template) {
      case 'activation':
        return confirmed ? null : activation(account, to)
      case 'alreadyMember':
        return alreadyMemberLetter(to)
      case 'receipt':
        return receipt(about, to)
      case 'newMessages':
        return newMessagesLetter(to)
    }
  }

  return async (job) => {
    const addressee = await accounts.addressee(job.account)
    const site = (await sites.all()).find(({ id }) => id === addressee?.site)
    if (!addressee || !site) return
    const letter = await letterOf(job, { addressee, site, publicUrl })
    if (!letter) return
    const forms = formsOf(letter, addressee.language)
    await mailer.send({ to: addressee.email, subject: letter.subject, ...forms, key: job.key })
  }
}
