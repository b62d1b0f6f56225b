import type { Letter } from '../../platform/mails/layout.ts'
import { footerOf, momentOf, named, paragraphs, type To } from '../../platform/mails/templates.ts'
import { textsOf } from '../../platform/texts.ts'

/** Who cannot or will not log in any more still has the right to withdraw (promise H3). */
const withdrawalBlocks = (
  to: To,
  texts: { withdraw: string; withdrawHere: string },
): Letter['blocks'] => [
  { text: texts.withdraw },
  { link: texts.withdrawHere, url: `${to.publicUrl}/withdraw/mail` },
]

/** With the link by which who leaves can come back, until that instant. */
export const leavingLetter = (to: To, { token, until }: { token: string; until: Date }): Letter => {
  const texts = textsOf(to.addressee.language).leaving
  const who = named(to)
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [
      ...paragraphs(texts.body({ ...who, until: momentOf(to, until) })),
      { button: texts.button, url: `${to.publicUrl}/${token}?back` },
      { text: texts.after(who) },
      ...withdrawalBlocks(to, texts),
    ],
    footer: footerOf(to),
  }
}

/** A restriction tells its reason, its length and how to object (promise H6). */
export const suspendedLetter = (to: To, reason: string): Letter => {
  const texts = textsOf(to.addressee.language).suspended
  const who = named(to)
  const support = to.site.settings.support_email
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [
      ...paragraphs(texts.body({ ...who, reason, support })),
      ...withdrawalBlocks(to, texts),
    ],
    footer: footerOf(to),
  }
}

export const restoredLetter = (to: To): Letter => {
  const texts = textsOf(to.addressee.language).restored
  const who = named(to)
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [{ text: texts.body(who) }, { button: texts.button, url: `${to.publicUrl}/login` }],
    footer: footerOf(to),
  }
}

/** The receipt of an erasure: what is gone and what is kept (promise H8). */
export const erasedLetter = (to: To): Letter => {
  const texts = textsOf(to.addressee.language).erased
  const who = named(to)
  const rows: [string, string][] = [
    [texts.gone, texts.goneWhat],
    [texts.kept, texts.keptWhat],
  ]
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [...paragraphs(texts.body(who)), { rows }],
    footer: footerOf(to),
  }
}
