import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in English: whoever reads it is not logged in. */
export const enGoodbye: TextsOf<typeof nlGoodbye> = {
  goodbye: {
    title: 'Your account is closed',
    until: 'Until {{date}} you can come back. After that we erase your data for good.',
    days: 'You have {{days}} days to come back. After that we erase your data for good.',
    text: 'Use the link in the email we sent you, or just log in. Until then nobody sees you.',
    erasedTitle: 'Your data are erased',
    erasedText:
      'You had not confirmed your email address yet. So everything about you was erased at once.',
    erasedPaid:
      'We only keep what you paid, without your name: tax law asks for it. A question about it? Email {{email}}.',
    backTitle: 'Are you coming back?',
    backText: 'All is as you left it: your profile, conversations and credits.',
    offer:
      'You have closed this account. You can still come back until {{date}} at {{time}}. After that we erase your data for good.',
    textSuspended:
      'Use the link in the email we sent you. Your account stays suspended while the decision holds.',
    backSuspended:
      'Your account stays suspended while the decision holds. After that you can log in again.',
    suspendedTitle: 'Your account is back',
    suspendedText:
      'You can log in once the suspension is over. The email about the decision says why, and how to object.',
    back: 'Yes, I am coming back',
    stayAway: 'No, I stay away',
    invalid: 'This link no longer works: you are back already, or your data are erased.',
  },
}
