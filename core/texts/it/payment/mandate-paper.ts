import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Italian. */
export const itMandatePaper: TextsIn<'it', typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandato',
    open: 'Vedi il tuo mandato',
    back: 'Alle tue impostazioni',
    signed: 'Firmato con il tuo codice',
    reference: 'Riferimento',
    creditorId: 'Identificativo del creditore',
    holder: 'Nome in banca',
    address: 'Indirizzo',
    account: 'Conto',
    ending: 'finisce con {{end}}',
    at: 'Luogo e giorno',
    placed: '{{place}}, {{date}}',
    version: 'Testo',
    print: 'Stampa',
  },
}
