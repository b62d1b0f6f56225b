import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in Spanish. */
export const esMandatePaper: TextsIn<'es', typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandato',
    open: 'Ver tu mandato',
    back: 'A tus ajustes',
    signed: 'Firmado con tu código',
    reference: 'Referencia',
    creditorId: 'Identificador de acreedor',
    holder: 'Nombre en el banco',
    address: 'Dirección',
    account: 'Cuenta',
    ending: 'termina en {{end}}',
    at: 'Lugar y día',
    placed: '{{place}}, {{date}}',
    version: 'Texto',
    print: 'Imprimir',
  },
}
