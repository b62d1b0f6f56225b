import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Danish. */
export const daSignin: TextsOf<typeof nlSignin> = {
  login: {
    title: 'Velkommen tilbage',
    submit: 'Log ind',
    new: 'Ingen konto endnu?',
    forgot: 'Glemt din adgangskode?',
    personas: 'Kig med som en anden',
    withdraw: 'Fortryd en ordre uden at logge ind',
    next: 'Log ind for at fortsætte.',
    lapsed: 'Din session er slut. Log ind igen; det, du skrev, er her stadig.',
  },
}
