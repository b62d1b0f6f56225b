/** The steps after the form of sign-up, in English. */
export const enSignupSteps = {
  signupSteps: {
    nth: 'Step {{nth}} of {{of}}',
    place: 'Where do you live?',
    placeText: 'That is how you find people near you.',
    personal: 'What do you look like?',
    personalText: 'Fill in what you like to tell. Nobody sees what you leave open.',
    about: 'Tell about yourself',
    aboutText: 'A few sentences and interests make a first message easier.',
    next: 'Next',
    skip: 'Skip',
    close: 'Go on later',
    doneTitle: 'Your profile is there',
    doneText: 'You can change it any time in your profile.',
    toProfile: 'Back to the profile you looked at',
  },
} as const
