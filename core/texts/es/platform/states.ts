import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlStates } from '#core/texts/nl/platform/states.ts'

/** What a screen says while it has nothing to show yet, in Spanish. */
export const esStates: TextsIn<'es', typeof nlStates> = {
  states: {
    loading: 'Cargando…',
    offline: 'No tienes conexión',
    offlineText: 'En cuanto vuelvas a tener conexión, seguimos sin que hagas nada.',
  },
}
