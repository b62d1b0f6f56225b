import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in English. */
export const enFrame: TextsOf<typeof nlFrame> = {
  site: {
    fictionalNote:
      'Some of the profiles are fictional. They always say so, and you can leave them out.',
    disclaimer:
      'This site is for people aged {{age}} and over. Fictional profiles carry a label; physical contact with them is not possible.',
    prices: 'Prices',
    rules: 'House rules',
    complaints: 'Report or complaint',
    withdraw: 'Withdraw from contract',
    support: 'Need help? {{email}}',
    demo: 'This is a demo: you pay at a test bank and read your email in a test mailbox.',
    registered: 'Chamber of Commerce {{kvk}}, VAT {{vat}}',
    mailbox: 'Open the mailbox',
  },
  footer: {
    label: 'About {{name}}',
    terms: 'Terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
    returns: 'Money back',
    questions: 'Questions',
    service: 'Service',
    languages: 'Language and country',
  },
  nav: {
    label: 'Main menu',
    skip: 'Skip to the content',
    members: 'Members',
    login: 'Log in',
    signup: 'Sign up for free',
    language: 'Language',
    back: 'Back',
  },
  action: {
    dismiss: 'Close',
    retry: 'Try again',
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
    email: 'Email address',
    password: 'Password',
    passwordHint: 'At least {{min}} characters',
    showPassword: 'Show or hide the password',
  },
}
