import { moneyText } from '#core/kernel/money.ts'
import type { PayerMatter } from '#core/payment/setup.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'
import { textsOf } from '#server/platform/texts.ts'
import type { Letter } from '../platform/mails/layout.ts'
import { footerOf, type MailContext, momentOf, namesFor } from '../platform/mails/templates.ts'

const mattersWithCredits: readonly PayerMatter[] = ['wonBack', 'paidLate', 'paidTwice']

/** The moment at which the withdrawal came in, which its receipt has to name (promise H3). */
const withdrawnRow = (
  to: MailContext,
  { withdrawal }: PlacedOrder,
  texts: PaymentMails['payer'],
): [string, string][] =>
  withdrawal ? [[texts.withdrawn, momentOf(to, new Date(withdrawal.at))]] : []

/** What a member is told of money that came or went otherwise than ordered: sums, and what to do. */
export const payerLetter = (
  to: MailContext,
  {
    order,
    about,
    minor,
    credits,
    owed,
    settled,
  }: {
    order: PlacedOrder
    about: PayerMatter
    minor: number
    credits: number
    owed: number
    settled: { again: number }
  },
): Letter => {
  const { locale, payer: texts, receipt, debitNotices } = textsOf(to.addressee.language)
  const { name, site } = namesFor(to)
  const { currency } = order.price.total
  const money = moneyText(locale, { minor, currency })
  const facts = { site, money, credits: texts.credits(credits) }
  const isGiven = mattersWithCredits.includes(about)
  const isBlocked = about === 'chargedBack' && order.method === 'directdebit'
  const email = to.site.settings.support_email
  return {
    subject: texts.subject(facts),
    heading: texts.hello(name),
    blocks: [
      { text: texts.about[about](facts) },
      ...(isBlocked
        ? [{ text: debitNotices.blocked({ money }) }, { text: debitNotices.object({ email }) }]
        : []),
      ...(about === 'paidTwice' && settled.again > 0
        ? [{ text: receipt.settled({ credits: texts.credits(settled.again) }) }]
        : []),
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
