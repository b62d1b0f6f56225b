import { moneyText } from '#core/kernel/money.ts'
import { creditsGrantedOf } from '#core/payment/checkout/order.ts'
import { methodName } from '#core/payment/methods.ts'
import type { Settled } from '#core/payment/ports.ts'
import { orderLines, receiptFacts, sellerOf } from '#core/payment/receipt/contents.ts'
import { type PlacedOrder, saleDateOf } from '#core/payment/views.ts'
import { withdrawableUntil } from '#core/payment/withdrawal/rules.ts'
import type { Block, Letter } from '#server/platform/mails/layout.ts'
import {
  dayOf,
  footerOf,
  type MailContext,
  momentOf,
  namesFor,
} from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'
import { consentText } from './consent.ts'
import { settlingOf } from './settling.ts'
import { factWordsOf, lineWordsOf } from './words.ts'

/** `number`: of the receipt, which the page of the order leads to. */
type OrderWithReceipt = { order: PlacedOrder; number: string | null }
/** `owed`: what its buyer owes at this moment, in credits. */
type Sold = OrderWithReceipt & { settled: readonly Settled[]; owed: number }

const receiptRows = (to: MailContext, { order, number }: OrderWithReceipt): Block => {
  const { language } = to.addressee
  const { locale, receipt: texts } = textsOf(language)
  const { name, address, registered, vatNumbers } = sellerOf(to.site.company)
  const facts = {
    number,
    date: momentOf(to, saleDateOf(order)),
    order: order.payment,
    method: methodName(order.method, texts.methods),
    consent: consentText(order, { language, refundDays: to.site.settings.refund_days }),
  }
  const { credits: ordered, price } = order
  const sold = { credits: creditsGrantedOf(order), ordered, price }
  return {
    rows: [
      ...receiptFacts(facts, factWordsOf(language)),
      ...orderLines(sold, lineWordsOf(language)).map((line): [string, string] => [
        line.name,
        moneyText(locale, line.amount),
      ]),
      [texts.seller, name],
      [texts.address, address.join(', ')],
      [texts.registered, registered],
      [texts.vatNumber, vatNumbers],
    ],
  }
}

/** Until when, and where, one may withdraw from what the receipt is of (promise H3). */
const withdrawalLink = (to: MailContext, { order, number }: OrderWithReceipt): Block[] => {
  const { receipt: texts } = textsOf(to.addressee.language)
  const last = withdrawableUntil(saleDateOf(order), to.site.settings.refund_days).getTime() - 1
  const query = number ? `?${new URLSearchParams({ receipt: number })}` : ''
  return [
    { text: texts.withdraw({ until: dayOf(to, new Date(last)) }) },
    { link: texts.withdrawHere, url: `${to.publicUrl}/withdraw/mail${query}` },
  ]
}

export const receiptLetter = (to: MailContext, sold: Sold): Letter => {
  const { order } = sold
  const { receipt: texts } = textsOf(to.addressee.language)
  const credits = creditsGrantedOf(order)
  const names = { ...namesFor(to), credits }
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [
      { text: texts.body(names) },
      ...(credits < order.credits ? [{ text: texts.fewer }] : []),
      ...settlingOf(to, { ...sold, part: 0 }),
      receiptRows(to, sold),
      { button: texts.button, url: `${to.publicUrl}/transactions/${order.payment}` },
      ...withdrawalLink(to, sold),
    ],
    footer: footerOf(to),
  }
}
