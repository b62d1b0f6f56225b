import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in French, on every page. */
export const frUnitedStates: TextsIn<'fr', typeof nlUnitedStates> = {
  unitedStates: {
    note: 'États-Unis : ce site est pour les personnes de {{age}} ans et plus, et qui s’inscrit déclare l’être. Les profils avec le label fictif sont gérés par le site lui-même.',
  },
}
