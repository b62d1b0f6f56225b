import { moneyText } from '#core/kernel/money.ts'
import type { StaffMatter } from '#core/payment/setup.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
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
  order: PlacedOrder
  account: string
  owed: number
}): Letter => {
  const { matter: texts } = staffTextsOf(language)
  const { currency } = order.price.total
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
          [texts.payment, order.payment],
          [texts.member, account],
          [texts.amount, moneyText(texts.locale, order.price.total)],
          [texts.credits, `${order.credits} credits`],
          ...(toPay > 0 ? [toGiveBack] : []),
          [texts.owed, String(owed)],
        ],
      },
    ],
    footer: `${texts.footer} ${site}.`,
  }
}
