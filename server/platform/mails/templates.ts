import type { MailRecipient } from '#core/account/ports.ts'
import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { isolate } from '#core/normalisation/direction.ts'
import type { Site } from '#core/site/ports.ts'
import { textsOf } from '../texts.ts'
import type { Block, Letter } from './layout.ts'

/** `publicUrl`: where the addressee's own site is. */
export type MailContext = { addressee: MailRecipient; site: Site; publicUrl: string }

/** Nobody is called by a name in a mailbox that has not said yes to it: a name can be a message. */
export const namesFor = ({ addressee, site }: MailContext) => ({
  name: addressee.confirmed ? isolate(addressee.name) : '',
  site: site.settings.name,
})
export const paragraphs = (lines: string[]): Block[] => lines.map((text) => ({ text }))

/** A moment as the language writes it, by the site's own zone. */
export const momentOf = ({ addressee }: MailContext, at: Date) =>
  new Intl.DateTimeFormat(textsOf(addressee.language).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(at)

/** A day as the language writes it, by the site's own zone. */
export const dayOf = ({ addressee }: MailContext, at: Date) =>
  new Intl.DateTimeFormat(textsOf(addressee.language).locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(at)

export const footerOf = (to: MailContext) => {
  const { name, support_email } = to.site.settings
  return textsOf(to.addressee.language).footer({ site: name, support: support_email })
}

export const activationLetter = (
  to: MailContext,
  { token, credits }: { token: string; credits: number },
): Letter => {
  const texts = textsOf(to.addressee.language).activation
  const names = namesFor(to)
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [
      ...paragraphs(texts.body({ ...names, credits, conversations: FREE_CONVERSATIONS })),
      { button: texts.button, url: `${to.publicUrl}/${token}` },
      { text: texts.after({ hours: ACTIVATION_LINK_HOURS }) },
    ],
    footer: footerOf(to),
  }
}
