import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Norwegian. */
export const nbAvoided: TextsOf<typeof nlAvoided> = {
  avoided: {
    title: 'Usynlig for',
    text: 'Eksen din, en kollega, broren din: den som logger inn med en adresse på denne listen, støter ikke på deg noe sted. Heller ikke noen som kommer til senere.',
    email: 'E-postadresse',
    note: 'Hvem er det? (valgfritt)',
    noteHint: 'Bare for deg. Selve adressen lagrer vi ikke.',
    add: 'Legg til på listen min',
    added: 'Ferdig. Ingen med den adressen får se deg.',
    list: 'Listen din',
    none: 'Det er ingen på listen din ennå.',
    since: 'Siden {{date}}',
    noNote: 'Uten navn',
    remove: 'Fjern',
    removed: '{{name}} står ikke lenger på listen din.',
    know: 'Greit å vite',
    same: 'Ingen merker listen din, og den røper aldri hvem som er her.',
    acts: 'Liker eller skriver du selv til noen, kommer det fram. Personen kan da se profilen din, også med en adresse på denne listen.',
    reachTitle: 'Personen kan da se deg',
    reachText:
      'Den du liker eller skriver til, kan se profilen din. Også med en adresse på listen din.',
    reachYes: 'Fortsett',
    reachNo: 'Likevel ikke',
    talks:
      'Noen du allerede snakker med, kan fortsette å snakke med deg. Vil du ikke det? Blokker da.',
    limit: 'Det er plass til {{max}} adresser på listen din.',
  },
}
