/** What the footer says of the United States, in Dutch; only the English one shows it (section 2). */
export const nlUnitedStates = {
  unitedStates: {
    note: 'Verenigde Staten: deze site is voor mensen van {{age}} jaar en ouder, en wie zich aanmeldt verklaart dat te zijn. De profielen met het label fictief zijn van de site zelf.',
  },
} as const
