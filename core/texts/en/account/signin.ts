import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in English. */
export const enSignin: TextsOf<typeof nlSignin> = {
  login: {
    title: 'Welcome back',
    submit: 'Log in',
    new: 'No account yet?',
    forgot: 'Forgot your password?',
    personas: 'Look around as somebody else',
    withdraw: 'Withdraw from an order without logging in',
    next: 'Log in to go on.',
    lapsed: 'Your session has ended. Log in again; what you typed is still here.',
  },
}
