import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Danish. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' og en til' : ` og ${others} andre`
}

export const daNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Noget nyt til dig på ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: () => ['Der er noget nyt i dine beskeder. Kig forbi, når det passer dig.'],
    button: 'Til mine beskeder',
    rest: () => 'Vil du helst ikke have mails om det? Slå det fra i dine indstillinger.',
  },
  newLikes: {
    subject: ({ site }) => `Noget nyt til dig på ${site}`,
    heading: ({ name }) => `Nogen synes om dig${nameAfter(name)}`,
    body: () => ['Der er noget nyt blandt dine likes. Se, hvem det er fra.'],
    button: 'Til mine likes',
    rest: () => 'Vil du helst ikke have mails om det? Slå det fra i dine indstillinger.',
  },
  matches: {
    subject: ({ site }) => `Noget nyt til dig på ${site}`,
    heading: ({ name }) => `Du har et match${nameAfter(name)}`,
    body: () => ['En, du kan lide, kan også lide dig. Hvem skriver først?'],
    button: 'Se dit match',
    rest: () => 'Vil du helst ikke have mails om det? Slå det fra i dine indstillinger.',
  },
  newMembers: {
    subject: ({ site }) => `Noget nyt til dig på ${site}`,
    heading: ({ name }) => `Der er nye ansigter${nameAfter(name)}`,
    body: () => [
      'Der er nye medlemmer, der passer til det, du søger. Kig forbi, når det passer dig.',
    ],
    button: 'Se, hvem der er ny',
    rest: () => 'Vil du helst ikke have mails om det? Slå det fra i dine indstillinger.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'nye beskeder',
      newLikes: 'nye likes',
      matches: 'matches',
      newMembers: 'nye medlemmer',
    },
    link: ({ kind }) => `Ikke flere mails: ${kind}`,
    question: ({ kind }) => `Slå mails fra: ${kind}`,
    submit: 'Slå dem fra',
    done: ({ kind }) => `Mails er slået fra: ${kind}`,
    again: 'Vil du have dem igen? Slå dem til i dine indstillinger.',
    settings: 'Til mine indstillinger',
  },
  push: {
    plain: {
      newMessages: 'Du har en ny besked',
      gifts: 'Du har fået en gave',
      newLikes: 'Du har et nyt like',
      matches: 'Du har et match',
      visits: 'Nogen kiggede på din profil',
      newMembers: 'Der er nye medlemmer, der passer til det, du søger',
      payments: 'Der er nyt om din betaling',
      account: 'Nogen loggede ind på din konto',
    },
    named: {
      newMessages: ({ name }) => `Besked fra ${name}`,
      gifts: ({ name }) => `${name} gav dig en gave`,
      newLikes: ({ name, others }) => `${name}${more(others)} synes om dig`,
      matches: ({ name }) => `${name} og du synes om hinanden`,
      visits: ({ name, others }) => `${name}${more(others)} kiggede på din profil`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fiktiv)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 besked' : `${count} beskeder`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matches`),
      visits: ({ count }) => (count === 1 ? '1 besøgende' : `${count} besøgende`),
      newMembers: 'nye medlemmer, der passer til dig',
      payments: 'nyt om din betaling',
      account: 'et nyt login',
      all: ({ what }) => `Mens der var stille: ${what}`,
    },
  },
}
