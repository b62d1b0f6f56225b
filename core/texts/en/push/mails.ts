import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in English. */
export const enNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: () => ['You have new messages. Have a look whenever it suits you.'],
    button: 'To my messages',
    rest: () => 'You would rather get no mail about this? Switch it off in your settings.',
  },
  newLikes: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `Somebody likes you${nameAfter(name)}`,
    body: () => ['You have new likes. See whose they are.'],
    button: 'To my likes',
    rest: () => 'You would rather get no mail about this? Switch it off in your settings.',
  },
  matches: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `You have a match${nameAfter(name)}`,
    body: () => ['Somebody whom you like, likes you too. Who begins to talk?'],
    button: 'See your match',
    rest: () => 'You would rather get no mail about this? Switch it off in your settings.',
  },
  newMembers: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `There are new faces${nameAfter(name)}`,
    body: () => ['New members fit what you are looking for. Have a look whenever it suits you.'],
    button: 'See who is new',
    rest: () => 'You would rather get no mail about this? Switch it off in your settings.',
  },
  push: {
    newMessages: 'You have a new message',
    newLikes: 'You have a new like',
    matches: 'You have a match',
    newMembers: 'There are new members who fit your search',
  },
}
