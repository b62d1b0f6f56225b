import { addsUp, type DayReport, type DifferenceKind } from '#core/payment/reconciliation.ts'
import type { Letter } from './layout.ts'

type Texts = {
  locale: string
  subject: (m: { site: string; day: string; fine: boolean }) => string
  fine: string
  wrong: string
  orders: string
  paid: (payments: number) => string
  granted: string
  returned: string
  books: string
  wallets: string
  kinds: Record<DifferenceKind, string>
  footer: string
}

const nl: Texts = {
  locale: 'nl-NL',
  subject: ({ site, day, fine }) =>
    fine ? `${site}: betalingen van ${day}` : `${site}: de betalingen van ${day} kloppen niet`,
  fine: 'Bestellingen, betalingen, bijgeschreven credits en het grootboek kloppen met elkaar.',
  wrong: 'Iemand moet hiernaar kijken: dit klopt niet met elkaar.',
  orders: 'Bestellingen',
  paid: (payments) => `Betaald (${payments})`,
  granted: 'Credits bijgeschreven',
  returned: 'Credits teruggenomen',
  books: 'Som van alle boekingen (hoort 0 te zijn)',
  wallets: 'Leden van wie het saldo niet klopt',
  kinds: {
    no_payment: 'Geboekt zonder betaling',
    not_paid: 'Bijgeschreven zonder dat er is betaald',
    not_granted: 'Betaald, niet bijgeschreven',
    other_amount: 'Een ander aantal bijgeschreven',
    not_taken_back: 'Terugbetaald, credits niet teruggenomen',
    taken_too_early: 'Credits teruggenomen, niet terugbetaald',
    not_restored: 'Terugboeking ongedaan, credits niet teruggegeven',
    other_withdrawal: 'Herroepen, met een ander aantal credits geboekt',
    other_receipts: 'De betaalbewijzen zijn samen een ander bedrag',
  },
  footer: 'Deze mail is voor medewerkers van',
}

const en: Texts = {
  locale: 'en-GB',
  subject: ({ site, day, fine }) =>
    fine ? `${site}: payments of ${day}` : `${site}: the payments of ${day} do not add up`,
  fine: 'Orders, payments, granted credits and the ledger agree.',
  wrong: 'Somebody has to look at this: it does not add up.',
  orders: 'Orders',
  paid: (payments) => `Paid (${payments})`,
  granted: 'Credits granted',
  returned: 'Credits taken back',
  books: 'Sum of all entries (should be 0)',
  wallets: 'Members whose balance is wrong',
  kinds: {
    no_payment: 'Booked without a payment',
    not_paid: 'Granted without being paid',
    not_granted: 'Paid, not granted',
    other_amount: 'Another number granted',
    not_taken_back: 'Paid back, credits not taken back',
    taken_too_early: 'Credits taken back, not paid back',
    not_restored: 'Charge-back undone, credits not given back',
    other_withdrawal: 'Withdrawn, with another number of credits booked',
    other_receipts: 'The receipts come to another sum',
  },
  footer: 'This mail is for the staff of',
}

const rowsOf = (texts: Texts, report: DayReport): [string, string][] => {
  const number = new Intl.NumberFormat(texts.locale)
  const money = (currency: string, minor: number) =>
    new Intl.NumberFormat(texts.locale, { style: 'currency', currency }).format(minor / 100)
  return [
    [texts.orders, number.format(report.orders)],
    ...report.paid.map(({ currency, minor, payments }): [string, string] => [
      texts.paid(payments),
      money(currency, minor),
    ]),
    [texts.granted, number.format(report.granted)],
    [texts.returned, number.format(report.returned)],
    [texts.books, number.format(report.booksSum)],
    [texts.wallets, number.format(report.walletsOff)],
  ]
}

const differencesOf = (texts: Texts, { differences }: DayReport): [string, string][] =>
  differences.map(({ kind, payment, granted, booked, returned }) => [
    texts.kinds[kind],
    `${payment} (${granted} / ${booked} / ${returned})`,
  ])

/** The money of a day for the people of the site: figures and ids, no names. */
export const dayLetter = ({
  language,
  site,
  report,
}: {
  language: string
  site: string
  report: DayReport
}): Letter => {
  const texts = language === 'nl' ? nl : en
  const fine = addsUp(report)
  const differences = differencesOf(texts, report)
  const subject = texts.subject({ site, day: report.day, fine })
  return {
    subject,
    heading: subject,
    blocks: [
      { text: fine ? texts.fine : texts.wrong },
      { rows: rowsOf(texts, report) },
      ...(differences.length > 0 ? [{ rows: differences }] : []),
    ],
    footer: `${texts.footer} ${site}.`,
  }
}
