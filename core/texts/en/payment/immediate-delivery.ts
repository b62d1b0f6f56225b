import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in English. The words of a version never change. */
export const enImmediateDelivery: TextsOf<typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Yes, give me my credits right away. I can withdraw for {{days}} days; credits I have used by then are not refunded.',
      onDebit:
        'Yes, give me my credits as soon as they arrive. I can withdraw for {{days}} days; credits I have used by then are not refunded.',
    },
    again: 'With this order you say again:',
    agreed: 'You agreed',
    receipt: '{{sentence}} ({{date}}, version {{version}})',
  },
}
