import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Spanish. The words of a version never change. */
export const esImmediateDelivery: TextsIn<'es', typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Sí, quiero mis créditos al momento. Puedo desistir durante {{days}} días; los créditos que haya usado hasta entonces no se devuelven.',
      onDebit:
        'Sí, quiero mis créditos en cuanto lleguen. Puedo desistir durante {{days}} días; los créditos que haya usado hasta entonces no se devuelven.',
    },
    again: 'Con este pedido vuelves a decir:',
    agreed: 'Tu conformidad',
    receipt: '{{sentence}} ({{date}}, versión {{version}})',
  },
}
