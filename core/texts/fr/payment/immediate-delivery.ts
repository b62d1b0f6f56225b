import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in French. The words of a version never change. */
export const frImmediateDelivery: TextsIn<'fr', typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Oui, donnez-moi mes crédits tout de suite. Je peux me rétracter pendant {{days}} jours ; les crédits utilisés d’ici là ne me seront pas remboursés.',
      onDebit:
        'Oui, donnez-moi mes crédits dès qu’ils arrivent. Je peux me rétracter pendant {{days}} jours ; les crédits utilisés d’ici là ne me seront pas remboursés.',
    },
    again: 'Avec cette commande, tu confirmes à nouveau :',
    agreed: 'Ton accord',
    receipt: '{{sentence}} ({{date}}, version {{version}})',
  },
}
