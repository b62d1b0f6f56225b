import type { Letter } from '../../platform/mails/layout.ts'
import type { MailedLink } from '../../platform/mails/letters.ts'
import { noteLetter } from '../../platform/mails/note.ts'
import { footerOf, momentOf, named, paragraphs, type To } from '../../platform/mails/templates.ts'
import { textsOf } from '../../platform/texts.ts'

/** The token of a link of one use, and until when it counts. */

const linkWords = (to: To, { until }: MailedLink) => ({ ...named(to), until: momentOf(to, until) })

/** Once the address is confirmed. */
export const welcomeLetter = (to: To): Letter => {
  const who = { ...named(to), credits: to.site.settings.signup_credits }
  return noteLetter(to, textsOf(to.addressee.language).welcome, { who, path: '/members' })
}

export const alreadyMemberLetter = (to: To): Letter =>
  noteLetter(to, textsOf(to.addressee.language).alreadyMember, { who: named(to), path: '/login' })

/** To whom one came for nothing could be sent: it says neither who that was nor why. */
export const firstMessageLostLetter = (to: To): Letter =>
  noteLetter(to, textsOf(to.addressee.language).firstMessageLost, {
    who: named(to),
    path: '/members',
  })

/** With the link by which one chooses a new password (ACC-09). */
export const passwordResetLetter = (to: To, link: MailedLink): Letter =>
  noteLetter(to, textsOf(to.addressee.language).passwordReset, {
    who: linkWords(to, link),
    path: `/reset-password/do?token=${link.token}`,
  })

export const passwordChangedLetter = (to: To): Letter =>
  noteLetter(to, textsOf(to.addressee.language).passwordChanged, {
    who: named(to),
    path: '/reset-password',
  })

/** To the new address, which may be a stranger's: it names nobody (ACC-11). */
export const emailChangeAskedLetter = (to: To, link: MailedLink): Letter =>
  noteLetter(to, textsOf(to.addressee.language).emailChangeAsked, {
    who: linkWords(to, link),
    path: `/mail-change/do?token=${link.token}`,
  })

/** To the old address, with the link that undoes the change (ACC-29). */
export const emailChangedLetter = (to: To, link: MailedLink): Letter =>
  noteLetter(to, textsOf(to.addressee.language).emailChanged, {
    who: linkWords(to, link),
    path: `/mail-change/do?token=${link.token}&undo`,
  })

/** The same where it could not be sent before the time to undo it was over: it has no dead link. */
export const emailChangedLateLetter = (to: To, until: Date): Letter => {
  const texts = textsOf(to.addressee.language)
  const who = { ...named(to), until: momentOf(to, until) }
  const support = to.site.settings.support_email
  return {
    subject: texts.emailChanged.subject(who),
    heading: texts.emailChanged.heading(who),
    blocks: paragraphs(texts.emailChangedLate({ ...who, support })),
    footer: footerOf(to),
  }
}

/** To the owner of an address that somebody else wanted to move to. */
export const addressTakenLetter = (to: To): Letter =>
  noteLetter(to, textsOf(to.addressee.language).addressTaken, { who: named(to), path: '/login' })

/** To the former address of an account, while it can be brought back there. */
export const addressHeldLetter = (to: To, until: Date): Letter =>
  noteLetter(to, textsOf(to.addressee.language).addressHeld, {
    who: { ...named(to), until: momentOf(to, until) },
    path: '/login',
  })

/** `device` is the short name of a device, as in the list of signed-in ones. */
export const newDeviceLetter = (to: To, device: string): Letter =>
  noteLetter(to, textsOf(to.addressee.language).newDevice, {
    who: { ...named(to), device },
    path: '/settings',
  })
