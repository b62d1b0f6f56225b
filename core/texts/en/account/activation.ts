import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in English. */
export const enActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Confirm your email address',
    text: 'One more tap and your account is ready.',
    submit: 'Activate account',
    proveTitle: 'What is your password?',
    proveText:
      'You opened this link on another device than the one you signed up on. Enter the password that you chose then.',
    startAgain: 'I don’t remember it, or it wasn’t me',
    startAgainTitle: 'Start again',
    startAgainText:
      'We delete what was signed up with your email address, and pay back unused credits. Then you sign up again.',
    startAgainSubmit: 'Delete it and start again',
    activeTitle: 'Your account is already active',
    activeText: 'This link has been used before. You can just go on.',
    password: 'Password',
    doneTitle: 'Welcome! Your account is active',
    doneText: 'You can now start {{conversations}}.',
    doneGift: 'Your first messages are on us.',
    doneCredits: 'You have {{credits}}.',
    conversations_one: '{{count}} conversation',
    conversations_other: '{{count}} conversations',
    doneProfile: 'Complete your profile',
    doneGo: 'See the members',
    errorTitle: 'Activation failed',
    errorText: 'The link has expired or is invalid, or has been used before.',
    resend: 'Send a new email',
    resent: 'The email is on its way. Use the link in the newest email.',
    loginFirst: 'Log in to ask for a new email.',
    support: 'Does it not work? Contact {{email}}.',
  },
}
