import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Danish. */
export const daAvoided: TextsOf<typeof nlAvoided> = {
  avoided: {
    title: 'Usynlig for',
    text: 'Din eks, en kollega, din bror: den, der logger ind med en adresse på denne liste, støder ikke på dig nogen steder. Heller ikke en, der først kommer til senere.',
    email: 'E-mailadresse',
    note: 'Hvem er det? (valgfrit)',
    noteHint: 'Kun til dig. Selve adressen gemmer vi ikke.',
    add: 'Sæt på min liste',
    added: 'Færdig. Ingen med denne adresse får dig at se.',
    list: 'Din liste',
    none: 'Der er ingen på din liste endnu.',
    since: 'Siden {{date}}',
    noNote: 'Uden navn',
    remove: 'Fjern',
    removed: '{{name}} står ikke længere på din liste.',
    know: 'Godt at vide',
    same: 'Ingen mærker noget til din liste, og den røber aldrig, hvem der er her.',
    acts: 'Liker du eller skriver du selv til nogen, når det frem. Personen kan så se din profil, også med en adresse på denne liste.',
    reachTitle: 'Personen kan så se dig',
    reachText:
      'Den, du liker eller skriver til, kan se din profil. Også med en adresse på din liste.',
    reachYes: 'Fortsæt',
    reachNo: 'Alligevel ikke',
    talks:
      'En, du allerede taler med, kan blive ved med at tale med dig. Vil du ikke det? Så bloker.',
    limit: 'Der er plads til {{max}} adresser på din liste.',
  },
}
