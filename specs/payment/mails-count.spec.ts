import { describe, expect, it } from 'vitest'
import { dePaymentMails } from '#core/texts/de/payment/mails.ts'
import { enPaymentMails } from '#core/texts/en/payment/mails.ts'
import { nlPaymentMails } from '#core/texts/nl/payment/mails.ts'

/** What a language says of several, and never of one. */
const SEVERAL = {
  Dutch: [nlPaymentMails, /(gaan|zijn|staan)( \S+){0,2} 1 credit|1 credit (zijn|staan|gaan)/],
  English: [enPaymentMails, /1 credit (are|have)/],
  German: [dePaymentMails, /(gehen|sind)( \S+){0,2} 1 Credit|1 Credit (sind|gehen)/],
} as const

describe('a mail on a payment that moved a single credit', () => {
  it.each(Object.entries(SEVERAL))('speaks of one in %s', (_, [{ payer }, several]) => {
    const facts = { site: 'Vonk', money: '€ 1,00', credits: payer.credits(1) }
    const said = [
      ...Object.values(payer.about).map((tell) => tell(facts)),
      payer.owed(facts.credits),
    ]
    expect(said.filter((words) => several.test(words))).toEqual([])
  })
})
