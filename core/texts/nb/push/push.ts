import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Norwegian. */
export const nbPush: TextsOf<typeof nlPush> = {
  push: {
    title: 'Varsler på denne enheten',
    here: 'På denne enheten',
    text: 'Du velger hva som står i dem.',
    on: 'Slå på varsler',
    off: 'Slå av varsler',
    start: 'Slå på',
    end: 'Slå av',
    isOn: 'Varsler er på for denne enheten.',
    isDenied:
      'Nettleseren din avviser varsler fra {{name}}. Det kan du endre i innstillingene til nettleseren.',
    notSaved: 'Det gikk ikke å slå dem på. Prøv igjen.',
    alert: 'Gå aldri glipp av en melding',
    disabled: 'Varsler er av',
    disabledText: 'Nå får du ikke vite når noen skriver til deg.',
    disabledWay: 'Se på det',
    alertText: 'Slå på varsler og få vite når noen svarer.',
  },
}
