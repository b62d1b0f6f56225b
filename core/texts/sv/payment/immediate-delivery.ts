import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Swedish. The words of a version never change. */
export const svImmediateDelivery: TextsOf<typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Ja, ge mig mina credits direkt. Jag kan ångra mig i {{days}} dagar; det jag har använt innan dess får jag inte tillbaka.',
      onDebit:
        'Ja, ge mig mina credits så snart de finns. Jag kan ångra mig i {{days}} dagar; det jag har använt innan dess får jag inte tillbaka.',
    },
    again: 'Med den här beställningen säger du igen:',
    agreed: 'Ditt samtycke',
    receipt: '{{sentence}} ({{date}}, version {{version}})',
  },
}
