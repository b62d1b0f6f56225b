import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Danish. */
export const daPlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Land',
    region: 'Region',
    city: 'By',
    towns: 'Steder at vælge imellem',
    noTown: 'Det sted kender vi ikke. Tjek stavningen, eller lad det stå.',
    find: 'Brug min placering',
    found: 'Du er i nærheden af {{city}}.',
    failed: 'Dit sted blev ikke fundet. Skriv det selv.',
    denied: 'Din browser holder din placering for sig selv. Skriv selv dit sted.',
  },
}
