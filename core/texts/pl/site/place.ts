import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in Polish. */
export const plPlace: TextsIn<'pl', typeof nlPlace> = {
  place: {
    country: 'Kraj',
    region: 'Region',
    city: 'Miejscowość',
    towns: 'Miejsca do wyboru',
    noTown: 'Nie znamy tego miejsca. Sprawdź pisownię albo zostaw.',
    find: 'Użyj mojej lokalizacji',
    found: 'Jesteś blisko: {{city}}.',
    failed: 'Nie widzimy, gdzie jesteś. Wpisz miejscowość samodzielnie.',
    denied: 'Przeglądarka nie podaje lokalizacji. Wpisz miejscowość samodzielnie.',
  },
}
