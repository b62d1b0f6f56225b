import type { MandatePaperView } from '#core/payment/direct-debit/contract.ts'
import type { MandatePaper } from '#core/payment/direct-debit/ports.ts'
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

/** A signed mandate, on the wire. */
export const paperView = (
  paper: MandatePaper,
  site: Pick<Site, 'company'>,
  language: string,
): MandatePaperView => {
  const { name, address, city, country, creditor_id } = site.company
  return {
    reference: paper.reference,
    creditor: name,
    creditor_address: [address, city],
    creditor_country: country,
    creditor_id: creditor_id ?? '',
    holder: paper.holder,
    address: [`${paper.street} ${paper.houseNumber}`, `${paper.zip} ${paper.city}`],
    iban_end: paper.ibanEnd,
    text: mandateText(site, language),
    version: paper.text,
    signed_at: paper.signedAt.toISOString(),
    place: paper.city,
  }
}
