import { nameAfter } from '#core/kernel/name-after.ts'
import { counted } from '#core/kernel/texts.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Polish. */
const inPolish = (count: number, one: string, few: string, many: string) =>
  `${count} ${counted('pl', count, { one, few, many, other: few })}`

const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' i jeszcze ktoś' : ` i jeszcze ${others}`
}

export const plNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Coś nowego dla Ciebie: ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: () => ['Jest coś nowego w Twoich wiadomościach. Zajrzyj, kiedy Ci pasuje.'],
    button: 'Do moich wiadomości',
    rest: () => 'Nie chcesz o tym e-maili? Wyłącz je w ustawieniach.',
  },
  newLikes: {
    subject: ({ site }) => `Coś nowego dla Ciebie: ${site}`,
    heading: ({ name }) => `Ktoś Cię lubi${nameAfter(name)}`,
    body: () => ['Jest coś nowego w Twoich polubieniach. Zobacz, od kogo.'],
    button: 'Do moich polubień',
    rest: () => 'Nie chcesz o tym e-maili? Wyłącz je w ustawieniach.',
  },
  matches: {
    subject: ({ site }) => `Coś nowego dla Ciebie: ${site}`,
    heading: ({ name }) => `Masz parę${nameAfter(name)}`,
    body: () => ['Ktoś, kogo lubisz, też Cię lubi. Kto zacznie?'],
    button: 'Zobacz swoją parę',
    rest: () => 'Nie chcesz o tym e-maili? Wyłącz je w ustawieniach.',
  },
  newMembers: {
    subject: ({ site }) => `Coś nowego dla Ciebie: ${site}`,
    heading: ({ name }) => `Są nowe twarze${nameAfter(name)}`,
    body: () => ['Nowe osoby pasują do tego, czego szukasz. Zajrzyj, kiedy Ci pasuje.'],
    button: 'Zobacz, kto jest nowy',
    rest: () => 'Nie chcesz o tym e-maili? Wyłącz je w ustawieniach.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'nowe wiadomości',
      newLikes: 'nowe polubienia',
      matches: 'dopasowania',
      newMembers: 'nowe osoby',
    },
    link: ({ kind }) => `Koniec e-maili: ${kind}`,
    question: ({ kind }) => `Wyłączanie e-maili: ${kind}`,
    submit: 'Wyłącz',
    done: ({ kind }) => `E-maile wyłączone: ${kind}`,
    again: 'Chcesz je znowu dostawać? Włącz je w ustawieniach.',
    settings: 'Do moich ustawień',
  },
  push: {
    plain: {
      newMessages: 'Masz nową wiadomość',
      gifts: 'Masz prezent',
      newLikes: 'Masz nowe polubienie',
      matches: 'Masz parę',
      visits: 'Ktoś zajrzał do Twojego profilu',
      newMembers: 'Są nowe osoby pasujące do wyszukiwania',
      payments: 'Jest coś nowego o Twojej płatności',
      account: 'Ktoś zalogował się na Twoje konto',
    },
    named: {
      newMessages: ({ name }) => `Wiadomość od: ${name}`,
      gifts: ({ name }) => `Prezent od: ${name}`,
      newLikes: ({ name, others }) => `Polubienie od: ${name}${more(others)}`,
      matches: ({ name }) => `${name} i Ty: lubicie się`,
      visits: ({ name, others }) => `W Twoim profilu: ${name}${more(others)}`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fikcja)`,
    digest: {
      messages: ({ count }) => inPolish(count, 'wiadomość', 'wiadomości', 'wiadomości'),
      likes: ({ count }) => inPolish(count, 'polubienie', 'polubienia', 'polubień'),
      matches: ({ count }) => inPolish(count, 'para', 'pary', 'par'),
      visits: ({ count }) => inPolish(count, 'wizyta', 'wizyty', 'wizyt'),
      newMembers: 'nowe pasujące osoby',
      payments: 'coś nowego o płatności',
      account: 'nowe logowanie',
      all: ({ what }) => `W czasie ciszy: ${what}`,
    },
  },
}
