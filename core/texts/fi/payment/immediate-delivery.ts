import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlImmediateDelivery } from '#core/texts/nl/payment/immediate-delivery.ts'

/** Consent to immediate delivery, in Finnish. The words of a version never change. */
export const fiImmediateDelivery: TextsOf<typeof nlImmediateDelivery> = {
  immediateDelivery: {
    v1: {
      atOnce:
        'Kyllä, haluan krediittini heti. Voin peruuttaa tilauksen {{days}} päivän ajan; siihen mennessä käytettyjä krediittejä ei hyvitetä.',
      onDebit:
        'Kyllä, haluan krediittini heti, kun ne saapuvat. Voin peruuttaa tilauksen {{days}} päivän ajan; siihen mennessä käytettyjä krediittejä ei hyvitetä.',
    },
    again: 'Tällä tilauksella sanot uudelleen:',
    agreed: 'Suostumuksesi',
    receipt: '{{sentence}} ({{date}}, versio {{version}})',
  },
}
