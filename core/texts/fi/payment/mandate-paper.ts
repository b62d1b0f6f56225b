import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Finnish. */
export const fiMandatePaper: TextsOf<typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Valtuutus',
    open: 'Katso valtuutuksesi',
    back: 'Asetuksiisi',
    signed: 'Allekirjoitettu koodillasi',
    reference: 'Viite',
    creditorId: 'Velkojan tunniste',
    holder: 'Nimi pankissa',
    address: 'Osoite',
    account: 'Tili',
    ending: 'päättyy {{end}}',
    at: 'Paikka ja päivä',
    placed: '{{place}}, {{date}}',
    version: 'Teksti',
    print: 'Tulosta',
  },
}
