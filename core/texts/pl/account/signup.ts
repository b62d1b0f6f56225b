import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Polish. */
export const plSignup: TextsIn<'pl', typeof nlSignup> = {
  signup: {
    title: 'Dołącz za darmo',
    name: 'Nazwa profilu',
    nameHint: 'Wybierz nazwę, po której nikt Cię nie pozna.',
    birth: 'Data urodzenia',
    day: 'Dzień',
    month: 'Miesiąc',
    year: 'Rok',
    gender: 'Jestem',
    seeks: 'Szukam',
    consent: 'Zgadzam się, by {{name}} pamiętał, kogo szukam, i pokazywał mi pasujące osoby.',
    consentHint:
      'To mówi coś o Twojej orientacji, więc pytamy osobno. Możesz to cofnąć w ustawieniach w każdej chwili: wtedy to usuniemy.',
    am: 'Jestem:',
    and: 'szukam',
    or: 'albo',
    nth: 'Krok {{nth}} z {{of}}',
    reason: 'Czego tu szukasz?',
    reasonHint: 'Może zostać puste. Będzie w profilu.',
    submit: 'Dołącz',
    adults:
      'Dołączając, oświadczasz, że masz co najmniej {{age}} lat, i akceptujesz nasz regulamin.',
    have: 'Masz konto?',
  },
  gender: { male: 'Mężczyzna', female: 'Kobieta' },
  seeks: { male: 'mężczyzny', female: 'kobiety' },
}
