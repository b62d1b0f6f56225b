import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in English. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' and one more' : ` and ${others} more`
}

export const enNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: () => ['There is something new in your messages. Have a look whenever it suits you.'],
    button: 'To my messages',
    rest: () => 'Rather not get emails about this? Switch them off in your settings.',
  },
  newLikes: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `Somebody likes you${nameAfter(name)}`,
    body: () => ['There is something new among your likes. See whose.'],
    button: 'To my likes',
    rest: () => 'Rather not get emails about this? Switch them off in your settings.',
  },
  matches: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `You have a match${nameAfter(name)}`,
    body: () => ['Somebody you like likes you too. Who writes first?'],
    button: 'See your match',
    rest: () => 'Rather not get emails about this? Switch them off in your settings.',
  },
  newMembers: {
    subject: ({ site }) => `Something new for you on ${site}`,
    heading: ({ name }) => `There are new faces${nameAfter(name)}`,
    body: () => ['New members fit what you are looking for. Have a look whenever it suits you.'],
    button: 'See who is new',
    rest: () => 'Rather not get emails about this? Switch them off in your settings.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'new messages',
      newLikes: 'new likes',
      matches: 'matches',
      newMembers: 'new members',
    },
    link: ({ kind }) => `No more emails: ${kind}`,
    question: ({ kind }) => `Switch emails off: ${kind}`,
    submit: 'Switch them off',
    done: ({ kind }) => `Emails are off: ${kind}`,
    again: 'Want them back? Switch them on in your settings.',
    settings: 'To my settings',
  },
  push: {
    plain: {
      newMessages: 'You have a new message',
      gifts: 'You were given something',
      newLikes: 'You have a new like',
      matches: 'You have a match',
      visits: 'Somebody looked at your profile',
      newMembers: 'There are new members who fit your search',
      payments: 'There is news about your payment',
      account: 'Somebody logged in to your account',
    },
    named: {
      newMessages: ({ name }) => `Message from ${name}`,
      gifts: ({ name }) => `${name} gave you something`,
      newLikes: ({ name, others }) => `${name}${more(others)} ${others > 0 ? 'like' : 'likes'} you`,
      matches: ({ name }) => `${name} and you like each other`,
      visits: ({ name, others }) => `${name}${more(others)} looked at your profile`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fictional)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 message' : `${count} messages`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matches`),
      visits: ({ count }) => (count === 1 ? '1 visitor' : `${count} visitors`),
      newMembers: 'new members who suit you',
      payments: 'news about your payment',
      account: 'a new login',
      all: ({ what }) => `While it was quiet: ${what}`,
    },
  },
}
