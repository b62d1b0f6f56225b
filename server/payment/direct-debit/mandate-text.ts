import type { MandatePaperView } from '#core/payment/direct-debit/contract.ts'
import type { MandatePaper } from '#core/payment/direct-debit/ports.ts'
import { DEBIT_NOTICE_DAYS } from '#core/payment/direct-debit/rules.ts'
import type { ShownMandate } from '#core/payment/direct-debit/values.ts'
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

/** What is put before a member who would pay by direct debit here now. */
export const shownMandate = (
  { company }: Pick<Site, 'company'>,
  language: string,
): ShownMandate => {
  const { name, address, city, country, creditor_id } = company
  return {
    language,
    text: mandateText({ company }, language),
    creditor: name,
    creditorAddress: [address, city],
    creditorCountry: country,
    creditorId: creditor_id ?? '',
  }
}

/** A signed mandate, on the wire, as it was signed whatever the site says now. */
export const paperView = (
  paper: MandatePaper,
  site: Pick<Site, 'company'>,
  language: string,
): MandatePaperView => {
  const shown = paper.shown ?? shownMandate(site, language)
  return {
    reference: paper.reference,
    creditor: shown.creditor,
    creditor_address: shown.creditorAddress,
    creditor_country: shown.creditorCountry,
    creditor_id: shown.creditorId,
    holder: paper.holder,
    address: [`${paper.street} ${paper.houseNumber}`, `${paper.zip} ${paper.city}`],
    iban_end: paper.ibanEnd,
    text: shown.text,
    language: shown.language,
    version: paper.text,
    signed_at: paper.signedAt.toISOString(),
    place: paper.city,
  }
}
