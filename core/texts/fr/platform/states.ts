import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in French. */
export const frStates: TextsIn<'fr', typeof nlStates> = {
  states: {
    loading: 'Loading…',
    offline: 'You are offline',
    offlineText: 'As soon as you are connected again, we carry on by ourselves.',
  },
}
