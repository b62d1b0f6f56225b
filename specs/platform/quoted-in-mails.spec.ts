import { describe, expect, it } from 'vitest'
import { mailCauses, type TypedMail } from '#core/account/mail-causes.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import { languages } from '#core/kernel/languages.ts'
import { newDeviceLetter } from '#server/account/credentials/letters.ts'
import { answeredLetter, receivedLetter } from '#server/moderation/notice-mails.ts'
import { deviceOf } from '#server/platform/http/device.ts'
import { formsOf, type Letter } from '#server/platform/mails/layout.ts'
import { lettersOf, order, to } from './every-letter.ts'
import { notice, paper, statement } from './mailed-facts.ts'

/** What a stranger would have the site deliver to somebody else's mailbox. */
const MARK = 'Bel 0612345678 http://kwaad.example'
const PARTS = /0612345678|kwaad/

/** Every text of these facts that is typed, and not made by the site, says what a stranger wants. */
const typedPaper = {
  ...paper,
  holder: MARK,
  street: MARK,
  houseNumber: MARK,
  zip: MARK,
  city: MARK,
}
const typedNotice = { ...notice, place: MARK, words: MARK, name: MARK, contentId: MARK }

const mailsTo = (language: string): Record<MailTemplate | TypedMail, Letter> => {
  const asked = to(language)
  const at = { ...asked, addressee: { ...asked.addressee, confirmed: false, name: MARK } }
  return {
    ...lettersOf(at, { order, paper: typedPaper }),
    newDevice: newDeviceLetter(at, deviceOf(MARK)),
    noticeReceived: receivedLetter(at, typedNotice),
    noticeAnswered: answeredLetter(at, typedNotice, statement),
  }
}

describe.each(languages)('a mail in %s to an address that nobody has confirmed', (language) => {
  const kinds = Object.keys(mailCauses) as (MailTemplate | TypedMail)[]

  it.each(kinds)('of the kind %s quotes nothing that a stranger can type (S1)', (kind) => {
    const { text, html } = formsOf(mailsTo(language)[kind], language)
    expect(mailsTo(language)[kind].subject).not.toMatch(PARTS)
    expect(text).not.toMatch(PARTS)
    expect(html).not.toMatch(PARTS)
  })

  it('of a move to it quotes no name, though the account has a confirmed address', () => {
    const asked = to(language)
    const at = { ...asked, addressee: { ...asked.addressee, name: MARK } }
    const { subject, ...letter } = lettersOf(at).emailChangeAsked
    expect(`${subject} ${formsOf({ subject, ...letter }, language).text}`).not.toMatch(PARTS)
  })
})
