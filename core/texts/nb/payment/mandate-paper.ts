import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Norwegian. */
export const nbMandatePaper: TextsOf<typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandat',
    open: 'Se mandatet ditt',
    back: 'Til innstillingene dine',
    signed: 'Underskrevet med koden din',
    reference: 'Referanse',
    creditorId: 'Kreditoridentifikator',
    holder: 'Navn hos banken',
    address: 'Adresse',
    account: 'Konto',
    ending: 'slutter på {{end}}',
    at: 'Sted og dag',
    placed: '{{place}}, {{date}}',
    version: 'Tekst',
    print: 'Skriv ut',
  },
}
