import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Italian. */
export const itStates: TextsIn<'it', typeof nlStates> = {
  states: {
    loading: 'Caricamento…',
    offline: 'Sei offline',
    offlineText: 'Appena torna la connessione, riprendiamo in automatico.',
  },
}
