import type { Letter } from '../../platform/mails/layout.ts'
import {
  footerOf,
  type MailContext,
  momentOf,
  namesFor,
  paragraphs,
} from '../../platform/mails/templates.ts'
import { textsOf } from '../../platform/texts.ts'

/** Who cannot or will not log in any more still has the right to withdraw (promise H3). */
const withdrawalBlocks = (
  to: MailContext,
  texts: { withdraw: string; withdrawHere: string },
): Letter['blocks'] => [
  { text: texts.withdraw },
  { link: texts.withdrawHere, url: `${to.publicUrl}/withdraw/mail` },
]

/** With the link by which who leaves can come back, until that instant. */
export const leavingLetter = (
  to: MailContext,
  { token, until }: { token: string; until: Date },
): Letter => {
  const texts = textsOf(to.addressee.language).leaving
  const names = namesFor(to)
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [
      ...paragraphs(texts.body({ ...names, until: momentOf(to, until) })),
      { button: texts.button, url: `${to.publicUrl}/${token}?back` },
      { text: texts.after(names) },
      ...withdrawalBlocks(to, texts),
    ],
    footer: footerOf(to),
  }
}

export const restoredLetter = (to: MailContext): Letter => {
  const texts = textsOf(to.addressee.language).restored
  const names = namesFor(to)
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [{ text: texts.body(names) }, { button: texts.button, url: `${to.publicUrl}/login` }],
    footer: footerOf(to),
  }
}

/** The receipt of an erasure: what is gone and what is kept (promise H8). */
export const erasedLetter = (to: MailContext): Letter => {
  const texts = textsOf(to.addressee.language).erased
  const names = namesFor(to)
  const rows: [string, string][] = [
    [texts.gone, texts.goneWhat],
    [texts.kept, texts.keptWhat],
  ]
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [...paragraphs(texts.body(names)), { rows }],
    footer: footerOf(to),
  }
}
