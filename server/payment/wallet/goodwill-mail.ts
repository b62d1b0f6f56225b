import type { Letter } from '#server/platform/mails/layout.ts'
import { footerOf, type MailContext, namesFor } from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'

/** Who gets credits of the site as a gift reads how many, and where they are. */
export const goodwillLetter = (to: MailContext, credits: number): Letter => {
  const texts = textsOf(to.addressee.language).goodwill
  const names = namesFor(to)
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [
      { text: texts.body({ ...names, credits }) },
      { button: texts.button, url: `${to.publicUrl}/transactions` },
    ],
    footer: footerOf(to),
  }
}
