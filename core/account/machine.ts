import { emit, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/lifecycle.ts'
import type { NewAccount } from './account.ts'
import { linkIsGood, mayAskMail, maySignUpAgain } from './rules.ts'

type Context = { account: string }
type Input = { account: string }
type Event =
  /** `credits`: the site's sign-up credits, whole and not negative. */
  | { type: 'activate'; link: 'good' | 'expired' | 'unknown'; credits: number }
  /** `mail`: a new id, by which the mail is sent once. */
  | { type: 'askMail'; mail: string; mailsToday: number }
  /** Somebody signs up with an address that nobody has confirmed: what was typed last counts. */
  | { type: 'signUpAgain'; form: NewAccount; paid: boolean; mail: string; mailsToday: number }
  | { type: 'firstPurchase' }
type Effect =
  | { type: 'activationMailAsked'; account: string; mail: string }
  | { type: 'activated'; account: string; credits: number }
  | { type: 'becamePremium'; account: string }

const rules = { linkIsGood, mayAskMail, maySignUpAgain }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
})

const mailAgain = chart.emit(({ context, event }) => {
  if (!('mail' in event)) throw new Error(`${event.type} asks for no mail`)
  return { type: 'activationMailAsked', account: context.account, mail: event.mail }
})

/**
 * The life of an account (product spec, section 4): compound outside, parallel inside, so that
 * an account that has ended can neither be activated nor become premium.
 */
const machine = chart.createMachine({
  id: 'account',
  context: ({ input }) => ({ account: input.account }),
  initial: 'living',
  states: {
    living: {
      type: 'parallel',
      meta: { nl: 'Het account bestaat.', en: 'The account exists.' },
      states: {
        standing: {
          initial: 'created',
          states: {
            created: {
              meta: {
                nl: 'Aangemeld, het e-mailadres is nog niet bevestigd.',
                en: 'Signed up, the e-mail address is not confirmed yet.',
              },
              on: {
                activate: {
                  target: 'active',
                  guard: { type: 'linkIsGood', params: ({ event }) => event },
                },
                askMail: {
                  guard: { type: 'mayAskMail', params: ({ event }) => event },
                  actions: mailAgain,
                },
                signUpAgain: {
                  guard: { type: 'maySignUpAgain', params: ({ event }) => event },
                  actions: mailAgain,
                },
              },
              entry: emit(({ context }) => ({
                type: 'activationMailAsked',
                account: context.account,
                mail: context.account,
              })),
            },
            active: {
              meta: {
                nl: 'Bevestigd: dit lid kan antwoorden.',
                en: 'Confirmed: this member can reply.',
              },
              entry: emit(({ context, event }) => ({
                type: 'activated',
                account: context.account,
                credits: event.type === 'activate' ? event.credits : 0,
              })),
            },
          },
        },
        membership: {
          initial: 'free',
          states: {
            free: {
              meta: { nl: 'Gratis lid.', en: 'Free member.' },
              on: {
                firstPurchase: {
                  target: 'premium',
                  actions: emit(({ context }) => ({
                    type: 'becamePremium',
                    account: context.account,
                  })),
                },
              },
            },
            premium: {
              meta: {
                nl: 'Premium lid, vanaf de eerste aankoop en voorgoed.',
                en: 'Premium member, from the first purchase on and for good.',
              },
            },
          },
        },
      },
    },
  },
})

export const account = {
  name: 'account',
  owner: 'server',
  machine,
  rules,
  events: {
    activate: {
      nl: 'Het lid opent de link uit de activatiemail.',
      en: 'The member opens the link of the activation mail.',
    },
    askMail: {
      nl: 'Het lid vraagt de activatiemail nog eens.',
      en: 'The member asks for the activation mail again.',
    },
    signUpAgain: {
      nl: 'Iemand meldt zich opnieuw aan met dit nog niet bevestigde adres.',
      en: 'Somebody signs up again with this address, which is not confirmed yet.',
    },
    firstPurchase: {
      nl: 'De eerste betaling van dit lid is gelukt.',
      en: 'The first payment of this member has succeeded.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
