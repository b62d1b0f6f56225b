import { signIn } from '#core/account/signin/machine.ts'
import {
  LOGIN_BLOCK_MINUTES,
  LOGIN_TRIES,
  LOGIN_WINDOW_MINUTES,
} from '#core/account/signin/rules.ts'
import { chartOf } from '../chart.ts'

export const signInChart = chartOf(signIn, {
  folder: 'core/account/signin',
  title: { nl: 'Inloggen', en: 'Signing in' },
  about: {
    nl: 'De pogingen om in te loggen op één adres vanaf één plek.',
    en: 'The attempts to sign in to one address from one place.',
  },
  begins: [{ nl: 'Iemand gaat inloggen', en: 'Somebody is about to sign in', facts: { key: 'k' } }],
  samples: {
    wrong: [
      {
        nl: `Nog niet de ${LOGIN_TRIES}e keer`,
        en: `Not the ${LOGIN_TRIES}th time yet`,
        facts: { wrongBefore: LOGIN_TRIES - 2 },
      },
      {
        nl: `De ${LOGIN_TRIES}e keer op rij`,
        en: `The ${LOGIN_TRIES}th time in a row`,
        facts: { wrongBefore: LOGIN_TRIES - 1 },
      },
    ],
  },
  rules: {
    isLastTry: {
      nl: `Bij ${LOGIN_TRIES} verkeerde wachtwoorden binnen ${LOGIN_WINDOW_MINUTES} minuten gaat het op slot.`,
      en: `It locks at ${LOGIN_TRIES} wrong passwords within ${LOGIN_WINDOW_MINUTES} minutes.`,
      constants: { LOGIN_TRIES, LOGIN_WINDOW_MINUTES },
    },
    mayTry: {
      nl: 'Zolang het op slot zit mag niemand het proberen, ook niet met het goede wachtwoord.',
      en: 'While it is locked nobody may try, not even with the right password.',
      constants: { LOGIN_BLOCK_MINUTES },
    },
  },
  effects: {},
  delays: { blockPeriod: { nl: 'Het slot gaat eraf', en: 'The lock comes off' } },
})
