import type { AccountStore } from '#core/account/ports.ts'
import type { Mailer } from '#core/kernel/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { originOf } from '../http/origin.ts'
import { formsOf } from './layout.ts'
import type { Letters, MailJob } from './letters.ts'
import type { MailRefusals } from './refusals.ts'

export type SendMail = (job: MailJob) => Promise<void>

/**
 * Writes and sends what a job asks for. What a mail says is made now, so that a link counts from
 * its sending on; what no longer has an addressee or a reason is not sent.
 */
export const createSendMail =
  ({
    letters,
    accounts,
    sites,
    mailer,
    mailRefusals,
    publicUrl,
  }: {
    letters: Letters
    accounts: AccountStore
    sites: SiteStore
    mailer: Mailer
    mailRefusals: MailRefusals
    publicUrl: string
  }): SendMail =>
  async (job) => {
    const owner = job.typed
      ? { ...job.typed, confirmed: false, name: '', disabled: [] }
      : await accounts.addressee(job.account)
    const site = (await sites.all()).find(({ id }) => id === owner?.site)
    if (!owner || !site) return
    const to = { addressee: owner, site, publicUrl: originOf(publicUrl, site) }
    const written = await letters[job.template](job, to)
    if (!written) return
    const { letter, addressee } =
      'letter' in written ? written : { letter: written, addressee: owner }
    const mail = { to: addressee.email, sender: site.settings.mail_name, subject: letter.subject }
    const forms = formsOf(letter, addressee.language)
    await mailRefusals.watch(job.key, () => mailer.send({ ...mail, ...forms, key: job.key }))
    if (job.template === 'erased') await accounts.forgetAddress(job.account)
  }
