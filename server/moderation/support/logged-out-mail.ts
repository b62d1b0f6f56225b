import type { Letter } from '#server/platform/mails/layout.ts'
import { footerOf, type MailContext, namesFor } from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'

/** Whom support logged out everywhere reads that it did, and what to do if they did not ask. */
export const loggedOutLetter = (to: MailContext): Letter => {
  const texts = textsOf(to.addressee.language).loggedOut
  const names = namesFor(to)
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [
      { text: texts.body(names) },
      { button: texts.button, url: `${to.publicUrl}/login` },
      { text: texts.more },
    ],
    footer: footerOf(to),
  }
}
