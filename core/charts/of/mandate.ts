import { mandate } from '#core/payment/direct-debit/machine.ts'
import { DEBITS_MAX, OTP_MINUTES } from '#core/payment/direct-debit/rules.ts'
import { chartOf } from '../chart.ts'

const nothing = { inTerm: 0, owedMinor: 0 }
const agreed = { bundle: 'credits-10', minor: 499 }
const shown = {
  language: 'nl',
  text: 'Je machtigt Vonk Voorbeeld B.V. om af te schrijven.',
  creditor: 'Vonk Voorbeeld B.V.',
  creditorAddress: ['Voorbeeldstraat 1', '1000 AA Amsterdam'],
  creditorCountry: 'NL',
  creditorId: 'NL00ZZZ000000000000',
}
const signing = {
  at: '2026-11-26T09:00:00.000Z',
  address: '192.0.2.7',
  browser: 'Mozilla/5.0',
  email: 'anna@example.nl',
}
const counts = [
  { nl: 'Niets in de weg', en: 'Nothing in the way', facts: nothing },
  {
    nl: 'Te veel incasso’s in deze periode',
    en: 'Too many debits in this term',
    facts: { ...nothing, inTerm: DEBITS_MAX },
  },
  {
    nl: 'De bank heeft € 4,99 teruggehaald',
    en: 'The bank took € 4.99 back',
    facts: { ...nothing, owedMinor: 499 },
  },
] as const

export const mandateChart = chartOf(mandate, {
  folder: 'core/payment/direct-debit',
  title: { nl: 'Machtiging voor incasso', en: 'Direct debit mandate' },
  about: {
    nl: 'Een lid tekent met een code per sms dat de site van een rekening mag afschrijven.',
    en: 'By a code sent to a phone a member signs that the site may take money from an account.',
  },
  begins: [
    {
      nl: 'Anna koopt 10 credits per incasso',
      en: 'Anna buys 10 credits by direct debit',
      facts: { mandate: 'machtiging', account: 'anna', ...agreed },
    },
  ],
  samples: {
    sendAgain: [
      {
        nl: 'Met een nieuwe code',
        en: 'With a new code',
        facts: { mark: 'f'.repeat(64), sealedIban: 'verzegeld', ibanMark: 'e'.repeat(64), shown },
      },
    ],
    rightCode: [
      { ...counts[0], facts: { ...counts[0].facts, signing } },
      { ...counts[1], facts: { ...counts[1].facts, signing } },
      { ...counts[2], facts: { ...counts[2].facts, signing } },
    ],
    agreed: [{ nl: 'Vastgelegd', en: 'Recorded', facts: { ref: 'mdt_1', reference: 'VNK1' } }],
    order: [
      { ...counts[0], facts: { ...counts[0].facts, ...agreed } },
      { ...counts[1], facts: { ...counts[1].facts, ...agreed } },
      { ...counts[2], facts: { ...counts[2].facts, ...agreed } },
      {
        nl: 'Iets anders dan waar de code voor was',
        en: 'Something else than the code was for',
        facts: { ...nothing, bundle: 'credits-25', minor: 999 },
      },
    ],
  },
  rules: {
    isLastCode: {
      nl: 'Na de laatste verkeerde code telt ook de goede niet meer.',
      en: 'After the last wrong code the right one does not count either.',
    },
    maySendAgain: {
      nl: 'Hetzelfde formulier stuurt alleen nog een code als de vorige nooit uitging.',
      en: 'The same form sends another code only where the one before never went out.',
    },
    codeIsVoid: {
      nl: 'Een code die op of te oud is telt niet.',
      en: 'A code that is used up or too old does not count.',
    },
    mandateHasEnded: {
      nl: 'Met een machtiging die voorbij is bestel je niets.',
      en: 'Nothing is ordered by a mandate that is over.',
    },
    mayDebit: {
      nl: 'Niet te veel incasso’s in een periode, en niets teruggehaald dat nog open staat.',
      en: 'Not too many debits in a term, and nothing taken back that is still owed.',
    },
    mayOrder: {
      nl: 'Hetzelfde, en de eerste bestelling is die waar de code voor was.',
      en: 'The same, and the first order is the one that the code was for.',
    },
  },
  effects: {
    signed: { nl: 'De machtiging is getekend.', en: 'The mandate is signed.' },
  },
  delays: {
    codeLife: { nl: `${OTP_MINUTES} minuten`, en: `${OTP_MINUTES} minutes` },
    unused: { nl: '36 maanden', en: '36 months' },
  },
})
