import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Swedish. */
export const svMandatePaper: TextsOf<typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Medgivande',
    open: 'Se ditt medgivande',
    back: 'Till dina inställningar',
    signed: 'Undertecknat med din kod',
    reference: 'Referens',
    creditorId: 'Borgenärsidentifierare',
    holder: 'Namn hos banken',
    address: 'Adress',
    account: 'Konto',
    ending: 'slutar på {{end}}',
    at: 'Ort och dag',
    placed: '{{place}}, {{date}}',
    version: 'Text',
    print: 'Skriv ut',
  },
}
