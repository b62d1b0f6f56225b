/** What a screen says while it has nothing to show yet, in English. */
export const enStates = {
  states: {
    loading: 'Loading…',
    offline: 'You are offline',
    offlineText: 'As soon as you are connected again, we carry on by ourselves.',
  },
} as const
