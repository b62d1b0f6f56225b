import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Swedish. */
export const svSignup: TextsOf<typeof nlSignup> = {
  signup: {
    title: 'Gå med gratis',
    name: 'Profilnamn',
    nameHint: 'Välj ett namn som ingen känner igen dig på.',
    birth: 'Födelsedatum',
    day: 'Dag',
    month: 'Månad',
    year: 'År',
    gender: 'Jag är',
    seeks: 'Jag söker',
    consent: 'Jag går med på att {{name}} sparar vem jag söker, för att visa medlemmar som passar.',
    consentHint:
      'Det säger något om din läggning, så vi frågar särskilt. Du kan alltid ta tillbaka det i dina inställningar: då raderar vi det.',
    am: 'Jag är en',
    and: 'söker',
    or: 'eller',
    nth: 'Steg {{nth}} av {{of}}',
    reason: 'Vad söker du här?',
    reasonHint: 'Får lämnas tomt. Det kommer att stå på din profil.',
    submit: 'Gå med',
    adults:
      'När du går med intygar du att du är {{age}} år eller äldre och godkänner våra villkor.',
    have: 'Har du ett konto?',
  },
  gender: { male: 'Man', female: 'Kvinna' },
  seeks: { male: 'en man', female: 'en kvinna' },
}
