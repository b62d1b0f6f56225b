import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in German. */
export const deSignin: TextsOf<typeof nlSignin> = {
  login: {
    title: 'Willkommen zurück',
    submit: 'Einloggen',
    new: 'Noch kein Konto?',
    forgot: 'Passwort vergessen?',
    personas: 'Als jemand anders umschauen',
    withdraw: 'Eine Bestellung ohne Login widerrufen',
    next: 'Logge dich ein, um weiterzumachen.',
    lapsed:
      'Deine Sitzung ist zu Ende. Melde dich wieder an; was du geschrieben hast, ist noch da.',
  },
}
