import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Polish. The words of a version never change. */
export const plImmediateDelivery: TextsIn<'pl', typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Tak, chcę dostać kredyty od razu. Mogę odstąpić przez {{days}} dni; za kredyty użyte do tego czasu nie ma zwrotu.',
      onDebit:
        'Tak, chcę dostać kredyty, gdy tylko będą. Mogę odstąpić przez {{days}} dni; za kredyty użyte do tego czasu nie ma zwrotu.',
    },
    again: 'Tym zamówieniem mówisz ponownie:',
    agreed: 'Twoja zgoda',
    receipt: '{{sentence}} ({{date}}, wersja {{version}})',
  },
}
