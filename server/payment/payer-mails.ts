import { moneyText } from '#core/kernel/money.ts'
import type { Settled } from '#core/payment/ports.ts'
import type { PayerMatter } from '#core/payment/setup.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import { SECOND_MONEY } from '#core/payment/wallet/values.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'
import { textsOf } from '#server/platform/texts.ts'
import type { Letter } from '../platform/mails/layout.ts'
import { footerOf, type MailContext, momentOf, namesFor } from '../platform/mails/templates.ts'
import { settlingOf } from './receipt/settling.ts'

const mattersWithCredits: readonly PayerMatter[] = ['wonBack', 'paidLate', 'paidTwice']

/** The moment at which the withdrawal came in, which its receipt has to name (promise H3). */
const withdrawnRow = (
  to: MailContext,
  { withdrawal }: PlacedOrder,
  texts: PaymentMails['payer'],
): [string, string][] =>
  withdrawal ? [[texts.withdrawn, momentOf(to, new Date(withdrawal.at))]] : []

/** Of money that came late the receipt says what it settles. */
const bookedAs = (about: PayerMatter, part: number): number | null => {
  if (about === 'paidLate') return null
  return about === 'paidTwice' ? SECOND_MONEY : part
}

type PayerNews = {
  order: PlacedOrder
  about: PayerMatter
  minor: number
  credits: number
  owed: number
  /** What is owed of debits that were taken back, all of them together, in minor units. */
  debtMinor: number
  settled: readonly Settled[]
  part?: number
}

/** What a member is told of money that came or went otherwise than ordered: sums, and what to do. */
export const payerLetter = (
  to: MailContext,
  { order, about, minor, credits, owed, debtMinor, settled, part = 0 }: PayerNews,
): Letter => {
  const { locale, payer: texts, debitNotices } = textsOf(to.addressee.language)
  const { name, site } = namesFor(to)
  const { currency } = order.price.total
  const money = moneyText(locale, { minor, currency })
  const facts = { site, money, credits: texts.credits(credits) }
  const isGiven = mattersWithCredits.includes(about)
  const isBlocked = about === 'chargedBack' && order.method === 'directdebit' && debtMinor > 0
  const debt = moneyText(locale, { minor: debtMinor, currency })
  const email = to.site.settings.support_email
  return {
    subject: texts.subject(facts),
    heading: texts.hello(name),
    blocks: [
      { text: texts.about[about](facts) },
      ...(isBlocked
        ? [
            { text: debitNotices.blocked({ money: debt }) },
            { text: debitNotices.object({ email }) },
          ]
        : []),
      ...(isGiven ? settlingOf(to, { settled, owed, part: bookedAs(about, part) }) : []),
      ...(owed > 0 && !isGiven ? [{ text: texts.owed(texts.credits(owed)) }] : []),
      {
        rows: [
          [texts.order, order.payment],
          [texts.ordered, momentOf(to, order.createdAt)],
          ...withdrawnRow(to, order, texts),
          [texts.paid, texts.credits(order.credits)],
          [texts.money, facts.money],
          [isGiven ? texts.given : texts.taken, String(credits)],
        ],
      },
      { button: texts.button, url: `${to.publicUrl}/transactions/${order.payment}` },
    ],
    footer: footerOf(to),
  }
}
