import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in Norwegian. */
export const nbLeaving: TextsOf<typeof nlLeaving> = {
  leaving: {
    visibility: 'Synlighet',
    meeting: 'Å møtes',
    realOnly: 'Bare ekte medlemmer',
    realOnlyText:
      'Du møter ingen fiktive profiler når du sveiper, og ingen av dem liker deg av seg selv.',
    unseen: 'Se uten å bli sett',
    unseenText: 'Ingen ser at du ser på en profil. Da ser du heller ikke hvem som har sett på din.',
    readMarks: 'Vis at jeg har lest',
    chatPhotos: 'Få bilder i chatten',
    chatPhotosText: 'Er dette av, kan ingen sende deg et bilde.',
    readMarksText: 'Er dette av, ser du heller ikke om andre leser det du skriver.',
    place: 'Hvor jeg bor',
    placeHidden: 'Skjul stedet mitt',
    placeHiddenText: 'Andre ser bare regionen din. Et søk på sted eller avstand finner deg ikke.',
    others: 'Andre finner meg',
    visibleText: 'Medlemmer kan finne deg.',
    invisibleText: 'Ingen finner deg i søk, likes eller matcher. Samtalene dine går bare videre.',
    title: 'Lukk kontoen min',
    how: 'Hvis du likevel vil gå, skjer det slik',
    today: 'I dag',
    todayText: 'Ingen ser profilen din lenger.',
    grace: 'I {{days}} dager',
    graceText: 'Tid til å tenke. En lenke i e-posten din, eller logg inn, så er alt tilbake.',
    after: 'Etterpå',
    afterText: 'Dataene dine blir slettet for godt.',
    atOnce:
      'E-postadressen din er ikke bekreftet. Derfor sletter vi dataene dine med en gang og for godt.',
    creditsLeft: 'Du har fortsatt {{credits}}.',
    creditsAtOnce:
      'Credits du har igjen, forsvinner med en gang, og du kan ikke lenger angre bestillingen de kom med.',
    credits: 'Credits du har igjen da, forsvinner når dataene dine er slettet.',
    why: 'Hvorfor går du?',
    reason: {
      found_someone: 'Jeg har funnet noen',
      pause: 'Jeg vil ha en pause',
      too_expensive: 'Det er for dyrt',
      few_answers: 'Jeg får for få svar',
      many_messages: 'Jeg får for mange meldinger',
      privacy: 'Av hensyn til privatlivet mitt',
      unpleasant: 'Noen var ubehagelig',
      other: 'Noe annet',
    },
    solution: {
      found_someone: 'Så fint! Vi ønsker dere begge alt godt.',
      pause: 'Du kan også bli usynlig: ingen finner deg før du har lyst igjen.',
      too_expensive: 'Å se seg om, like og ha en profil koster ingenting.',
      few_answers:
        'En profil med en historie og interesser gjør det lettere å skrive en første melding.',
      many_messages: 'Bli usynlig, så begynner ingen en ny samtale med deg.',
      privacy: 'Bli usynlig, så ser bare de du snakker med, profilen din.',
      unpleasant: 'Fortell oss hva som skjedde, så gjør vi noe med det.',
      other: 'Fortell oss gjerne hva som kunne vært bedre. Kanskje vi kan hjelpe.',
    },
    discount: {
      offer:
        'Bare til deg, fordi du synes det er for dyrt: {{percent}} rabatt på én pakke, én gang. Koden gjelder i {{days}} dager og binder deg ikke til noe.',
      take: 'Gi meg koden',
      taken: 'Din personlige kode er {{code}}: {{percent}} rabatt, til {{until}}.',
      use: 'Velg en pakke, så trekkes rabatten fra bestillingen din',
    },
    hide: 'Bli usynlig',
    hidden: 'Du er usynlig nå.',
    hiddenAlready: 'Du er allerede usynlig.',
    toProfile: 'Gjør ferdig profilen din',
    toPrices: 'Se prisene',
    toSupport: 'Skriv til {{email}}',
    passwordHint: 'Så vi vet at det er deg.',
    submit: 'Lukk kontoen min',
    stay: 'Bli likevel',
  },
}
