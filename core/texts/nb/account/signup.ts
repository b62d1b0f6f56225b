import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Norwegian. */
export const nbSignup: TextsOf<typeof nlSignup> = {
  signup: {
    title: 'Bli med gratis',
    name: 'Profilnavn',
    nameHint: 'Velg et navn som ingen kjenner deg under.',
    birth: 'Fødselsdato',
    day: 'Dag',
    month: 'Måned',
    year: 'År',
    gender: 'Jeg er',
    seeks: 'Jeg ser etter',
    consent:
      'Jeg går med på at {{name}} lagrer hvem jeg ser etter, for å vise meg medlemmer som passer.',
    consentHint:
      'Det sier noe om legningen din, så vi spør om det for seg. Du kan alltid trekke det tilbake i innstillingene dine: da sletter vi det.',
    am: 'Jeg er en',
    and: 'ser etter',
    or: 'eller',
    nth: 'Trinn {{nth}} av {{of}}',
    reason: 'Hva ser du etter her?',
    reasonHint: 'Kan stå tomt. Det kommer på profilen din.',
    submit: 'Bli med',
    adults:
      'Når du blir med, erklærer du at du er {{age}} år eller eldre, og godtar vilkårene våre.',
    have: 'Har du en konto?',
  },
  gender: { male: 'Mann', female: 'Kvinne' },
  seeks: { male: 'en mann', female: 'en kvinne' },
}
