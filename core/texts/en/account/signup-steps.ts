import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in English. */
export const enSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Your first message to {{name}}',
    messageHint: 'May stay empty. It is free and goes out once you confirm your e-mail address.',
    closed: 'We take no new members now. Look again later.',
    closedPartner: 'New members come in here by a link of a partner.',
    mailTitle: 'Look in your mail',
    mailText: 'We have sent a mail to {{email}}. Open the link in it and you can start.',
    mailSlow: 'Nothing after a minute? Look in your spam folder.',
    resent:
      'If this address still waits to be confirmed, a new mail is on its way. Use the link of the newest mail.',
    again: 'Use another e-mail address',
    nth: 'Step {{nth}} of {{of}}',
    photo: 'Show yourself',
    photoText: 'So others see who you are. They see your photo only once you have added it.',
    place: 'Where do you live?',
    placeText: 'That is how you find people near you.',
    personal: 'What do you look like?',
    personalText: 'Fill in what you like to tell. Nobody sees what you leave open.',
    about: 'Tell about yourself',
    aboutText: 'A few sentences and interests make a first message easier.',
    push: 'Shall we give you a sign?',
    pushText:
      'Then you know at once when somebody writes to you or likes you. What it says you read only here.',
    next: 'Next',
    skip: 'Skip',
    close: 'Go on later',
    doneTitle: 'Your profile is there',
    doneText: 'You can change it any time in your profile.',
    toMatches: 'See who fits you',
    open: 'Your profile is not complete yet',
    openText: 'Still to do: {{steps}}.',
    openGo: 'Complete it',
    step: {
      photo: 'a photo',
      place: 'where you live',
      personal: 'what you look like',
      about: 'about yourself',
      push: 'notifications',
    },
    matches: 'These members fit you',
    matchesText: 'Chosen by {{by}}.',
    matchesAny: 'These members were here last.',
    by: { wish: 'who you look for', age: 'your age', place: 'where you live' },
    matchesNone: 'There are no members now who fit you like this.',
    toAll: 'See all members',
    toProfile: 'Back to the profile you looked at',
  },
}
