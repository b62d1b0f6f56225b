import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Danish. */
export const daSignup: TextsOf<typeof nlSignup> = {
  signup: {
    title: 'Tilmeld dig gratis',
    name: 'Profilnavn',
    nameHint: 'Vælg et navn, som ingen kender dig under.',
    birth: 'Fødselsdato',
    day: 'Dag',
    month: 'Måned',
    year: 'År',
    gender: 'Jeg er',
    seeks: 'Jeg søger',
    consent:
      'Jeg er med på, at {{name}} gemmer, hvem jeg søger, for at vise mig medlemmer, der passer.',
    consentHint:
      'Det siger noget om din seksualitet, så vi spørger særskilt. Du kan altid trække det tilbage i dine indstillinger: så sletter vi det.',
    am: 'Jeg er en',
    and: 'søger',
    or: 'eller',
    nth: 'Trin {{nth}} af {{of}}',
    reason: 'Hvad søger du her?',
    reasonHint: 'Må gerne være tom. Det kommer til at stå på din profil.',
    submit: 'Tilmeld',
    adults:
      'Når du tilmelder dig, erklærer du, at du er {{age}} år eller ældre, og accepterer vores vilkår.',
    have: 'Har du en konto?',
  },
  gender: { male: 'Mand', female: 'Kvinde' },
  seeks: { male: 'en mand', female: 'en kvinde' },
}
