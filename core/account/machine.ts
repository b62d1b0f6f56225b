import { emit } from 'xstate'
import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import {
  mailAgain,
  setLeaving,
  setSuspended,
  signsUpAgain,
  visibilityChanged,
  withRestrictions,
} from './actions.ts'
import { chart, rules } from './setup.ts'
import { events } from './words.ts'

/** Whether the address is confirmed, and whether the member stays. */
const standing = chart.createStateConfig({
  initial: 'created',
  states: {
    created: {
      initial: 'unpaid',
      entry: emit(({ context }) => ({
        type: 'activationMailAsked',
        account: context.account,
        form: context.account,
        mail: context.account,
      })),
      on: {
        activate: {
          target: 'active',
          guard: { type: 'mayActivate', params: ({ event }) => event },
          actions: chart.emit(({ context, event }) => ({
            type: 'activated',
            account: context.account,
            credits: event.type === 'activate' ? event.credits : 0,
          })),
        },
        close: {
          target: '#account.erased',
          guard: { type: 'linkIsGood', params: ({ event }) => event },
          actions: chart.emit(({ context }) => ({ type: 'closed', account: context.account })),
        },
        askMail: {
          guard: { type: 'mayAskMail', params: withRestrictions },
          actions: mailAgain,
        },
        leave: {
          target: '#account.erased',
          guard: { type: 'mayLeave', params: ({ event }) => event },
        },
      },
      states: {
        unpaid: {
          id: 'account.unpaid',
          meta: {
            nl: 'Aangemeld, het e-mailadres is nog niet bevestigd; na een tijd vervalt de aanmelding.',
            en: 'Signed up, the e-mail address is not confirmed yet; after a while the sign-up lapses.',
          },
          on: {
            firstPurchase: 'paid',
            signUpAgain: { target: 'unpaid', reenter: true, ...signsUpAgain },
          },
          after: { unconfirmedPeriod: '#account.erased' },
        },
        paid: {
          meta: {
            nl: 'Niet bevestigd, maar er is betaald: dit account vervalt niet vanzelf.',
            en: 'Not confirmed, but something was paid: this account does not lapse by itself.',
          },
          on: { signUpAgain: signsUpAgain },
        },
      },
    },
    active: {
      meta: {
        nl: 'Bevestigd: dit lid kan antwoorden.',
        en: 'Confirmed: this member can reply.',
      },
      on: {
        leave: {
          target: 'leaving',
          guard: { type: 'mayLeave', params: ({ event }) => event },
          actions: [
            setLeaving(true),
            chart.emit(({ context, event }) => {
              if (event.type !== 'leave') throw new Error(`${event.type} is no goodbye`)
              return { type: 'left', account: context.account, mail: event.mail }
            }),
          ],
        },
      },
    },
    leaving: {
      id: 'account.leaving',
      meta: {
        nl: 'Opgezegd: niemand ziet dit lid nog; de link in de mail of inloggen draait het terug.',
        en: 'Leaving: nobody sees this member any more; the mailed link or logging in undoes it.',
      },
      on: {
        return: {
          target: 'active',
          guard: { type: 'linkIsGood', params: ({ event }) => event },
          actions: [
            setLeaving(false),
            chart.emit(({ context }) => ({ type: 'returned', account: context.account })),
          ],
        },
      },
      after: { gracePeriod: '#account.erased' },
    },
  },
})

/** A restriction is apart from all else: who leaves and returns is still suspended. */
const conduct = chart.createStateConfig({
  initial: 'clear',
  states: {
    clear: {
      meta: { nl: 'Er is niets op dit lid aan te merken.', en: 'Nothing is held against them.' },
      on: {
        suspend: {
          target: 'suspended',
          actions: [
            setSuspended(true),
            chart.emit(({ context }) => ({ type: 'suspended', account: context.account })),
          ],
        },
      },
    },
    suspended: {
      meta: {
        nl: 'Geblokkeerd door een medewerker: kan niet inloggen en is voor niemand te zien.',
        en: 'Suspended by staff: cannot log in and is shown to nobody.',
      },
      on: {
        restore: {
          target: 'clear',
          actions: [
            setSuspended(false),
            chart.emit(({ context, event }) => {
              if (event.type !== 'restore') throw new Error(`${event.type} restores nobody`)
              return { type: 'restored', account: context.account, mail: event.mail }
            }),
          ],
        },
      },
    },
  },
})

const membership = chart.createStateConfig({
  initial: 'free',
  states: {
    free: {
      meta: { nl: 'Gratis lid.', en: 'Free member.' },
      on: {
        firstPurchase: {
          target: 'premium',
          actions: emit(({ context }) => ({ type: 'becamePremium', account: context.account })),
        },
      },
    },
    premium: {
      meta: {
        nl: 'Premiumlid, vanaf de eerste aankoop en voorgoed.',
        en: 'Premium member, from the first purchase on and for good.',
      },
    },
  },
})

const byMember = { type: 'mayShow', params: withRestrictions } as const

const visibility = chart.createStateConfig({
  initial: 'visible',
  states: {
    visible: {
      meta: { nl: 'Anderen kunnen dit lid vinden.', en: 'Others can find this member.' },
      on: { hide: { target: 'invisible', guard: byMember, actions: visibilityChanged } },
    },
    invisible: {
      meta: {
        nl: 'Onzichtbaar: in geen zoekresultaat, match, lijst met likes of profiel.',
        en: 'Invisible: in no search, match, like list or profile view.',
      },
      on: { show: { target: 'visible', guard: byMember, actions: visibilityChanged } },
    },
  },
})

/**
 * The life of an account (product spec, section 4): compound outside, parallel inside, so that
 * an account that has ended can neither be activated nor become premium.
 */
const machine = chart.createMachine({
  id: 'account',
  context: ({ input }) => ({ account: input.account, leaving: false, suspended: false }),
  initial: 'living',
  states: {
    living: {
      type: 'parallel',
      meta: { nl: 'Het account bestaat.', en: 'The account exists.' },
      states: { standing, conduct, membership, visibility },
      on: { erase: '#account.erased' },
    },
    erased: {
      type: 'final',
      meta: {
        nl: 'Gewist: wat over dit lid bewaard werd is weg, de boekhouding kent geen naam.',
        en: 'Erased: what was kept on this member is gone, the books know no name.',
      },
      entry: [
        setLeaving(false),
        setSuspended(false),
        chart.emit(({ context }) => ({ type: 'erased', account: context.account })),
      ],
    },
  },
})

export const account = {
  name: 'account',
  owner: 'server',
  machine,
  rules,
  events,
} satisfies Lifecycle<typeof machine, typeof rules>
