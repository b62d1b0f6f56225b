import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Norwegian. The words of a version never change. */
export const nbImmediateDelivery: TextsOf<typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Ja, gi meg creditsene med en gang. Jeg kan angre i {{days}} dager; det jeg har brukt innen da, får jeg ikke tilbake.',
      onDebit:
        'Ja, gi meg creditsene så snart de er der. Jeg kan angre i {{days}} dager; det jeg har brukt innen da, får jeg ikke tilbake.',
    },
    again: 'Med denne bestillingen sier du igjen:',
    agreed: 'Samtykket ditt',
    receipt: '{{sentence}} ({{date}}, versjon {{version}})',
  },
}
