import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Finnish. */
export const fiStates: TextsOf<typeof nlStates> = {
  states: {
    loading: 'Ladataan…',
    offline: 'Olet offline-tilassa',
    offlineText: 'Heti kun yhteys palaa, jatkamme itsestään.',
  },
}
