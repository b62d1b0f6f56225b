import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in German. */
export const deMandatePaper: TextsOf<typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandat',
    open: 'Mandat ansehen',
    back: 'Zu deinen Einstellungen',
    signed: 'Mit deinem Code unterschrieben',
    reference: 'Mandatsreferenz',
    creditorId: 'Gläubiger-ID',
    holder: 'Name bei der Bank',
    address: 'Adresse',
    account: 'Konto',
    ending: 'endet auf {{end}}',
    at: 'Ort und Tag',
    placed: '{{place}}, {{date}}',
    version: 'Text',
    print: 'Drucken',
  },
}
