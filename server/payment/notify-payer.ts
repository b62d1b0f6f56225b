import type { AccountStore } from '#core/account/ports.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Clock, JobQueue, Mailer } from '#core/kernel/ports.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { payerLetter } from '#server/payment/payer-mails.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { formsOf } from '#server/platform/mails/layout.ts'

export type NotifyPayer = (job: Extract<Job, { name: 'tellPayer' }>) => Promise<void>

/**
 * Writes to a member of money that came or went otherwise than ordered, and tells their device; not
 * to who is erased.
 */
export const createNotifyPayer =
  ({
    accounts,
    payments,
    debits,
    sites,
    clock,
    mailer,
    jobQueue,
    publicUrl,
  }: {
    accounts: AccountStore
    payments: PaymentStore
    debits: Pick<DirectDebitStore, 'facts'>
    sites: SiteStore
    clock: Clock
    mailer: Mailer
    jobQueue: JobQueue
    publicUrl: string
  }): NotifyPayer =>
  async ({ key, payment, account, ...news }) => {
    const [found, addressee, { owed }, { owedMinor: debtMinor }] = await Promise.all([
      payments.receipt(payment),
      accounts.addressee(account),
      payments.balance(account),
      debits.facts(account, clock.now()),
    ])
    const site = (await sites.all()).find(({ id }) => id === addressee?.site)
    if (!found || !addressee || !site) return
    const to = { addressee, site, publicUrl: originOf(publicUrl, site) }
    const letter = payerLetter(to, { ...news, ...found, owed, debtMinor })
    const forms = formsOf(letter, addressee.language)
    const { mail_name: sender } = site.settings
    await mailer.send({ to: addressee.email, sender, subject: letter.subject, ...forms, key })
    const path = `/transactions/${payment}`
    await jobQueue.put({ name: 'push', key: `push:${key}`, kind: 'payments', account, path })
  }
