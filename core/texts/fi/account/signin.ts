import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Finnish. */
export const fiSignin: TextsOf<typeof nlSignin> = {
  login: {
    title: 'Tervetuloa takaisin',
    submit: 'Kirjaudu',
    new: 'Ei vielä tiliä?',
    forgot: 'Unohditko salasanasi?',
    personas: 'Katsele toisena ihmisenä',
    withdraw: 'Peruuta tilaus kirjautumatta',
    next: 'Kirjaudu jatkaaksesi.',
    lapsed: 'Istuntosi päättyi. Kirjaudu uudelleen; kirjoittamasi on tallessa.',
  },
}
