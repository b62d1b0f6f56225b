/** What a countdown says aloud, in Dutch. */
export const nlCountdown = {
  countdown: {
    left: 'Nog {{time}}',
    over: 'De tijd is om',
  },
} as const
