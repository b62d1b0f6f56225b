/** What a screen says while it has nothing to show yet, in Dutch. */
export const nlStates = {
  states: {
    loading: 'Laden…',
    offline: 'Je bent offline',
    offlineText: 'Zodra je weer verbinding hebt, gaan we vanzelf verder.',
  },
} as const
