import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Polish. */
export const plPush: TextsIn<'pl', typeof nlPush> = {
  push: {
    title: 'Powiadomienia na tym urządzeniu',
    here: 'Na tym urządzeniu',
    text: 'Ty wybierasz, co mówią.',
    on: 'Włącz powiadomienia',
    off: 'Wyłącz powiadomienia',
    start: 'Włącz',
    end: 'Wyłącz',
    isOn: 'Powiadomienia są włączone na tym urządzeniu.',
    isDenied:
      'Twoja przeglądarka odrzuca powiadomienia: {{name}}. Możesz to zmienić w jej ustawieniach.',
    notSaved: 'Włączenie się nie udało. Spróbuj ponownie.',
    alert: 'Nie przegap żadnej wiadomości',
    disabled: 'Powiadomienia są wyłączone',
    disabledText: 'Teraz nie wiesz, kiedy ktoś do Ciebie pisze.',
    disabledWay: 'Zajrzyj',
    alertText: 'Włącz powiadomienia, a dowiesz się, gdy ktoś odpisze.',
  },
}
