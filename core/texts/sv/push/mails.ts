import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Swedish. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' och en till' : ` och ${others} till`
}

export const svNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Något nytt för dig på ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: () => ['Det finns något nytt i dina meddelanden. Titta in när det passar dig.'],
    button: 'Till mina meddelanden',
    rest: () => 'Vill du helst inte få mejl om det? Stäng av det i dina inställningar.',
  },
  newLikes: {
    subject: ({ site }) => `Något nytt för dig på ${site}`,
    heading: ({ name }) => `Någon gillar dig${nameAfter(name)}`,
    body: () => ['Det finns något nytt bland dina likes. Se från vem.'],
    button: 'Till mina likes',
    rest: () => 'Vill du helst inte få mejl om det? Stäng av det i dina inställningar.',
  },
  matches: {
    subject: ({ site }) => `Något nytt för dig på ${site}`,
    heading: ({ name }) => `Du har en matchning${nameAfter(name)}`,
    body: () => ['Någon du gillar gillar dig också. Vem skriver först?'],
    button: 'Se din matchning',
    rest: () => 'Vill du helst inte få mejl om det? Stäng av det i dina inställningar.',
  },
  newMembers: {
    subject: ({ site }) => `Något nytt för dig på ${site}`,
    heading: ({ name }) => `Det finns nya ansikten${nameAfter(name)}`,
    body: () => ['Det finns nya medlemmar som passar det du söker. Titta in när det passar dig.'],
    button: 'Se vem som är ny',
    rest: () => 'Vill du helst inte få mejl om det? Stäng av det i dina inställningar.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'nya meddelanden',
      newLikes: 'nya likes',
      matches: 'matchningar',
      newMembers: 'nya medlemmar',
    },
    link: ({ kind }) => `Inga fler mejl: ${kind}`,
    question: ({ kind }) => `Stäng av mejl: ${kind}`,
    submit: 'Stäng av',
    done: ({ kind }) => `Mejlen är avstängda: ${kind}`,
    again: 'Vill du ha dem igen? Slå på dem i dina inställningar.',
    settings: 'Till mina inställningar',
  },
  push: {
    plain: {
      newMessages: 'Du har ett nytt meddelande',
      gifts: 'Du har fått en gåva',
      newLikes: 'Du har en ny like',
      matches: 'Du har en matchning',
      visits: 'Någon tittade på din profil',
      newMembers: 'Det finns nya medlemmar som passar det du söker',
      payments: 'Det finns nyheter om din betalning',
      account: 'Någon loggade in på ditt konto',
    },
    named: {
      newMessages: ({ name }) => `Meddelande från ${name}`,
      gifts: ({ name }) => `${name} gav dig en gåva`,
      newLikes: ({ name, others }) => `${name}${more(others)} gillar dig`,
      matches: ({ name }) => `${name} och du gillar varandra`,
      visits: ({ name, others }) => `${name}${more(others)} tittade på din profil`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fiktiv)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 meddelande' : `${count} meddelanden`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 matchning' : `${count} matchningar`),
      visits: ({ count }) => (count === 1 ? '1 besökare' : `${count} besökare`),
      newMembers: 'nya medlemmar som passar dig',
      payments: 'nyheter om din betalning',
      account: 'en ny inloggning',
      all: ({ what }) => `Medan det var tyst: ${what}`,
    },
  },
}
