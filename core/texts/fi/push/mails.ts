import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Finnish. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' ja yksi muu' : ` ja ${others} muuta`
}

export const fiNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Jotakin uutta sinulle: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: () => ['Viesteissäsi on jotain uutta. Käy katsomassa, kun sopii.'],
    button: 'Viesteihini',
    rest: () => 'Etkö halua sähköpostia tästä? Ota se pois käytöstä asetuksissasi.',
  },
  newLikes: {
    subject: ({ site }) => `Jotakin uutta sinulle: ${site}`,
    heading: ({ name }) => `Joku tykkää sinusta${nameAfter(name)}`,
    body: () => ['Tykkäyksissäsi on jotain uutta. Katso, keneltä.'],
    button: 'Tykkäyksiini',
    rest: () => 'Etkö halua sähköpostia tästä? Ota se pois käytöstä asetuksissasi.',
  },
  matches: {
    subject: ({ site }) => `Jotakin uutta sinulle: ${site}`,
    heading: ({ name }) => `Sinulla on match${nameAfter(name)}`,
    body: () => ['Joku, josta tykkäät, tykkää myös sinusta. Kumpi aloittaa?'],
    button: 'Katso matchisi',
    rest: () => 'Etkö halua sähköpostia tästä? Ota se pois käytöstä asetuksissasi.',
  },
  newMembers: {
    subject: ({ site }) => `Jotakin uutta sinulle: ${site}`,
    heading: ({ name }) => `Täällä on uusia kasvoja${nameAfter(name)}`,
    body: () => ['Uusia jäseniä sopii siihen, mitä etsit. Käy katsomassa, kun sopii.'],
    button: 'Katso, kuka on uusi',
    rest: () => 'Etkö halua sähköpostia tästä? Ota se pois käytöstä asetuksissasi.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'uudet viestit',
      newLikes: 'uudet tykkäykset',
      matches: 'osumat',
      newMembers: 'uudet jäsenet',
    },
    link: ({ kind }) => `Ei enää sähköposteja: ${kind}`,
    question: ({ kind }) => `Poista sähköpostit käytöstä: ${kind}`,
    submit: 'Poista käytöstä',
    done: ({ kind }) => `Sähköpostit on poistettu käytöstä: ${kind}`,
    again: 'Haluatko ne takaisin? Ota ne käyttöön asetuksista.',
    settings: 'Asetuksiin',
  },
  push: {
    plain: {
      newMessages: 'Sinulla on uusi viesti',
      gifts: 'Sait lahjan',
      newLikes: 'Sinulla on uusi tykkäys',
      matches: 'Sinulla on match',
      visits: 'Joku katsoi profiiliasi',
      newMembers: 'Hakuusi sopii uusia jäseniä',
      payments: 'Maksustasi on uutta',
      account: 'Joku kirjautui tilillesi',
    },
    named: {
      newMessages: ({ name }) => `${name} lähetti viestin`,
      gifts: ({ name }) => `${name} antoi sinulle lahjan`,
      newLikes: ({ name, others }) => `Sinusta tykkää: ${name}${more(others)}`,
      matches: ({ name }) => `${name} ja sinä tykkäätte toisistanne`,
      visits: ({ name, others }) => `Profiiliasi katsoi: ${name}${more(others)}`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fiktiivinen)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 viesti' : `${count} viestiä`),
      likes: ({ count }) => (count === 1 ? '1 tykkäys' : `${count} tykkäystä`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matchia`),
      visits: ({ count }) => (count === 1 ? '1 kävijä' : `${count} kävijää`),
      newMembers: 'uusia sopivia jäseniä',
      payments: 'uutta maksustasi',
      account: 'uusi kirjautuminen',
      all: ({ what }) => `Hiljaisuuden aikana: ${what}`,
    },
  },
}
