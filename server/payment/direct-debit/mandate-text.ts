import { DEBIT_NOTICE_DAYS } from '#core/payment/direct-debit/rules.ts'
import { sellerOf } from '#core/payment/receipt/contents.ts'
import type { Site } from '#core/site/ports.ts'
import { textsOf } from '#server/platform/texts.ts'

/** What is signed, word for word, as version `DEBIT_MANDATE` says it. */
export const mandateText = ({ company }: Pick<Site, 'company'>, language: string): string => {
  const { directDebitMails: texts } = textsOf(language)
  const { name, address } = sellerOf(company)
  return texts.mandate({
    creditor: name,
    address: address.join(', '),
    creditorId: company.creditor_id ?? '',
    days: DEBIT_NOTICE_DAYS,
  })
}
