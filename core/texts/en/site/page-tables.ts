import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in English. */
export const enPageTables: PageTables = {
  head: ['What we keep', 'Name', 'For how long'],
  kept: {
    session: 'That you are logged in',
    signup: 'That you signed up on this device, until your address is confirmed',
    locale: 'The language you chose',
    country: 'The country you chose, for prices and places',
    source: 'Which site or ad you came from, if it tells us',
    entry: 'That you closed the age notice',
    scheme: 'Whether you chose light or dark, and what you want to keep in view',
    form: 'What you had filled in while signing up, without your password',
    account: 'Messages not sent yet, what you were typing, and notices you closed',
    scroll: 'Where you were on the page, for when you go back',
    lapsed: 'That your session has ended, so that the login page says why you see it',
    reload: 'That this page has just fetched a new version',
    bounce: 'That we note when you leave the page, if the link that brought you asked for it',
    offline: 'Your latest chats and the app itself, if you agreed to it when installing',
    photos: 'A photo that has not been sent yet',
  },
  until: {
    days: (days) => `${days} days`,
    hours: (hours) => `${hours} hours`,
    logout: 'until you log out',
    sent: 'until it is sent',
    closed: 'until you close the tab',
    yourself: 'until you delete it yourself',
  },
}
