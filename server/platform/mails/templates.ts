import type { MailRecipient } from '#core/account/ports.ts'
import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { moneyText } from '#core/kernel/money.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { creditsGrantedOf } from '#core/payment/checkout/order.ts'
import { methodName } from '#core/payment/methods.ts'
import { withdrawableUntil } from '#core/payment/withdrawal/rules.ts'
import type { Site } from '#core/site/ports.ts'
import { textsOf } from '../texts.ts'
import type { Block, Letter } from './layout.ts'

/** `publicUrl`: where the addressee's own site is. */
export type To = { addressee: MailRecipient; site: Site; publicUrl: string }

/** Nobody is called by a name in a mailbox that has not said yes to it: a name can be a message. */
export const named = ({ addressee, site }: To) => ({
  name: addressee.confirmed ? addressee.name : '',
  site: site.settings.name,
})
export const paragraphs = (lines: string[]): Block[] => lines.map((text) => ({ text }))

/** A moment as the language writes it, by the site's own zone. */
export const momentOf = ({ addressee }: To, at: Date) =>
  new Intl.DateTimeFormat(textsOf(addressee.language).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(at)

/** A day as the language writes it, by the site's own zone. */
export const dayOf = ({ addressee }: To, at: Date) =>
  new Intl.DateTimeFormat(textsOf(addressee.language).locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(at)

export const footerOf = (to: To) => {
  const { name, support_email } = to.site.settings
  return textsOf(to.addressee.language).footer({ site: name, support: support_email })
}

export const activationLetter = (to: To, token: string): Letter => {
  const texts = textsOf(to.addressee.language).activation
  const who = named(to)
  const credits = to.site.settings.signup_credits
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [
      ...paragraphs(texts.body({ ...who, credits, conversations: FREE_CONVERSATIONS })),
      { button: texts.button, url: `${to.publicUrl}/${token}` },
      { text: texts.after({ hours: ACTIVATION_LINK_HOURS }) },
    ],
    footer: footerOf(to),
  }
}

/** `number`: of the receipt, which the page of the order leads to. */
type Sold = { order: OrderView; number: string | null }

const receiptRows = (to: To, { order, number }: Sold): Block => {
  const { locale, receipt: texts } = textsOf(to.addressee.language)
  const { company } = to.site
  const { currency } = order.amount
  const money = (minor: number) => moneyText(locale, { minor, currency })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const at = new Date(order.completed_at ?? order.created_at)
  const vat = texts.vat({ percent: percent.format(order.vat.basisPoints / 10_000) })
  return {
    rows: [
      ...(number ? [[texts.receipt, number] as [string, string]] : []),
      [texts.number, order.payment_id],
      [texts.date, momentOf(to, at)],
      [texts.method, methodName(order.payment_method, texts.methods)],
      ...order.price_components.map(({ kind, minor }): [string, string] => [
        kind === 'bundle' ? texts.bundle({ credits: creditsGrantedOf(order) }) : texts.discount,
        money(minor),
      ]),
      [texts.total, money(order.amount.minor)],
      [vat, money(order.vat.minor)],
      [texts.seller, company.name],
      [texts.address, `${company.address}, ${company.city}, ${company.country}`],
      [texts.registered, company.kvk],
      [texts.vatNumber, company.vat_numbers.join(', ')],
    ],
  }
}

/** Until when, and where, one may withdraw from what the receipt is of (promise H3). */
const wayToWithdraw = (to: To, { order, number }: Sold): Block[] => {
  const { receipt: texts } = textsOf(to.addressee.language)
  const paidAt = new Date(order.completed_at ?? order.created_at)
  const last = withdrawableUntil(paidAt, to.site.settings.refund_days).getTime() - 1
  const query = number ? `?${new URLSearchParams({ receipt: number })}` : ''
  return [
    { text: texts.withdraw({ until: dayOf(to, new Date(last)) }) },
    { link: texts.withdrawHere, url: `${to.publicUrl}/withdraw/mail${query}` },
  ]
}

export const receiptLetter = (to: To, sold: Sold): Letter => {
  const { order } = sold
  const { receipt: texts } = textsOf(to.addressee.language)
  const credits = creditsGrantedOf(order)
  const who = { ...named(to), credits }
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [
      { text: texts.body(who) },
      ...(credits < order.credits ? [{ text: texts.fewer }] : []),
      receiptRows(to, sold),
      { button: texts.button, url: `${to.publicUrl}/transactions/${order.payment_id}` },
      ...wayToWithdraw(to, sold),
    ],
    footer: footerOf(to),
  }
}
