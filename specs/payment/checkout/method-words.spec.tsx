import { describe, expect, it } from 'vitest'
import { changeLanguage, i18n, loadAllTexts, startTexts } from '#client/platform/i18n/i18n.ts'
import { methodName, methodWithin } from '#client/platform/i18n/method-name.ts'
import type { Language } from '#core/kernel/languages.ts'

startTexts()
await loadAllTexts()
const texts = { t: i18n.t, i18n }

const buttons: [Language, string, string][] = [
  ['nl', 'Creditcard', 'Betaal 10 met creditcard'],
  ['en', 'Credit card', 'Pay 10 with credit card'],
  ['en-US', 'Credit card', 'Pay 10 with credit card'],
  ['da', 'Kreditkort', 'Betal 10 med kreditkort'],
  ['de', 'Kreditkarte', '10 mit Kreditkarte zahlen'],
  ['es', 'Tarjeta de crédito', 'Pagar 10 con tarjeta de crédito'],
  ['fi', 'Luottokortti', 'Maksa 10: luottokortti'],
  ['fr', 'Carte de crédit', 'Payer 10 avec carte de crédit'],
  ['it', 'Carta di credito', 'Paga 10 con carta di credito'],
  ['nb', 'Kredittkort', 'Betal 10 med kredittkort'],
  ['pl', 'Karta kredytowa', 'Zapłać 10: karta kredytowa'],
  ['sv', 'Kreditkort', 'Betala 10 med kreditkort'],
]

describe('a way to pay', () => {
  it.each(buttons)(
    'has in %s a capital by itself, and in a sentence as its language has it',
    async (language, alone, button) => {
      await changeLanguage(language)
      expect(methodName(i18n.t, 'creditcard')).toBe(alone)
      expect(
        i18n.t('shop.payWith', { price: '10', method: methodWithin(texts, 'creditcard') }),
      ).toBe(button)
    },
  )

  it('keeps the capitals of a proper name', async () => {
    await changeLanguage('nl')
    expect(methodWithin(texts, 'ideal')).toBe('iDEAL | Wero')
    expect(methodWithin(texts, 'bancontact')).toBe('Bancontact')
  })
})
