import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in English. */
export const enFrame: TextsOf<typeof nlFrame> = {
  site: {
    adults: 'Adults only, {{age}}+',
    fictionalNote:
      'Some of the profiles are fictional. They always say so, and you can leave them out.',
    disclaimer:
      'This site is for people aged {{age}} and over. Fictional profiles carry a label; physical contact with them is not possible.',
    prices: 'Prices',
    rules: 'House rules',
    withdraw: 'Withdraw from contract',
    support: 'Need help? {{email}}',
    demo: 'This is a demo: you pay at a test bank and read your mail in a test mailbox.',
    registered: 'Chamber of Commerce {{kvk}}, VAT {{vat}}',
    mailbox: 'Open the mailbox',
  },
  footer: {
    unitedStates:
      'United States: this site is for people aged {{age}} and over, and everyone who signs up declares that they are. Profiles labelled fictional are run by the site itself.',
  },
  nav: {
    label: 'Main menu',
    skip: 'Skip to the content',
    members: 'Members',
    chats: 'Messages',
    likes: 'Likes',
    credits: 'Credits',
    premium: 'Premium',
    settings: 'Settings',
    own: 'Account',
    account: 'My account',
    myProfile: 'My profile',
    matchFinder: 'Match finder',
    transactions: 'Payments',
    logout: 'Log out',
    login: 'Log in',
    signup: 'Sign up for free',
    language: 'Language',
    unread_one: '{{count}} unread message',
    unread_other: '{{count}} unread messages',
    newLikes_one: '{{count}} new like',
    newLikes_other: '{{count}} new likes',
    back: 'Back',
  },
  action: {
    dismiss: 'Close',
    retry: 'Try again',
    save: 'Save',
  },
  credits_one: '{{count}} credit',
  credits_other: '{{count}} credits',
  error: {
    unreachable: 'No connection. Try again in a moment.',
    page: 'Error',
    status: 'Error code {{status}}',
    notFound: 'This page could not be found.',
    nobody: 'Nobody lives here',
    members: 'Look at the members',
    notFoundText: 'Perhaps a profile was taken down, or the link is wrong.',
    home: 'Back to the home page',
    broken: 'An error occurred while showing the error page',
    brokenHome: 'Go back to home',
  },
  form: {
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'At least {{min}} characters',
    showPassword: 'Show or hide the password',
    choose: 'Choose…',
  },
}
