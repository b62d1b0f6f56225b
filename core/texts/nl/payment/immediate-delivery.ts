/**
 * Consent to immediate delivery, in Dutch (promise H3). The words of a version never change: other
 * words are another version (`core/payment/checkout/immediate-delivery.ts`).
 */
export const nlImmediateDelivery = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Ja, geef me mijn credits meteen. Herroepen kan {{days}} dagen; wat ik dan heb gebruikt, krijg ik niet terug.',
      onDebit:
        'Ja, geef me mijn credits zodra ze er zijn. Herroepen kan {{days}} dagen; wat ik dan heb gebruikt, krijg ik niet terug.',
    },
    again: 'Met deze bestelling zeg je opnieuw:',
    agreed: 'Je akkoord',
    receipt: '{{sentence}} ({{date}}, versie {{version}})',
  },
} as const
