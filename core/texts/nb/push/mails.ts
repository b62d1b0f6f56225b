import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Norwegian. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' og én til' : ` og ${others} til`
}

export const nbNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Noe nytt til deg på ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: () => ['Det er noe nytt i meldingene dine. Se innom når det passer deg.'],
    button: 'Til meldingene mine',
    rest: () => 'Vil du helst ikke ha e-post om dette? Slå det av i innstillingene dine.',
  },
  newLikes: {
    subject: ({ site }) => `Noe nytt til deg på ${site}`,
    heading: ({ name }) => `Noen liker deg${nameAfter(name)}`,
    body: () => ['Det er noe nytt blant likene dine. Se hvem det er fra.'],
    button: 'Til likene mine',
    rest: () => 'Vil du helst ikke ha e-post om dette? Slå det av i innstillingene dine.',
  },
  matches: {
    subject: ({ site }) => `Noe nytt til deg på ${site}`,
    heading: ({ name }) => `Du har en match${nameAfter(name)}`,
    body: () => ['En du liker, liker deg også. Hvem skriver først?'],
    button: 'Se matchen din',
    rest: () => 'Vil du helst ikke ha e-post om dette? Slå det av i innstillingene dine.',
  },
  newMembers: {
    subject: ({ site }) => `Noe nytt til deg på ${site}`,
    heading: ({ name }) => `Det er nye ansikter her${nameAfter(name)}`,
    body: () => ['Nye medlemmer passer til det du ser etter. Se innom når det passer deg.'],
    button: 'Se hvem som er ny',
    rest: () => 'Vil du helst ikke ha e-post om dette? Slå det av i innstillingene dine.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'nye meldinger',
      newLikes: 'nye likes',
      matches: 'matcher',
      newMembers: 'nye medlemmer',
    },
    link: ({ kind }) => `Ikke flere e-poster: ${kind}`,
    question: ({ kind }) => `Slå av e-poster: ${kind}`,
    submit: 'Slå dem av',
    done: ({ kind }) => `E-poster er slått av: ${kind}`,
    again: 'Vil du ha dem igjen? Slå dem på i innstillingene.',
    settings: 'Til innstillingene mine',
  },
  push: {
    plain: {
      newMessages: 'Du har en ny melding',
      gifts: 'Du har fått en gave',
      newLikes: 'Du har en ny like',
      matches: 'Du har en match',
      visits: 'Noen så på profilen din',
      newMembers: 'Det er nye medlemmer som passer til søket ditt',
      payments: 'Det er nytt om betalingen din',
      account: 'Noen logget inn på kontoen din',
    },
    named: {
      newMessages: ({ name }) => `Melding fra ${name}`,
      gifts: ({ name }) => `${name} ga deg en gave`,
      newLikes: ({ name, others }) => `${name}${more(others)} liker deg`,
      matches: ({ name }) => `${name} og du liker hverandre`,
      visits: ({ name, others }) => `${name}${more(others)} så på profilen din`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fiktiv)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 melding' : `${count} meldinger`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matcher`),
      visits: ({ count }) => (count === 1 ? '1 besøkende' : `${count} besøkende`),
      newMembers: 'nye medlemmer som passer',
      payments: 'nytt om betalingen din',
      account: 'en ny innlogging',
      all: ({ what }) => `Mens det var stille: ${what}`,
    },
  },
}
