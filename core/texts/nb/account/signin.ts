import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Norwegian. */
export const nbSignin: TextsOf<typeof nlSignin> = {
  login: {
    title: 'Velkommen tilbake',
    submit: 'Logg inn',
    new: 'Ingen konto ennå?',
    forgot: 'Glemt passordet?',
    personas: 'Se deg om som en annen',
    withdraw: 'Angre en bestilling uten å logge inn',
    next: 'Logg inn for å fortsette.',
    lapsed: 'Økten din er over. Logg inn igjen; det du skrev, er fortsatt her.',
  },
}
