import { MINOR_PER_WHOLE, type Money } from '#core/kernel/money.ts'
import {
  addsUp,
  type DayReport,
  type Difference,
  type DifferenceKind,
  type FlowKind,
  flowKinds,
  type NotBack,
  receiptsIn,
  remainsOf,
} from '#core/payment/reconciliation/rules.ts'
import type { Letter } from '../../platform/mails/layout.ts'

type Texts = {
  locale: string
  subject: (m: { site: string; day: string; fine: boolean }) => string
  fine: string
  wrong: string
  orders: string
  ends: string
  paid: (payments: string) => string
  flows: Record<Exclude<FlowKind, 'sale'>, (times: string) => string>
  credits: (credits: string) => string
  remains: string
  receipts: (receipts: string) => string
  granted: string
  returned: string
  standing: string
  payments: string
  grantedTwice: string
  returnedTwice: string
  keptTwice: string
  books: string
  wallets: string
  kinds: Record<DifferenceKind, string>
  grants: (m: { payment: string; booked: string; returned: string }) => string
  withdrawn: (m: { told: string; booked: string }) => string
  money: (m: { payment: string; receipts: string }) => string
  notBack: Record<NotBack['why'], string>
  decided: (m: { money: string; since: string }) => string
  failedJobs: string
  failed: (m: { jobs: string; since: string }) => string
  footer: string
}

const nl: Texts = {
  locale: 'nl-NL',
  subject: ({ site, day, fine }) =>
    fine ? `${site}: betalingen van ${day}` : `${site}: de betalingen van ${day} kloppen niet`,
  fine: 'Bestellingen, betalingen, credits, grootboek en betaalbewijzen kloppen met elkaar.',
  wrong: 'Iemand moet hiernaar kijken: dit klopt niet met elkaar.',
  orders: 'Bestellingen',
  ends: 'Daarvan betaald / open / niet betaald',
  paid: (payments) => `Betaald (${payments})`,
  flows: {
    again: (times) => `Nog een keer betaald (${times})`,
    refund: (times) => `Terugbetaald (${times})`,
    withdrawal: (times) => `Herroepen (${times})`,
    chargeback: (times) => `Door de bank teruggeboekt (${times})`,
    undone: (times) => `Terugboeking ongedaan gemaakt (${times})`,
  },
  credits: (credits) => `${credits} credits`,
  remains: 'Samen',
  receipts: (receipts) => `Betaalbewijzen van deze dag (${receipts})`,
  granted: 'Credits bijgeschreven',
  returned: 'Credits teruggenomen',
  standing: 'Alle betalingen waarmee deze dag iets gebeurde, zoals ze er nu voor staan:',
  payments: 'Betalingen',
  grantedTwice: 'Credits bijgeschreven: betaling, grootboek',
  returnedTwice: 'Credits teruggenomen: betaling, grootboek',
  keptTwice: 'Geld dat bleef: betaling, betaalbewijs',
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
  grants: ({ payment, booked, returned }) =>
    `betaling ${payment}, geboekt ${booked}, teruggenomen ${returned}`,
  withdrawn: ({ told, booked }) => `bij het herroepen ${told}, geboekt ${booked}`,
  money: ({ payment, receipts }) => `betaling ${payment}, betaalbewijzen ${receipts}`,
  notBack: {
    unanswered: 'Terug te geven, de betaaldienst antwoordt niet',
    refused: 'De betaaldienst geeft dit niet terug, betaal het zelf',
  },
  decided: ({ money, since }) => `${money}, besloten op ${since}`,
  failedJobs:
    'Dit is niet gelukt en wordt niet meer vanzelf geprobeerd. Zet het terug met `npm run operator -- jobs retry`:',
  failed: ({ jobs, since }) => `${jobs}, de oudste van ${since}`,
  footer: 'Deze mail is voor medewerkers van',
}

const en: Texts = {
  locale: 'en-GB',
  subject: ({ site, day, fine }) =>
    fine ? `${site}: payments of ${day}` : `${site}: the payments of ${day} do not add up`,
  fine: 'Orders, payments, granted credits, the ledger and the receipts agree.',
  wrong: 'Somebody has to look at this: it does not add up.',
  orders: 'Orders',
  ends: 'Of these paid / open / not paid',
  paid: (payments) => `Paid (${payments})`,
  flows: {
    again: (times) => `Paid once more (${times})`,
    refund: (times) => `Refunded (${times})`,
    withdrawal: (times) => `Withdrawn (${times})`,
    chargeback: (times) => `Charged back by the bank (${times})`,
    undone: (times) => `Charge-back undone (${times})`,
  },
  credits: (credits) => `${credits} credits`,
  remains: 'Together',
  receipts: (receipts) => `Receipts of this day (${receipts})`,
  granted: 'Credits granted',
  returned: 'Credits taken back',
  standing: 'All payments that something happened to on this day, as they stand now:',
  payments: 'Payments',
  grantedTwice: 'Credits granted: payments, ledger',
  returnedTwice: 'Credits taken back: payments, ledger',
  keptTwice: 'Money that stayed: payments, receipts',
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
  grants: ({ payment, booked, returned }) =>
    `payment ${payment}, booked ${booked}, taken back ${returned}`,
  withdrawn: ({ told, booked }) => `when withdrawing ${told}, booked ${booked}`,
  money: ({ payment, receipts }) => `payment ${payment}, receipts ${receipts}`,
  notBack: {
    unanswered: 'To be given back, the provider does not answer',
    refused: 'The provider does not give this back, pay it yourselves',
  },
  decided: ({ money, since }) => `${money}, decided on ${since}`,
  failedJobs:
    'This did not work and is not tried any more by itself. Put it back with `npm run operator -- jobs retry`:',
  failed: ({ jobs, since }) => `${jobs}, the oldest of ${since}`,
  footer: 'This mail is for the staff of',
}

type Rows = [label: string, value: string][]

const formatsOf = ({ locale }: Texts) => {
  const number = new Intl.NumberFormat(locale)
  const format = (currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency })
  return {
    number: (value: number) => number.format(value),
    money: ({ currency, minor }: Money) => format(currency).format(minor / MINOR_PER_WHOLE),
  }
}

/** What came and went on that day, down to what its receipts come to. */
const dayRows = (texts: Texts, report: DayReport): Rows => {
  const { number, money } = formatsOf(texts)
  const { orders, ends, paid, flows } = report
  const inOrder = flowKinds.flatMap((kind) => flows.filter((flow) => flow.kind === kind))
  const beside = inOrder.flatMap(
    ({ kind, times, credits, ...sum }): Rows =>
      kind === 'sale'
        ? []
        : [[texts.flows[kind](number(times)), `${money(sum)}, ${texts.credits(number(credits))}`]],
  )
  return [
    [texts.orders, number(orders)],
    [texts.ends, [ends.paid, ends.open, ends.unpaid].map(number).join(' / ')],
    ...paid.map(({ payments, ...sum }): Rows[number] => [texts.paid(number(payments)), money(sum)]),
    ...beside,
    ...remainsOf(report).map((sum): Rows[number] => [texts.remains, money(sum)]),
    ...receiptsIn(flows).map((sum): Rows[number] => [
      texts.receipts(number(sum.receipts)),
      money(sum),
    ]),
    [texts.granted, number(report.granted)],
    [texts.returned, number(report.returned)],
  ]
}

/** Sources side by side: one sign tells whether they agree. */
const standingRows = (texts: Texts, { standing, booksSum, walletsOff }: DayReport): Rows => {
  const { number, money } = formatsOf(texts)
  const beside = (one: number, other: number, say: (value: number) => string) =>
    `${say(one)} ${one === other ? '=' : '≠'} ${say(other)}`
  const { payments, granted, returned, kept } = standing
  return [
    [texts.payments, number(payments)],
    [texts.grantedTwice, beside(granted.payments, granted.books, number)],
    [texts.returnedTwice, beside(returned.payments, returned.books, number)],
    ...kept.map(({ currency, ...sums }): Rows[number] => [
      texts.keptTwice,
      beside(sums.payments, sums.receipts, (minor) => money({ minor, currency })),
    ]),
    [texts.books, number(booksSum)],
    [texts.wallets, number(walletsOff)],
  ]
}

/** What of it does not agree, in figures. */
const figuresOf = (texts: Texts, one: Difference): string => {
  const { number, money } = formatsOf(texts)
  const { kind, currency } = one
  if (kind === 'other_withdrawal') {
    return texts.withdrawn({ told: number(one.withdrawn), booked: number(one.withdrawnBooked) })
  }
  if (kind === 'other_receipts' && currency !== null) {
    const say = (minor: number) => money({ minor, currency })
    return texts.money({ payment: say(one.keptMinor), receipts: say(one.receiptsMinor) })
  }
  return texts.grants({
    payment: number(one.granted),
    booked: number(one.booked),
    returned: number(one.returned),
  })
}

const differencesOf = (texts: Texts, { differences }: DayReport): Rows =>
  differences.map((one) => [texts.kinds[one.kind], `${one.payment} (${figuresOf(texts, one)})`])

const notBackOf = (texts: Texts, { notBack }: DayReport): Rows => {
  const { money } = formatsOf(texts)
  return notBack.map(({ payment, since, why, ...sum }) => [
    texts.notBack[why],
    `${payment} (${texts.decided({ money: money(sum), since })})`,
  ])
}

const failedOf = (texts: Texts, { failedJobs }: DayReport): Letter['blocks'] => {
  if (failedJobs.length === 0) return []
  const { number } = formatsOf(texts)
  const rows = failedJobs.map(({ kind, jobs, since }): Rows[number] => [
    kind,
    texts.failed({ jobs: number(jobs), since }),
  ])
  return [{ text: texts.failedJobs }, { rows }]
}

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
  const toLookAt = [...differencesOf(texts, report), ...notBackOf(texts, report)]
  const subject = texts.subject({ site, day: report.day, fine })
  return {
    subject,
    heading: subject,
    blocks: [
      { text: fine ? texts.fine : texts.wrong },
      { rows: dayRows(texts, report) },
      { text: texts.standing },
      { rows: standingRows(texts, report) },
      ...(toLookAt.length > 0 ? [{ rows: toLookAt }] : []),
      ...failedOf(texts, report),
    ],
    footer: `${texts.footer} ${site}.`,
  }
}
