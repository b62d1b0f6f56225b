/** The label of a fictional profile, in Dutch. */
export const nlFictional = {
  fictional: {
    label: 'Fictief profiel',
    short: 'Fictief',
  },
} as const
