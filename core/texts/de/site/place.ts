import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPlace } from '#core/texts/nl/site/place.ts'

/** One's own place, in German. */
export const dePlace: TextsOf<typeof nlPlace> = {
  place: {
    country: 'Land',
    region: 'Region',
    city: 'Ort',
    towns: 'Orte zur Auswahl',
    noTown: 'Diesen Ort kennen wir nicht. Prüfe die Schreibweise, oder lass ihn, wie er ist.',
    find: 'Meinen Standort nehmen',
    found: 'Du bist in der Nähe von {{city}}.',
    failed: 'Dein Ort wurde nicht gefunden. Gib ihn bitte selbst ein.',
    denied: 'Dein Browser behält deinen Standort für sich. Gib deinen Ort bitte selbst ein.',
  },
}
