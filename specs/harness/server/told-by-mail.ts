import { type MailServer, wordsOf } from '#specs/harness/server/mail-server.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'

/** A member whose mails go by a mail server and not into the mailbox. */
export const activated = (server: SpecServer, post: MailServer): Promise<SpecMember> =>
  newMember({
    browser: server.browser,
    mailTo: (address) =>
      until(() => {
        const mail = post.taken.find(({ to }) => to.includes(address))
        if (!mail) throw new Error(`No mail to ${address} yet`)
        return { to: address, subject: '', text: wordsOf(mail), html: '', key: '' }
      }),
  })
