import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { isHeld, mayPush, type PushFacts } from './rules.ts'

type Event = ({ type: 'due' } & PushFacts) | ({ type: 'quietEnded' } & PushFacts) | { type: 'seen' }
type Effect = { type: 'tell' } | { type: 'hold' }

const rules = { mayPush, isHeld }

const chart = setup({
  types: { events: {} as Event, emitted: {} as Effect, meta: {} as Words },
  guards: guardsOf(rules),
})
const tell = chart.emit({ type: 'tell' })
const hold = chart.emit({ type: 'hold' })

const facts = ({ event }: { event: PushFacts }) => event

/**
 * What becomes of something that happened while its member is away (PSH-10). The server steps it
 * once the pause for reading is over, and once more at the end of the quiet hours.
 */
const machine = chart.createMachine({
  id: 'pushSending',
  initial: 'happened',
  states: {
    happened: {
      meta: {
        nl: 'Er is iets gebeurd wat het lid nog niet heeft gezien.',
        en: 'Something has happened that the member has not seen yet.',
      },
      on: {
        due: [
          { target: 'held', guard: { type: 'isHeld', params: facts }, actions: hold },
          { target: 'told', guard: { type: 'mayPush', params: facts }, actions: tell },
        ],
        seen: 'dropped',
      },
    },
    held: {
      meta: {
        nl: 'Het wacht tot de stille uren voorbij zijn.',
        en: 'It waits until the quiet hours are over.',
      },
      on: {
        quietEnded: { target: 'told', guard: { type: 'mayPush', params: facts }, actions: tell },
        seen: 'dropped',
      },
    },
    told: {
      meta: {
        nl: 'Het apparaat heeft een melding gekregen.',
        en: 'The device has been told.',
      },
      type: 'final',
    },
    dropped: {
      meta: {
        nl: 'Het lid zag het zelf al; er komt niets meer.',
        en: 'The member has seen it already; nothing comes any more.',
      },
      type: 'final',
    },
  },
})

export const pushSending = {
  name: 'pushSending',
  owner: 'server',
  machine,
  rules,
  events: {
    due: {
      nl: 'De tijd om het zelf te lezen is voorbij.',
      en: 'The time to read it by oneself is over.',
    },
    quietEnded: { nl: 'De stille uren zijn voorbij.', en: 'The quiet hours are over.' },
    seen: { nl: 'Het lid ziet het op de site.', en: 'The member sees it on the site.' },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
