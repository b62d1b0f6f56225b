import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in Danish. */
export const daLeaving: TextsOf<typeof nlLeaving> = {
  leaving: {
    visibility: 'Synlighed',
    meeting: 'At møde andre',
    realOnly: 'Kun rigtige medlemmer',
    realOnlyText:
      'Du møder ingen fiktive profiler, når du swiper, og ingen af dem liker dig af sig selv.',
    unseen: 'Kig uden at blive set',
    unseenText:
      'Ingen kan se, at du kigger på en profil. Så ser du heller ikke, hvem der har kigget på din.',
    readMarks: 'Vis, at jeg har læst',
    chatPhotos: 'Få fotos i chatten',
    chatPhotosText: 'Er det slået fra, kan ingen sende dig et foto.',
    readMarksText: 'Er det slået fra, ser du heller ikke, om andre læser det, du skriver.',
    place: 'Hvor jeg bor',
    placeHidden: 'Skjul min by',
    placeHiddenText: 'Andre ser kun din region. En søgning på by eller afstand finder dig ikke.',
    others: 'Andre finder mig',
    visibleText: 'Medlemmer kan finde dig.',
    invisibleText:
      'Ingen finder dig i søgninger, likes eller matches. Dine samtaler fortsætter bare.',
    title: 'Luk min konto',
    how: 'Hvis du alligevel vil gå, sker det sådan',
    today: 'I dag',
    todayText: 'Ingen ser din profil længere.',
    grace: 'I {{days}} dage',
    graceText: 'Tid til at tænke. Et link i din mail, eller log ind, og alt er tilbage.',
    after: 'Derefter',
    afterText: 'Dine data bliver slettet for altid.',
    atOnce: 'Din e-mailadresse er ikke bekræftet. Derfor sletter vi dine data straks og for altid.',
    creditsLeft: 'Du har stadig {{credits}}.',
    creditsAtOnce:
      'Credits, du har tilbage, forsvinder straks, og du kan ikke længere fortryde den ordre, de kom med.',
    credits: 'Credits, du har tilbage til den tid, forsvinder, når dine data er slettet.',
    why: 'Hvorfor går du?',
    reason: {
      found_someone: 'Jeg har fundet en',
      pause: 'Jeg vil have en pause',
      too_expensive: 'Det er for dyrt',
      few_answers: 'Jeg får for få svar',
      many_messages: 'Jeg får for mange beskeder',
      privacy: 'For mit privatlivs skyld',
      unpleasant: 'Nogen var ubehagelig',
      other: 'Noget andet',
    },
    solution: {
      found_someone: 'Hvor dejligt! Vi ønsker jer begge alt godt.',
      pause: 'Du kan også blive usynlig: ingen finder dig, før du har lyst igen.',
      too_expensive: 'Det koster ikke noget at kigge, like og have en profil.',
      few_answers:
        'En profil med en historie og interesser gør det lettere at skrive den første besked.',
      many_messages: 'Bliv usynlig, så begynder ingen en ny samtale med dig.',
      privacy: 'Bliv usynlig, så ser kun dem, du taler med, din profil.',
      unpleasant: 'Fortæl os, hvad der skete, så gør vi noget ved det.',
      other: 'Fortæl os gerne, hvad der kunne være bedre. Måske kan vi hjælpe.',
    },
    discount: {
      offer:
        'Kun til dig, fordi du synes, det er for dyrt: {{percent}} rabat på én pakke, én gang. Koden gælder i {{days}} dage og forpligter dig ikke til noget.',
      take: 'Giv mig koden',
      taken: 'Din personlige kode er {{code}}: {{percent}} rabat, indtil {{until}}.',
      use: 'Vælg en pakke, så går rabatten fra din ordre',
    },
    hide: 'Bliv usynlig',
    hidden: 'Du er usynlig nu.',
    hiddenAlready: 'Du er allerede usynlig.',
    toProfile: 'Gør din profil færdig',
    toPrices: 'Se priserne',
    toSupport: 'Skriv til {{email}}',
    passwordHint: 'Så vi ved, at det er dig.',
    submit: 'Luk min konto',
    stay: 'Bliv alligevel',
  },
}
