import { moneyText } from '#core/kernel/money.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { StaffMatter } from '#core/payment/setup.ts'
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
  const { currency } = order.amount
  const toGiveBack: [string, string] = [
    texts.toPay,
    moneyText(texts.locale, { minor: toPay, currency }),
  ]
  return {
    subject: `${site}: ${texts.about[about]}`,
    heading: texts.heading,
    blocks: [
      { text: texts.about[about] },
      {
        rows: [
          [texts.payment, order.payment_id],
          [texts.member, account],
          [texts.amount, moneyText(texts.locale, order.amount)],
          [texts.credits, `${order.credits} credits`],
          ...(toPay > 0 ? [toGiveBack] : []),
          [texts.owed, String(owed)],
        ],
      },
    ],
    footer: `${texts.footer} ${site}.`,
  }
}
