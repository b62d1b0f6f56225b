import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Norwegian. */
export const nbAge: TextsOf<typeof nlAge> = {
  age: {
    title: 'Alderssjekk',
    lead: 'Alle du snakker med her, er 18 år eller eldre.',
    text: 'Derfor viser alle det én gang, før de sender den første meldingen. Det tar et minutt.',
    kept: 'Vi tar vare på resultatet, hvordan og når. Ingen kopi av passet eller førerkortet ditt, og ikke noe bilde.',
    draft: 'Det du skrev, venter på deg.',
    start: 'Gå til alderssjekken',
    adult: 'Fint, da er det i orden',
    adultText: 'Du trenger ikke å gjøre det igjen.',
    back: 'Fortsett',
    minor: 'Du kan ikke skrive her',
    minorText:
      'Alderssjekken sier at du er yngre enn 18, så du kan ikke sende meldinger til noen. Creditsene du har igjen, er fortsatt dine: du kan angre kjøpet eller be oss om å betale dem tilbake.',
    object:
      'Er det feil? Skriv til oss og forklar hvorfor. Et menneske ser på det, ikke en datamaskin.',
    write: 'Skriv til {{email}}',
    none: 'Her trengs ingen alderssjekk',
    noneText: 'Du kan sende meldinger som vanlig.',
    way: 'Ta alderssjekken',
    whatNow: 'Les hva du kan gjøre',
    once: 'Du gjør det bare én gang, og det tar et minutt.',
  },
}
