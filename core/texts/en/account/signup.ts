import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in English. */
export const enSignup: TextsOf<typeof nlSignup> = {
  signup: {
    title: 'Sign up for free',
    name: 'Profile name',
    nameHint: 'Choose a name that nobody knows you by.',
    birth: 'Date of birth',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    gender: 'I am',
    seeks: 'I am looking for',
    consent: 'I agree that {{name}} keeps who I am looking for, to show me members who fit.',
    consentHint:
      'That says something about your orientation, so we ask it apart. You can withdraw it in your settings at any time: then we erase it.',
    am: 'I am a',
    and: 'looking for',
    or: 'or',
    nth: 'Step {{nth}} of {{of}}',
    reason: 'What are you looking for here?',
    reasonHint: 'May stay empty. It will be on your profile.',
    submit: 'Sign up',
    adults: 'By signing up you state that you are {{age}} or older, and agree to our terms.',
    have: 'Do you have an account?',
  },
  gender: { male: 'Man', female: 'Woman' },
  seeks: { male: 'a man', female: 'a woman' },
}
