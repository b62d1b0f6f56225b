import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in French. */
export const frMandatePaper: TextsIn<'fr', typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandat',
    open: 'Voir ton mandat',
    back: 'À tes réglages',
    signed: 'Signé avec ton code',
    reference: 'Référence',
    creditorId: 'Identifiant créancier',
    holder: 'Nom à la banque',
    address: 'Adresse',
    account: 'Compte',
    ending: 'finissant par {{end}}',
    at: 'Lieu et jour',
    placed: '{{place}}, {{date}}',
    version: 'Texte',
    print: 'Imprimer',
  },
}
