import { nameAfter } from '#core/kernel/name-after.ts'

type Member = { site: string; name: string }

/** What support writes of what it did for a member. */
export type SupportMails = {
  loggedOut: {
    subject: (m: Pick<Member, 'site'>) => string
    heading: (m: Pick<Member, 'name'>) => string
    body: (m: Pick<Member, 'site'>) => string
    more: string
    button: string
  }
}

export const nlSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Je bent overal uitgelogd bij ${site}`,
    heading: ({ name }) => `Overal uitgelogd${nameAfter(name)}`,
    body: ({ site }) =>
      `Onze klantenservice heeft je op al je apparaten uitgelogd bij ${site}. Je account is verder zoals het was.`,
    more: 'Heb je hier niet om gevraagd? Kies dan een nieuw wachtwoord.',
    button: 'Inloggen',
  },
}
