import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Danish. */
export const daAge: TextsOf<typeof nlAge> = {
  age: {
    title: 'Alderstjek',
    lead: 'Alle, du taler med her, er 18 år eller ældre.',
    text: 'Derfor tager alle alderstjekket én gang, før de sender den første besked. Det tager et minut.',
    kept: 'Vi gemmer resultatet, hvordan og hvornår. Ingen kopi af dit pas eller kørekort, og intet foto.',
    draft: 'Det, du skrev, venter på dig.',
    start: 'Gå til alderstjekket',
    adult: 'Godt, det er på plads',
    adultText: 'Du behøver ikke gøre det igen.',
    back: 'Fortsæt',
    minor: 'Du kan ikke skrive her',
    minorText:
      'Alderstjekket siger, at du er under 18, så du kan ikke sende beskeder til nogen. De credits, du har tilbage, er stadig dine: du kan fortryde dit køb eller bede os betale dem tilbage.',
    object:
      'Er det forkert? Skriv til os, og forklar hvorfor. Et menneske ser på det, ikke en computer.',
    write: 'Skriv til {{email}}',
    none: 'Her behøver du intet alderstjek',
    noneText: 'Du kan bare sende beskeder.',
    way: 'Tag alderstjekket',
    whatNow: 'Læs, hvad du kan gøre',
    once: 'Du gør det kun én gang, og det tager et minut.',
  },
}
