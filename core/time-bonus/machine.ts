import { setup } from 'xstate'
import type { Lifecycle, Words } from '#core/kernel/lifecycle.ts'
import { TIME_BONUS_SECONDS } from './values.ts'

type Input = { account: string }
type Event = { type: 'purchase' }
type Effect = { type: 'bonusEnded'; account: string }

const chart = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  delays: { offerWindow: TIME_BONUS_SECONDS * 1_000 },
})

const ended = chart.emit(({ context }) => ({
  type: 'bonusEnded',
  account: context.account,
}))

/**
 * The welcome offer of one member, under the account's own id (product spec, section 5): it begins
 * with sign-up, is never begun again, and really ends.
 */
const machine = chart.createMachine({
  id: 'timeBonus',
  context: ({ input }) => ({ account: input.account }),
  initial: 'running',
  states: {
    running: {
      id: 'timeBonus.running',
      meta: {
        nl: 'De welkomstkorting loopt, tot 4 uur na de aanmelding.',
        en: 'The welcome bonus runs, until 4 hours after sign-up.',
      },
      on: { purchase: { target: 'cleared', actions: ended } },
      after: { offerWindow: { target: 'expired', actions: ended } },
    },
    cleared: {
      meta: {
        nl: 'Voorbij: het lid heeft iets gekocht.',
        en: 'Over: the member has bought something.',
      },
    },
    expired: {
      meta: {
        nl: 'Voorbij: de tijd is om, en hij komt niet terug.',
        en: 'Over: the time has run out, and it does not come back.',
      },
    },
  },
})

export const timeBonus = {
  name: 'timeBonus',
  owner: 'server',
  machine,
  rules: {},
  events: {
    purchase: {
      nl: 'Een betaling van het lid is gelukt.',
      en: 'A payment of the member succeeded.',
    },
  },
} satisfies Lifecycle<typeof machine, Record<never, never>>
