import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Swedish. */
export const svStates: TextsOf<typeof nlStates> = {
  states: {
    loading: 'Laddar…',
    offline: 'Du är offline',
    offlineText: 'Så fort du är ansluten igen fortsätter vi av oss själva.',
  },
}
