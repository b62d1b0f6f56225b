/** After leaving, and the way back: whoever reads it is not logged in. In English. */
export const enGoodbye = {
  goodbye: {
    title: 'Your account is ended',
    until: 'Until {{date}} you can come back. After that we erase your data for good.',
    days: 'You have {{days}} days to come back. After that we erase your data for good.',
    text: 'The link for that is in the mail we sent you. Until then nobody sees you.',
    erasedTitle: 'Your data are erased',
    erasedText: 'You had not confirmed your e-mail address yet, so there was nothing to keep.',
    backTitle: 'Are you coming back?',
    backText: 'All is as you left it: your profile, conversations and credits.',
    back: 'Yes, I am coming back',
    invalid: 'This link no longer works: you are back already, or your data are erased.',
  },
} as const
