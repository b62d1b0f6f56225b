/** What a countdown says aloud, in English. */
export const enCountdown = {
  countdown: {
    left: '{{time}} left',
    over: 'The time is up',
  },
} as const
