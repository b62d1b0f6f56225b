import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in German. */
export const deStates: TextsOf<typeof nlStates> = {
  states: {
    loading: 'Lädt …',
    offline: 'Du bist offline',
    offlineText: 'Sobald du wieder Verbindung hast, geht es von allein weiter.',
  },
}
