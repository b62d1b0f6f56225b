import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Swedish. */
export const svPush: TextsOf<typeof nlPush> = {
  push: {
    title: 'Aviseringar på den här enheten',
    here: 'På den här enheten',
    text: 'Du väljer vad som står i dem.',
    on: 'Slå på aviseringar',
    off: 'Stäng av aviseringar',
    start: 'Slå på',
    end: 'Stäng av',
    isOn: 'Aviseringar är på för den här enheten.',
    isDenied:
      'Din webbläsare nekar aviseringar från {{name}}. Det kan du ändra i dess inställningar.',
    notSaved: 'Det gick inte att slå på dem. Försök igen.',
    alert: 'Missa aldrig ett meddelande',
    disabled: 'Aviseringar är av',
    disabledText: 'Just nu får du inte veta när någon skriver till dig.',
    disabledWay: 'Visa',
    alertText: 'Slå på aviseringar och få veta när någon svarar.',
  },
}
