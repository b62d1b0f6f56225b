import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Norwegian. */
export const nbStates: TextsOf<typeof nlStates> = {
  states: {
    loading: 'Laster…',
    offline: 'Du er frakoblet',
    offlineText: 'Så snart du er tilkoblet igjen, fortsetter vi av oss selv.',
  },
}
