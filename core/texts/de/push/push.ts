import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in German. */
export const dePush: TextsOf<typeof nlPush> = {
  push: {
    title: 'Benachrichtigungen auf diesem Gerät',
    here: 'Auf diesem Gerät',
    text: 'Du wählst, was darin steht.',
    on: 'Benachrichtigungen einschalten',
    off: 'Benachrichtigungen ausschalten',
    start: 'Einschalten',
    end: 'Ausschalten',
    isOn: 'Benachrichtigungen sind auf diesem Gerät an.',
    isDenied:
      'Dein Browser lässt keine Benachrichtigungen von {{name}} zu. In seinen Einstellungen kannst du das ändern.',
    notSaved: 'Einschalten hat nicht geklappt. Versuch es noch einmal.',
    alert: 'Verpasse keine Nachricht',
    disabled: 'Benachrichtigungen sind aus',
    disabledText: 'So erfährst du nicht, wenn dir jemand schreibt.',
    disabledWay: 'Ansehen',
    alertText: 'Schalte Benachrichtigungen ein, dann weißt du, wenn jemand antwortet.',
  },
}
