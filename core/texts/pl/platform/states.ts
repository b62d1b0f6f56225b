import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Polish. */
export const plStates: TextsIn<'pl', typeof nlStates> = {
  states: {
    loading: 'Ładowanie…',
    offline: 'Jesteś offline',
    offlineText: 'Gdy tylko wróci połączenie, sami ruszymy dalej.',
  },
}
