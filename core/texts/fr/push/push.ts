import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in French. */
export const frPush: TextsIn<'fr', typeof nlPush> = {
  push: {
    title: 'Notifications sur cet appareil',
    here: 'Sur cet appareil',
    text: 'Tu choisis ce qui s’y lit.',
    on: 'Activer les notifications',
    off: 'Couper les notifications',
    start: 'Activer',
    end: 'Couper',
    isOn: 'Les notifications sont activées sur cet appareil.',
    isDenied:
      'Ton navigateur refuse les notifications de {{name}}. Tu peux le changer dans ses réglages.',
    notSaved: 'L’activation n’a pas marché. Réessaie.',
    alert: 'Ne rate aucun message',
    disabled: 'Les notifications sont coupées',
    disabledText: 'Tu ne sais pas quand quelqu’un t’écrit.',
    disabledWay: 'Regarder',
    alertText: 'Active les notifications et tu sauras quand quelqu’un répond.',
  },
}
