import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { isGivenBack, isLastLike, mayLike } from './rules.ts'

type Event =
  /** `left`: likes of this day, before this one. */
  | { type: 'like'; left: number }
  | { type: 'skip' }
  /** `liked`: a like of this day. */
  | { type: 'undo'; liked: boolean }
  /** What the server counts: another tab or device may have given likes. */
  | { type: 'told'; left: number }
  | { type: 'dayBegan' }

const rules = { mayLike, isLastLike, isGivenBack }

const told = [
  {
    target: 'open',
    guard: { type: 'mayLike', params: ({ event }: { event: { left: number } }) => event },
  },
  { target: 'spent' },
] as const

/**
 * What the game allows on the device that plays it (device-owned): so many likes a day, and as many
 * skips as one wants. The server goes by the same rules, and has the last word.
 */
const machine = setup({
  types: { events: {} as Event, meta: {} as Words },
  guards: guardsOf(rules),
}).createMachine({
  id: 'swipe',
  initial: 'open',
  states: {
    open: {
      meta: {
        nl: 'Er zijn nog likes voor vandaag.',
        en: 'There are likes left for today.',
      },
      on: {
        like: [
          { target: 'spent', guard: { type: 'isLastLike', params: ({ event }) => event } },
          { target: 'open', guard: { type: 'mayLike', params: ({ event }) => event } },
        ],
        skip: 'open',
        undo: 'open',
        told,
        dayBegan: 'open',
      },
    },
    spent: {
      meta: {
        nl: 'De likes van vandaag zijn op; kijken en overslaan kan altijd.',
        en: 'The likes of today are used up; looking and skipping is always possible.',
      },
      on: {
        like: { guard: { type: 'mayLike', params: { left: 0 } } },
        skip: 'spent',
        undo: [
          { target: 'open', guard: { type: 'isGivenBack', params: ({ event }) => event } },
          { target: 'spent' },
        ],
        told,
        dayBegan: 'open',
      },
    },
  },
})

export const swipe = {
  name: 'swipe',
  owner: 'device',
  machine,
  rules,
  events: {
    like: { nl: 'Het lid vindt iemand leuk.', en: 'The member likes somebody.' },
    skip: { nl: 'Het lid slaat iemand over.', en: 'The member skips somebody.' },
    undo: { nl: 'Het lid neemt het laatste terug.', en: 'The member takes the last one back.' },
    told: {
      nl: 'De server telt wat er vandaag nog over is.',
      en: 'The server counts what is left of today.',
    },
    dayBegan: { nl: 'Een nieuwe dag begint.', en: 'A new day begins.' },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
