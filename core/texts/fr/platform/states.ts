import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in French. */
export const frStates: TextsIn<'fr', typeof nlStates> = {
  states: {
    loading: 'Chargement…',
    offline: 'Tu es hors ligne',
    offlineText: 'Dès que la connexion revient, tout continue tout seul.',
  },
}
