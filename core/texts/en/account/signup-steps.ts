import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in English. */
export const enSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Your first message to {{name}}',
    messageHint: 'May stay empty. It is free and goes out once you confirm your email address.',
    closed: 'We take no new members now. Look again later.',
    closedPartner: 'You can only sign up here through a partner link.',
    mailTitle: 'Look in your email',
    mailText: 'We have sent an email to {{email}}. Open the link in it and you can start.',
    mailSlow: 'Nothing after a minute? Look in your spam folder.',
    resent:
      'If this address still waits to be confirmed, a new email is on its way. Use the link of the newest email.',
    again: 'Use another email address',
    photo: 'Let people see you',
    photoText: 'So others see who you are. They see your photo only once you have added it.',
    place: 'Where do you live?',
    placeText: 'That is how you find people near you.',
    personal: 'What do you look like?',
    personalText: 'Fill in what you like to tell. Nobody sees what you leave open.',
    about: 'Tell about yourself',
    aboutText: 'A few sentences and interests make a first message easier.',
    push: 'Shall we let you know?',
    pushText:
      'Then you know right away when someone writes to you or likes you. You only see what it says on the site itself.',
    next: 'Next',
    kept: 'No connection. We keep what you filled in and send it as soon as you are back online.',
    skip: 'Skip, that can wait',
    close: 'Go on later',
    doneTitle: 'Your profile is there',
    doneText: 'You can change it any time in your profile.',
    toMatches: 'See who suits you',
    openGo: 'Complete it',
    matches: 'These members suit you',
    matchesText: 'Chosen by {{by}}.',
    matchesAny: 'These members were here last.',
    by: { wish: 'who you look for', age: 'your age', place: 'where you live' },
    matchesNone: 'Nobody who suits you yet',
    toAll: 'See all members',
    toProfile: 'Back to the profile you looked at',
  },
}
