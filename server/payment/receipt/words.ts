import type { ReceiptFact, ReceiptWords } from '#core/payment/receipt/contents.ts'
import { deliveryTextsOf, receiptTextsOf, textsOf } from '#server/platform/texts.ts'

const BASIS_POINTS = 10_000

/** What the lines of a receipt are called, in mails and files alike. */
export const lineWordsOf = (language: string): ReceiptWords => {
  const { locale, receipt: mail } = textsOf(language)
  const file = receiptTextsOf(language)
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    bundle: (credits) => mail.bundle({ credits }),
    refund: (credits) => `${file.refund}, ${file.taken({ credits })}`,
    discount: mail.discount,
    total: mail.total,
    withoutVat: file.withoutVat,
    vat: (basisPoints) => mail.vat({ percent: rate.format(basisPoints / BASIS_POINTS) }),
  }
}

export const factWordsOf = (language: string): Record<ReceiptFact, string> => {
  const { receipt: mail } = textsOf(language)
  const { corrects, buyer } = receiptTextsOf(language)
  const { receipt: number, number: order, date, method } = mail
  const { agreed: consent } = deliveryTextsOf(language)
  return { number, corrects, date, buyer, order, method, consent }
}
