import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Swedish. */
export const svSignin: TextsOf<typeof nlSignin> = {
  login: {
    title: 'Välkommen tillbaka',
    submit: 'Logga in',
    new: 'Inget konto än?',
    forgot: 'Glömt ditt lösenord?',
    personas: 'Titta in som någon annan',
    withdraw: 'Ångra en beställning utan att logga in',
    next: 'Logga in för att fortsätta.',
    lapsed: 'Din session är slut. Logga in igen; det du skrev finns kvar.',
  },
}
