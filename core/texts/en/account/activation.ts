import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in English. */
export const enActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Confirm your email address',
    text: 'One more tap and your account is ready.',
    submit: 'Activate account',
    chooseTitle: 'Choose your password, {{name}}',
    chooseText:
      'This sign-up came from another device. Choose a password, or type the one you had once more: from now on you log in with it.',
    chooseNotYou:
      'Is {{name}} not you? Then somebody else has typed your email address. What you choose here is known to you alone.',
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
