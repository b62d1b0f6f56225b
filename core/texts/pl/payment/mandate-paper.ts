import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Polish. */
export const plMandatePaper: TextsIn<'pl', typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Upoważnienie',
    open: 'Zobacz upoważnienie',
    back: 'Do ustawień',
    signed: 'Podpisano kodem',
    reference: 'Numer',
    creditorId: 'Identyfikator wierzyciela',
    holder: 'Nazwa w banku',
    address: 'Adres',
    account: 'Rachunek',
    ending: 'kończy się na {{end}}',
    at: 'Miejsce i dzień',
    placed: '{{place}}, {{date}}',
    version: 'Tekst',
    print: 'Drukuj',
  },
}
