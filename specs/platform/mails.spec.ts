import { describe, expect, test } from 'vitest'
import { SIGNUP_CREDITS_MONTHS } from '#core/account/rules.ts'
import { BANNED_ADDRESS_MONTHS } from '#core/moderation/rules.ts'
import { DEBIT_MANDATE } from '#core/payment/direct-debit/rules.ts'
import { welcomeLetter } from '#server/account/credentials/letters.ts'
import { receiptLetter } from '#server/payment/receipt/mail.ts'
import { formsOf, type Letter } from '#server/platform/mails/layout.ts'
import { activationLetter } from '#server/platform/mails/templates.ts'
import { CASE, DEVICE, letters, NAME, order, paidFor, site, to, token } from './every-letter.ts'
import { paper, REASON } from './mailed-facts.ts'

type Kind = keyof ReturnType<typeof letters>

/** What each has to say beside its words; a name it says but where this tells otherwise. */
const variables: Record<Kind, string[]> = {
  activation: [token, '3 credits', '48'],
  welcome: ['3 credits', '/members'],
  alreadyMember: ['/login'],
  firstMessageLost: ['/members'],
  passwordReset: [token, '17', '00:03'],
  passwordChanged: ['/reset-password'],
  emailChangeAsked: [token, '17', '00:03'],
  emailChanged: [token, '17', '00:03'],
  emailChangedLate: ['17', '00:03', site.settings.support_email],
  passwordGuessed: ['/reset-password'],
  addressTaken: ['/login'],
  addressHeld: ['17', '00:03'],
  addressBanned: [site.settings.support_email, '/pages/ban', `${BANNED_ADDRESS_MONTHS}`],
  newDevice: [DEVICE, '/settings'],
  receipt: [order.payment, '25 credits', '2026-000012', '4 credits'],
  withdrawalLink: [token, '2026-000012', '16', '17', '00:03', '/withdraw/mail/do'],
  mandateSigned: [
    paper.reference,
    '6789',
    'Haarlem',
    'Wilgenlaan 12',
    DEBIT_MANDATE,
    '/directdebit/mandate/',
  ],
  debitAhead: [paper.reference, '6789', '17', order.payment],
  newMessages: ['/chats'],
  newLikes: ['/likes'],
  matches: ['/likes/matches'],
  newMembers: ['/members'],
  leaving: [token, '17', '00:03', '/withdraw/mail'],
  statement: [REASON, token, '22', '12:00', '/pages/ban#fraud', '/withdraw/mail', CASE],
  reportOutcome: ['/safety', CASE],
  restored: ['/login'],
  loggedOut: ['/login'],
  goodwill: ['50 credits', '/transactions'],
  erased: [`${BANNED_ADDRESS_MONTHS}`, `${SIGNUP_CREDITS_MONTHS}`],
}
/** These may go to a stranger, or to somebody whose name is erased. */
const nameless: Kind[] = ['addressHeld', 'addressBanned', 'emailChangeAsked', 'erased']
/** After it there is nowhere to go. */
const pathless: Kind[] = ['erased', 'emailChangedLate']
const secrets = [token, 'Anna', 'anna@', DEVICE, REASON, order.payment, '749', 'TIMEBONUS25']

describe.each(['nl', 'en'])('a mail in %s', (language) => {
  const all = Object.entries(letters(language)) as [Kind, Letter][]

  test.each(all)(
    '%s says what it has to, in text and in HTML, and nothing unfilled',
    (kind, letter) => {
      const { text, html } = formsOf(letter, language)
      for (const part of [...variables[kind], site.settings.support_email, site.settings.name]) {
        expect(text).toContain(part)
        expect(html.replaceAll('&amp;', '&')).toContain(part)
      }
      expect(`${letter.subject} ${text} ${html}`).not.toMatch(
        /undefined|null|NaN|\[object|\$\{|\{\{/,
      )
      expect(text.includes('https://vonk.example/')).toBe(!pathless.includes(kind))
    },
  )

  test.each(all)('%s shows a name as text, and loads and runs nothing', (kind, letter) => {
    const { text, html } = formsOf(letter, language)
    expect(text.includes(NAME)).toBe(!nameless.includes(kind))
    expect(html.includes('&lt;b&gt;Anna &amp; &quot;Bram&quot;&lt;/b&gt;')).toBe(
      !nameless.includes(kind),
    )
    expect(html).not.toContain('<b>')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/<(script|img|link|iframe|form)|url\(|@import/)
  })

  test.each(all)(
    '%s has a subject of one short line that tells the site and no secret',
    (_, letter) => {
      expect(letter.subject).toContain('Vonk')
      expect(letter.subject).not.toMatch(/[\r\n]/)
      expect(letter.subject.length).toBeLessThanOrEqual(78)
      for (const secret of secrets) expect(letter.subject).not.toContain(secret)
    },
  )
})

describe('the mails', () => {
  test('of all kinds differ between the languages, and Dutch stands in for any other', () => {
    const [nl, en, other] = [letters('nl'), letters('en'), letters('xx')]
    for (const name of Object.keys(nl) as Kind[]) {
      expect(en[name].subject).not.toBe(nl[name].subject)
      expect(other[name].subject).toBe(nl[name].subject)
    }
  })

  test('of activation carry the link once, with what a free member may do (ACC-25)', () => {
    const { text } = formsOf(letters('nl').activation, 'nl')
    expect(text.split(token)).toHaveLength(2)
    expect(text).toContain('3 credits')
    expect(text).toContain('maximaal 2 gesprekken')
    expect(text).toContain('48 uur')
  })

  test.each(['nl', 'en'])(
    'promise credits and free messages where they are given, and nowhere else: %s',
    (language) => {
      const giving = (credits: number) =>
        [
          activationLetter(to(language), { token, credits }),
          welcomeLetter(to(language), { credits }),
        ].map((letter) => formsOf(letter, language).text)
      for (const text of giving(7)) expect(text).toContain('7 credits')
      for (const text of giving(0)) expect(text).not.toMatch(/credits|gratis berichten|free mess/)
    },
  )

  test('of a payment show every component, the VAT and the company, by locale', () => {
    const { text } = formsOf(letters('nl').receipt, 'nl')
    const plain = text.replaceAll('\u00a0', ' ')
    for (const part of [
      'Betaling: 019a7e2c-3f00-7000-8000-000000000001',
      'Datum: 16 juni 2026 om 00:03',
      'Betaald met: Overschrijving',
      '25 credits: € 9,99',
      'Korting: −€ 2,50',
      'Totaal: € 7,49',
      'Waarvan btw (21%): € 1,30',
      `Verkoper: ${site.company.name}`,
      `KvK: ${site.company.kvk}`,
      `Btw-nummer: ${site.company.vat_numbers[0]}`,
    ]) {
      expect(plain).toContain(part)
    }
    expect(formsOf(letters('en').receipt, 'en').text).toContain('Total: €7.49')
  })

  test('of a payment whose code was used up meanwhile tell the credits that came, and why fewer', () => {
    const lifecycle = paidFor(18)
    const sold = { order: { ...order, lifecycle }, number: null, settled: [], owed: 0 }
    const { text } = formsOf(receiptLetter(to('nl'), sold), 'nl')
    expect(text).toContain('je 18 credits zijn bijgeschreven')
    expect(text).toContain('je kortingscode gold niet meer')
    expect(text).not.toContain('25 credits')
    expect(formsOf(letters('nl').receipt, 'nl').text).not.toContain('kortingscode')
  })
})
