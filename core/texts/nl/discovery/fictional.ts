/** The label of a fictional profile, in Dutch. */
export const nlFictional = {
  fictional: {
    label: 'Fictief profiel',
    short: 'Fictief',
    warning: 'Dit is een fictief profiel. Fysiek contact is niet mogelijk.',
  },
} as const
