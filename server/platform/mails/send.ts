import type { AccountStore } from '#core/account/ports.ts'
import { type MailedNotice, noticeOfMail } from '#core/account/settings/notifications.ts'
import type { Mailer } from '#core/kernel/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { originOf } from '../http/origin.ts'
import { textsOf } from '../texts.ts'
import { type Block, formsOf } from './layout.ts'
import type { Letters, MailJob, UnsubscribePath } from './letters.ts'
import type { MailRefusals } from './refusals.ts'

export type SendMail = (job: MailJob) => Promise<void>

const unsubscribeLink = (language: string, kind: MailedNotice, url: string): Block => {
  const { link, kinds } = textsOf(language).unsubscribe
  return { link: link({ kind: kinds[kind] }), url }
}

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
    unsubscribePath,
  }: {
    letters: Letters
    accounts: AccountStore
    sites: SiteStore
    mailer: Mailer
    mailRefusals: MailRefusals
    publicUrl: string
    unsubscribePath: UnsubscribePath
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
    const kind = noticeOfMail[job.template]
    const unsubscribe = kind
      ? `${to.publicUrl}${unsubscribePath({ account: job.account, kind })}`
      : undefined
    const blocks =
      kind && unsubscribe
        ? [...letter.blocks, unsubscribeLink(addressee.language, kind, unsubscribe)]
        : letter.blocks
    const forms = formsOf({ ...letter, blocks }, addressee.language)
    const sent = { ...mail, ...forms, key: job.key, unsubscribe }
    await mailRefusals.watch(job.key, () => mailer.send(sent))
    if (job.template === 'erased') await accounts.forgetAddress(job.account)
  }
