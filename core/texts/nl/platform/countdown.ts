/** What a countdown says aloud, in Dutch. */
export const nlCountdown = {
  countdown: {
    left: 'Nog hooguit {{time}}',
    over: 'De tijd is om',
  },
} as const
