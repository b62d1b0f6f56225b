import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { isLastTry, LOGIN_BLOCK_MINUTES, mayTry } from './rules.ts'

type Context = { key: string }
type Input = { key: string }
type Event = { type: 'try' } | { type: 'wrong'; wrongBefore: number } | { type: 'right' }

const rules = { isLastTry, mayTry }

/**
 * The attempts to sign in to one address from one source (product spec, section 8). It exists for
 * unknown addresses too, so it reveals nothing, and a stranger elsewhere cannot lock the owner out.
 */
const machine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { blockPeriod: LOGIN_BLOCK_MINUTES * 60_000 },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ key: input.key }),
  initial: 'open',
  states: {
    open: {
      meta: { nl: 'Inloggen mag.', en: 'Signing in is allowed.' },
      on: {
        try: { target: 'open' },
        right: { target: 'open' },
        wrong: [
          { target: 'blocked', guard: { type: 'isLastTry', params: ({ event }) => event } },
          { target: 'open' },
        ],
      },
    },
    blocked: {
      id: 'signIn.blocked',
      meta: {
        nl: 'Te vaak een verkeerd wachtwoord: even wachten.',
        en: 'Too many wrong passwords: wait a while.',
      },
      on: {
        try: { guard: 'mayTry' },
        right: { guard: 'mayTry' },
        wrong: { guard: 'mayTry' },
      },
      after: { blockPeriod: 'open' },
    },
  },
})

export const signIn = {
  name: 'signIn',
  owner: 'server',
  machine,
  rules,
  events: {
    try: { nl: 'Iemand probeert in te loggen.', en: 'Somebody tries to sign in.' },
    wrong: { nl: 'Het wachtwoord klopte niet.', en: 'The password was wrong.' },
    right: { nl: 'Het wachtwoord klopte.', en: 'The password was right.' },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
