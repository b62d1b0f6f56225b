import type { StaffMatter } from '#core/payment/chart.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { Letter } from '../platform/mails/layout.ts'

type Texts = {
  locale: string
  heading: string
  about: Record<StaffMatter, string>
  payment: string
  member: string
  amount: string
  credits: string
  toPay: string
  owed: string
  footer: string
}

const nl: Texts = {
  locale: 'nl-NL',
  heading: 'Iemand moet naar een betaling kijken',
  about: {
    partlyRefunded:
      'Voor een deel terugbetaald. De credits daarvoor zijn teruggenomen; het lid blijft premium.',
    wonBack: 'De bank heeft een terugboeking ongedaan gemaakt. De credits zijn er weer.',
    refundRefused:
      'De betaaldienst geeft dit geld niet terug. Kijk wat er al terug is, en betaal de rest zelf.',
    payerGone:
      'Er is betaald voor een account dat er niet meer is. Niemand kan deze credits gebruiken: betaal het geld terug.',
    refunded: 'Terugbetaald. De credits zijn teruggenomen; het lid blijft premium.',
    chargedBack: 'Teruggeboekt door de bank. De credits zijn teruggenomen; het lid blijft premium.',
    paidTwice: 'Twee keer betaald. Voor allebei zijn credits bijgeschreven.',
    discountGone:
      'Betaald met een code die niet meer gold: een andere betaling was eerder. Er zijn credits bijgeschreven naar wat er is betaald.',
  },
  payment: 'Betaling',
  member: 'Lid',
  amount: 'Bedrag',
  credits: 'Besteld',
  toPay: 'Terug te geven',
  owed: 'Credits die het lid nog openstaan heeft',
  footer: 'Deze mail is voor medewerkers van',
}

const en: Texts = {
  locale: 'en-GB',
  heading: 'Somebody has to look at a payment',
  about: {
    partlyRefunded:
      'Refunded in part. The credits for it are taken back; the member stays premium.',
    wonBack: 'The bank has undone a chargeback. The credits are back.',
    refundRefused:
      'The provider does not give this money back. Look what is back already, and pay the rest yourselves.',
    payerGone:
      'Money came for an account that is gone. Nobody can use these credits: pay the money back.',
    refunded: 'Refunded. The credits are taken back; the member stays premium.',
    chargedBack: 'Charged back by the bank. The credits are taken back; the member stays premium.',
    paidTwice: 'Paid twice. Credits have been granted for both.',
    discountGone:
      'Paid with a code that did not count any more: another payment came first. Credits have been granted for what was paid.',
  },
  payment: 'Payment',
  member: 'Member',
  amount: 'Amount',
  credits: 'Ordered',
  toPay: 'To be given back',
  owed: 'Credits that the member owes',
  footer: 'This mail is for the staff of',
}

/** What staff has to know of a payment: ids and figures, no name and no address. */
export const staffLetter = ({
  language,
  site,
  about,
  minor: toPay,
  order,
  account,
  owed,
}: {
  language: string
  site: string
  about: StaffMatter
  minor: number
  order: OrderView
  account: string
  owed: number
}): Letter => {
  const texts = language === 'nl' ? nl : en
  const { currency, minor } = order.amount
  const money = new Intl.NumberFormat(texts.locale, { style: 'currency', currency })
  const toGiveBack: [string, string] = [texts.toPay, money.format(toPay / 100)]
  return {
    subject: `${site}: ${texts.about[about]}`,
    heading: texts.heading,
    blocks: [
      { text: texts.about[about] },
      {
        rows: [
          [texts.payment, order.payment_id],
          [texts.member, account],
          [texts.amount, money.format(minor / 100)],
          [texts.credits, `${order.credits} credits`],
          ...(toPay > 0 ? [toGiveBack] : []),
          [texts.owed, String(owed)],
        ],
      },
    ],
    footer: `${texts.footer} ${site}.`,
  }
}
