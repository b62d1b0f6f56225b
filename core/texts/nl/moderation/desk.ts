/** The frame of the desk, in Dutch. */
export const nlDeskFrame = {
  frame: {
    title: 'De balie',
    sections: 'Afdelingen',
    reports: 'Meldingen',
    debits: 'Incasso',
    log: 'Logboek',
  },
} as const
