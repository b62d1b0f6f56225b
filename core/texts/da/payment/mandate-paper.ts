import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Danish. */
export const daMandatePaper: TextsOf<typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandat',
    open: 'Se dit mandat',
    back: 'Til dine indstillinger',
    signed: 'Underskrevet med din kode',
    reference: 'Reference',
    creditorId: 'Kreditoridentifikator',
    holder: 'Navn hos banken',
    address: 'Adresse',
    account: 'Konto',
    ending: 'slutter på {{end}}',
    at: 'Sted og dag',
    placed: '{{place}}, {{date}}',
    version: 'Tekst',
    print: 'Print',
  },
}
