import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in German. The words of a version never change. */
export const deImmediateDelivery: TextsOf<typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Ja, gebt mir meine Credits sofort. Widerrufen kann ich {{days}} Tage lang; was ich bis dahin benutzt habe, wird nicht erstattet.',
      onDebit:
        'Ja, gebt mir meine Credits, sobald sie da sind. Widerrufen kann ich {{days}} Tage lang; was ich bis dahin benutzt habe, wird nicht erstattet.',
    },
    again: 'Mit dieser Bestellung sagst du erneut:',
    agreed: 'Deine Zustimmung',
    receipt: '{{sentence}} ({{date}}, Version {{version}})',
  },
}
