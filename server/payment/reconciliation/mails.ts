import { type Money, moneyText } from '#core/kernel/money.ts'
import {
  addsUp,
  balancesOf,
  type DayReport,
  type Difference,
  flowKinds,
  receiptsIn,
} from '#core/payment/reconciliation/rules.ts'
import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'
import { staffTextsOf, textsOf } from '#server/platform/texts.ts'
import type { Letter } from '../../platform/mails/layout.ts'

type Texts = StaffMails['day']
type Rows = [label: string, value: string][]

const formatsOf = ({ locale }: Texts) => {
  const number = new Intl.NumberFormat(locale)
  return {
    number: (value: number) => number.format(value),
    money: (amount: Money) => moneyText(locale, amount),
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
    ...balancesOf(report).map((sum): Rows[number] => [texts.remains, money(sum)]),
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

/** What became of debits, where there is anything to tell. */
const debitRows = (language: string, { debits }: DayReport): Rows => {
  if (!debits || Object.values(debits).every((count) => count === 0)) return []
  const { debitNotices: texts } = textsOf(language)
  const { number } = formatsOf(staffTextsOf(language).day)
  return [
    [texts.collected, number(debits.collected)],
    [texts.failed, number(debits.failed)],
    [texts.reversed, number(debits.reversed)],
    [texts.blockedNow, number(debits.blocked)],
    ...(debits.ahead === undefined ? [] : [[texts.ahead, number(debits.ahead)] as Rows[number]]),
  ]
}

/** What of it does not agree, in figures. */
const figuresOf = (texts: Texts, one: Difference): string => {
  const { number, money } = formatsOf(texts)
  const { kind, currency } = one
  if (kind === 'other_withdrawal') {
    return texts.withdrawn({ told: number(one.withdrawn), booked: number(one.withdrawnBooked) })
  }
  if (kind === 'other_advance') {
    return `${number(one.advanced)} ≠ ${number(one.advancedBooked)}`
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

const stuckOf = (texts: Texts, { stuckAppeals = 0 }: DayReport): Letter['blocks'] =>
  stuckAppeals > 0 ? [{ text: texts.stuckAppeals(formatsOf(texts).number(stuckAppeals)) }] : []

/** What somebody has to do first gives it its name. */
const subjectOf = (texts: Texts, { site, report }: { site: string; report: DayReport }): string => {
  const { day, stuckAppeals = 0 } = report
  const fine = addsUp(report)
  return fine && stuckAppeals > 0
    ? texts.stuckSubject({ site, day })
    : texts.subject({ site, day, fine })
}

/** The money of a day for the people of the site: figures and ids, no names; and what waits for them. */
export const dayLetter = ({
  language,
  site,
  report,
}: {
  language: string
  site: string
  report: DayReport
}): Letter => {
  const { day: texts } = staffTextsOf(language)
  const fine = addsUp(report)
  const toLookAt = [...differencesOf(texts, report), ...notBackOf(texts, report)]
  const subject = subjectOf(texts, { site, report })
  return {
    subject,
    heading: subject,
    blocks: [
      ...stuckOf(texts, report),
      { text: fine ? texts.fine : texts.wrong },
      { rows: [...dayRows(texts, report), ...debitRows(language, report)] },
      { text: texts.standing },
      { rows: standingRows(texts, report) },
      ...(toLookAt.length > 0 ? [{ rows: toLookAt }] : []),
      ...failedOf(texts, report),
    ],
    footer: `${texts.footer} ${site}.`,
  }
}
