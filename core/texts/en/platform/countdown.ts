/** What a countdown says aloud, in English. */
export const enCountdown = {
  countdown: {
    left: 'At most {{time}} left',
    over: 'The time is up',
  },
} as const
