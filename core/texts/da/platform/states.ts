import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Danish. */
export const daStates: TextsOf<typeof nlStates> = {
  states: {
    loading: 'Henter…',
    offline: 'Du er offline',
    offlineText: 'Så snart du har forbindelse igen, fortsætter vi af os selv.',
  },
}
