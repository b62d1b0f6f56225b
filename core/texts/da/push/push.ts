import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Danish. */
export const daPush: TextsOf<typeof nlPush> = {
  push: {
    title: 'Notifikationer på denne enhed',
    here: 'På denne enhed',
    text: 'Du vælger, hvad der står i dem.',
    on: 'Slå notifikationer til',
    off: 'Slå notifikationer fra',
    start: 'Slå til',
    end: 'Slå fra',
    isOn: 'Notifikationer er slået til på denne enhed.',
    isDenied:
      'Din browser afviser notifikationer fra {{name}}. Det kan du ændre i dens indstillinger.',
    notSaved: 'Det lykkedes ikke at slå dem til. Prøv igen.',
    alert: 'Gå aldrig glip af en besked',
    disabled: 'Notifikationer er slået fra',
    disabledText: 'Lige nu får du ikke besked, når nogen skriver til dig.',
    disabledWay: 'Se her',
    alertText: 'Slå notifikationer til, og få besked, når nogen svarer.',
  },
}
