import type { Logger } from 'pino'
import type { Job } from '#core/kernel/jobs.ts'
import type { Mailer } from '#core/kernel/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { staffLetter } from '#server/payment/staff-mails.ts'
import { formsOf } from '#server/platform/mails/layout.ts'

type StaffJob = Extract<Job, { name: 'tellStaff' }>
export type NotifyStaff = (job: StaffJob) => Promise<void>

/** Writes to the people of the site, who settle with the member what no rule can. */
export const createNotifyStaff =
  ({
    payments,
    sites,
    mailer,
    log,
  }: {
    payments: PaymentStore
    sites: SiteStore
    mailer: Mailer
    log: Logger
  }): NotifyStaff =>
  async ({ key, payment, account, about, minor }) => {
    log.warn({ payment, account, about }, 'a person has to look at a payment')
    const [found, all] = await Promise.all([payments.receipt(payment), sites.all()])
    const site = all.find(({ id }) => id === found?.site)
    if (!found || !site) return
    const { owed } = await payments.balance(account)
    const { support_email, domain_language, name, mail_name: sender } = site.settings
    const [language = 'nl'] = domain_language.split('_')
    const letter = staffLetter({ ...found, language, site: name, about, minor, owed })
    const forms = formsOf(letter, language)
    await mailer.send({ to: support_email, sender, subject: letter.subject, ...forms, key })
  }
