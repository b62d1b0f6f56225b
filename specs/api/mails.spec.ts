import { describe, expect, test } from 'vitest'
import { ids } from '#adapters/system/ids.ts'
import type { OrderView } from '#core/contract/credits.ts'
import { demoWorld } from '#server/demo/world.ts'
import { formsOf } from '#server/mails/layout.ts'
import {
  activationLetter,
  alreadyMemberLetter,
  newMessagesLetter,
  receiptLetter,
} from '#server/mails/templates.ts'

const { site } = demoWorld({
  now: new Date('2026-06-15T10:00:00Z'),
  passwordHash: '',
  domain: 'vonk.example',
  ofPair: ids().ofPair,
})
const NAME = '<b>Anna & "Bram"</b>'
const to = (language: string) => ({
  addressee: { email: 'anna@voorbeeld.example', name: NAME, language, site: site.id },
  site,
  publicUrl: 'https://vonk.example',
})
const order: OrderView = {
  payment_id: '019a7e2c-3f00-7000-8000-000000000001',
  credits: 25,
  amount: { minor: 749, currency: 'EUR' },
  payment_method: 'banktransfer',
  price_components: [
    { kind: 'bundle', minor: 999 },
    { kind: 'discount', minor: -250 },
  ],
  vat: { basisPoints: 2100, minor: 130 },
  bundle: 'credits-25',
  discount_code: 'TIMEBONUS25',
  lifecycle: { state: 'completed', context: {} },
  checkout_url: null,
  created_at: '2026-06-15T21:58:00.000Z',
  completed_at: '2026-06-15T22:03:00.000Z',
}
const token = 't'.repeat(43)

const letters = (language: string) => ({
  activation: activationLetter(to(language), token),
  alreadyMember: alreadyMemberLetter(to(language)),
  receipt: receiptLetter(to(language), order),
  newMessages: newMessagesLetter(to(language)),
})

describe.each(['nl', 'en'])('a mail in %s', (language) => {
  test.each(Object.entries(letters(language)))(
    '%s shows a name as text, and no name in its subject',
    (_, letter) => {
      const { text, html } = formsOf(letter, language)
      expect(letter.subject).not.toContain('Anna')
      expect(letter.subject).toContain('Vonk')
      expect(text).toContain(NAME)
      expect(html).not.toContain('<b>')
      expect(html).toContain('&lt;b&gt;Anna &amp; &quot;Bram&quot;&lt;/b&gt;')
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toMatch(/<(script|img|link|iframe)/)
      expect(text).toContain('https://vonk.example/')
    },
  )
})

describe('the mails', () => {
  test('of all kinds differ between the languages, and Dutch stands in for any other', () => {
    const [nl, en, other] = [letters('nl'), letters('en'), letters('xx')]
    for (const name of Object.keys(nl) as (keyof typeof nl)[]) {
      expect(en[name].subject).not.toBe(nl[name].subject)
      expect(other[name].subject).toBe(nl[name].subject)
    }
  })

  test('of activation carry the link once, with what a free member may do (ACC-25)', () => {
    const { text } = formsOf(letters('nl').activation, 'nl')
    expect(text.split(token)).toHaveLength(2)
    expect(text).toContain('3 credits')
    expect(text).toContain('hoogste 2 gesprekken')
    expect(text).toContain('48 uur')
  })

  test('of a payment show every component, the VAT and the company, by locale', () => {
    const { text } = formsOf(letters('nl').receipt, 'nl')
    const plain = text.replaceAll('\u00a0', ' ')
    for (const part of [
      'Betaling: 019a7e2c-3f00-7000-8000-000000000001',
      'Datum: 16 juni 2026 om 00:03',
      'Betaald met: Overschrijving',
      '25 credits: € 9,99',
      'Korting: € -2,50',
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
})
