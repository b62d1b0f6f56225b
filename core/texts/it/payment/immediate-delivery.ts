import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Italian. The words of a version never change. */
export const itImmediateDelivery: TextsIn<'it', typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Sì, voglio subito i miei crediti. Posso recedere per {{days}} giorni; i crediti usati fino ad allora non mi vengono rimborsati.',
      onDebit:
        'Sì, voglio i miei crediti appena arrivano. Posso recedere per {{days}} giorni; i crediti usati fino ad allora non mi vengono rimborsati.',
    },
    again: 'Con questo ordine dici di nuovo:',
    agreed: 'Il tuo consenso',
    receipt: '{{sentence}} ({{date}}, versione {{version}})',
  },
}
