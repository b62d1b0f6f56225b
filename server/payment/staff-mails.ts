import type { StaffMatter } from '#core/payment/chart.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { staffTextsOf } from '#server/platform/texts.ts'
import type { Letter } from '../platform/mails/layout.ts'

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
  const { matter: texts } = staffTextsOf(language)
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
