import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in French. */
export const frEntry: TextsIn<'fr', typeof nlEntry> = {
  entry: {
    title: 'Ce site est pour les adultes',
    text: 'Ici, des personnes de {{age}} ans et plus se rencontrent et chattent, y compris de sexe. Entre si tu as {{age}} ans ou plus.',
    yes: 'J’ai {{age}} ans ou plus',
    no: 'J’ai moins de {{age}} ans',
    noScript: 'Active JavaScript dans ton navigateur pour continuer.',
  },
}
