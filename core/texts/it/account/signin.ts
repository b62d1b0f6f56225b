import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Italian. */
export const itSignin: TextsIn<'it', typeof nlSignin> = {
  login: {
    title: 'Eccoti di nuovo',
    submit: 'Entra',
    new: 'Ancora senza account?',
    forgot: 'Password dimenticata?',
    personas: 'Guarda come un’altra persona',
    withdraw: 'Recedi da un ordine senza entrare',
    next: 'Entra per continuare.',
    lapsed: 'La tua sessione è finita. Entra di nuovo: quello che hai scritto è ancora qui.',
  },
}
