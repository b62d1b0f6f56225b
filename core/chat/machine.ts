import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/lifecycle.ts'
import { maySend, type Sending } from './rules.ts'

export type Side = 'starter' | 'receiver'
/** Ids of the conversation and of its two members. */
export type Pair = { conversation: string; starter: string; receiver: string }
export type Text = { id: string; body: string }
type Event =
  | { type: 'send'; by: Side; message: Text; sending: Sending }
  | { type: 'starterRemoves' }
  | { type: 'receiverRemoves' }
type Effect =
  | {
      type: 'messageSent'
      conversation: string
      message: string
      from: string
      to: string
      cost: number
    }
  | { type: 'chatRemoved'; conversation: string; by: string }

const rules = { maySend }

const chart = setup({
  types: {
    context: {} as Pair,
    input: {} as Pair,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
})

const messageSent = chart.emit(({ context, event }) => {
  if (event.type !== 'send') throw new Error(`${event.type} sends nothing`)
  const to = event.by === 'starter' ? 'receiver' : 'starter'
  return {
    type: 'messageSent',
    conversation: context.conversation,
    message: event.message.id,
    from: context[event.by],
    to: context[to],
    cost: event.sending.cost,
  }
})

const removedBy = (side: Side) =>
  chart.emit(({ context }) => ({
    type: 'chatRemoved',
    conversation: context.conversation,
    by: context[side],
  }))

/** The same guard in every region that a message moves, so that a refused one moves none. */
const allowed = {
  type: 'maySend',
  params: ({ event }: { event: { sending: Sending } }) => event.sending,
} as const

/** The life of a conversation between two members (product spec, section 4). */
const machine = chart.createMachine({
  id: 'conversation',
  context: ({ input }) => input,
  initial: 'living',
  states: {
    living: {
      type: 'parallel',
      meta: { nl: 'Het gesprek bestaat.', en: 'The conversation exists.' },
      states: {
        talk: {
          initial: 'new',
          states: {
            new: {
              meta: { nl: 'Nog niemand heeft iets gezegd.', en: 'Nobody has said a word yet.' },
              on: { send: { target: 'open', guard: allowed, actions: messageSent } },
            },
            open: {
              meta: { nl: 'Er wordt gepraat.', en: 'There is talk.' },
              on: { send: { target: 'open', guard: allowed, actions: messageSent } },
            },
          },
        },
        starterList: {
          initial: 'listed',
          states: {
            listed: {
              meta: { nl: 'In de lijst van wie begon.', en: 'On the list of who began.' },
              on: { starterRemoves: { target: 'removed', actions: removedBy('starter') } },
            },
            removed: {
              meta: {
                nl: 'Verwijderd door wie begon; een nieuw bericht zet het terug.',
                en: 'Removed by who began; a new message brings it back.',
              },
              on: { send: { target: 'listed', guard: allowed } },
            },
          },
        },
        receiverList: {
          initial: 'listed',
          states: {
            listed: {
              meta: { nl: 'In de lijst van de ander.', en: 'On the list of the other.' },
              on: { receiverRemoves: { target: 'removed', actions: removedBy('receiver') } },
            },
            removed: {
              meta: {
                nl: 'Verwijderd door de ander; een nieuw bericht zet het terug.',
                en: 'Removed by the other; a new message brings it back.',
              },
              on: { send: { target: 'listed', guard: allowed } },
            },
          },
        },
      },
    },
  },
})

export const conversation = {
  name: 'conversation',
  owner: 'server',
  machine,
  rules,
  events: {
    send: { nl: 'Een van beiden stuurt een bericht.', en: 'One of the two sends a message.' },
    starterRemoves: {
      nl: 'Wie begon, verwijdert het gesprek.',
      en: 'Who began removes the conversation.',
    },
    receiverRemoves: {
      nl: 'De ander verwijdert het gesprek.',
      en: 'The other removes the conversation.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
