import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Danish. The words of a version never change. */
export const daImmediateDelivery: TextsOf<typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Ja, giv mig mine credits med det samme. Jeg kan fortryde i {{days}} dage; det, jeg har brugt inden da, får jeg ikke tilbage.',
      onDebit:
        'Ja, giv mig mine credits, så snart de er der. Jeg kan fortryde i {{days}} dage; det, jeg har brugt inden da, får jeg ikke tilbage.',
    },
    again: 'Med denne ordre siger du igen:',
    agreed: 'Dit samtykke',
    receipt: '{{sentence}} ({{date}}, version {{version}})',
  },
}
