import { BANNED_ADDRESS_MONTHS } from '#core/moderation/rules.ts'
import type { Letter } from '../../platform/mails/layout.ts'
import type { MailedLink } from '../../platform/mails/letters.ts'
import { noteLetter } from '../../platform/mails/note.ts'
import {
  footerOf,
  type MailContext,
  momentOf,
  namesFor,
  paragraphs,
} from '../../platform/mails/templates.ts'
import { textsOf } from '../../platform/texts.ts'

/** The token of a link of one use, and until when it counts. */

const linkWords = (to: MailContext, { until }: MailedLink) => ({
  ...namesFor(to),
  until: momentOf(to, until),
})

/** Once the address is confirmed; `credits`: what was given for it. */
export const welcomeLetter = (to: MailContext, { credits }: { credits: number }): Letter => {
  const names = { ...namesFor(to), credits }
  return noteLetter(to, textsOf(to.addressee.language).welcome, { names, path: '/members' })
}

export const alreadyMemberLetter = (to: MailContext): Letter =>
  noteLetter(to, textsOf(to.addressee.language).alreadyMember, {
    names: namesFor(to),
    path: '/login',
  })

/** To whom one came for nothing could be sent: it says neither who that was nor why. */
export const firstMessageLostLetter = (to: MailContext): Letter =>
  noteLetter(to, textsOf(to.addressee.language).firstMessageLost, {
    names: namesFor(to),
    path: '/members',
  })

/** With the link by which one chooses a new password (ACC-09). */
export const passwordResetLetter = (to: MailContext, link: MailedLink): Letter =>
  noteLetter(to, textsOf(to.addressee.language).passwordReset, {
    names: linkWords(to, link),
    path: `/reset-password/do?token=${link.token}`,
  })

/** To the owner of an account at which strangers guess. */
export const passwordGuessedLetter = (to: MailContext): Letter =>
  noteLetter(to, textsOf(to.addressee.language).passwordGuessed, {
    names: namesFor(to),
    path: '/reset-password',
  })

export const passwordChangedLetter = (to: MailContext): Letter =>
  noteLetter(to, textsOf(to.addressee.language).passwordChanged, {
    names: namesFor(to),
    path: '/reset-password',
  })

/** To the new address, which may be a stranger's: it names nobody (ACC-11). */
export const emailChangeAskedLetter = (to: MailContext, link: MailedLink): Letter =>
  noteLetter(to, textsOf(to.addressee.language).emailChangeAsked, {
    names: linkWords(to, link),
    path: `/mail-change/do?token=${link.token}`,
  })

/** To the old address, with the link that undoes the change (ACC-29). */
export const emailChangedLetter = (to: MailContext, link: MailedLink): Letter =>
  noteLetter(to, textsOf(to.addressee.language).emailChanged, {
    names: linkWords(to, link),
    path: `/mail-change/do?token=${link.token}&undo`,
  })

/** The same where it could not be sent before the time to undo it was over: it has no dead link. */
export const emailChangedLateLetter = (to: MailContext, until: Date): Letter => {
  const texts = textsOf(to.addressee.language)
  const names = { ...namesFor(to), until: momentOf(to, until) }
  const support = to.site.settings.support_email
  return {
    subject: texts.emailChanged.subject(names),
    heading: texts.emailChanged.heading(names),
    blocks: paragraphs(texts.emailChangedLate({ ...names, support })),
    footer: footerOf(to),
  }
}

/** To the owner of an address that somebody else wanted to move to. */
export const addressTakenLetter = (to: MailContext): Letter =>
  noteLetter(to, textsOf(to.addressee.language).addressTaken, {
    names: namesFor(to),
    path: '/login',
  })

/** To the former address of an account, while it can be brought back there. */
export const addressHeldLetter = (to: MailContext, until: Date): Letter =>
  noteLetter(to, textsOf(to.addressee.language).addressHeld, {
    names: { ...namesFor(to), until: momentOf(to, until) },
    path: '/login',
  })

/** To an address whose account was banned: why nothing comes of it, and how to object. */
export const addressBannedLetter = (to: MailContext): Letter =>
  noteLetter(to, textsOf(to.addressee.language).addressBanned, {
    names: {
      ...namesFor(to),
      support: to.site.settings.support_email,
      months: BANNED_ADDRESS_MONTHS,
    },
    path: '/pages/ban',
  })

/** `device` is the short name of a device, as in the list of signed-in ones. */
export const newDeviceLetter = (to: MailContext, device: string): Letter =>
  noteLetter(to, textsOf(to.addressee.language).newDevice, {
    names: { ...namesFor(to), device },
    path: '/settings',
  })
