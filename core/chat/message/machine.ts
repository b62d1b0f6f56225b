import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { mayRefund, mayRetract } from './rules.ts'

/** Ids of the message, of its conversation and of the accounts of its sender and its reader. */
export type Sent = { message: string; conversation: string; from: string; to: string }
type Event =
  /** `cost`: the credits that it took, whole and not negative. */
  | { type: 'refund'; cost: number; wasRead: boolean }
  /** `by`: the account that takes it back. */
  | { type: 'retract'; by: string }
  | { type: 'remove' }
  /** By a decision of staff, and again when that is taken back. */
  | { type: 'withhold' }
  | { type: 'release' }
type Effect =
  | { type: 'messageRefunded'; message: string; account: string; credits: number }
  | ({ type: 'messageRemoved' } & Sent)
  | ({ type: 'messageWithheld' } & Sent)

const rules = { mayRefund, mayRetract }

const chart = setup({
  types: {
    context: {} as Sent,
    input: {} as Sent,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
})

const refunded = chart.emit(({ context: { message, from }, event }) => ({
  type: 'messageRefunded',
  message,
  account: from,
  credits: event.type === 'refund' ? event.cost : 0,
}))
const ifOwn = {
  type: 'mayRetract',
  params: ({ context, event }: { context: Sent; event: { by: string } }) => ({
    isOwn: event.by === context.from,
  }),
} as const
const removed = chart.emit(({ context }) => ({ type: 'messageRemoved', ...context }))
const withheld = chart.emit(({ context }) => ({ type: 'messageWithheld', ...context }))

/**
 * The life of one message once the server has it; it begins `sent`, together with the
 * conversation's move. Before that it is in the outbox of the device that sends it.
 */
const machine = chart.createMachine({
  id: 'message',
  context: ({ input }) => input,
  initial: 'sent',
  states: {
    sent: {
      meta: { nl: 'Verstuurd.', en: 'Sent.' },
      on: {
        refund: {
          target: 'refunded',
          guard: { type: 'mayRefund', params: ({ event }) => event },
          actions: refunded,
        },
        retract: { target: 'removed', guard: ifOwn, actions: removed },
        remove: { target: 'removed', actions: removed },
        withhold: { target: 'withheld', actions: withheld },
      },
    },
    withheld: {
      meta: {
        nl: 'Door een besluit aan niemand te zien; na bezwaar kan het terugkomen.',
        en: 'By a decision shown to nobody; after an objection it can come back.',
      },
      on: {
        release: { target: 'sent', actions: withheld },
        retract: { target: 'removed', guard: ifOwn, actions: removed },
        remove: { target: 'removed', actions: removed },
      },
    },
    refunded: {
      meta: {
        nl: 'Nooit gelezen en ook niet meer te lezen; de credits zijn terug.',
        en: 'Never read and not to be read any more; the credits are back.',
      },
      on: {
        retract: { target: 'removed', guard: ifOwn, actions: removed },
        remove: { target: 'removed', actions: removed },
      },
    },
    removed: {
      type: 'final',
      meta: { nl: 'De tekst is gewist.', en: 'The text is erased.' },
    },
  },
})

export const message = {
  name: 'message',
  owner: 'server',
  machine,
  rules,
  events: {
    refund: {
      nl: 'De ander is weg of blokkeert, en had het bericht niet gelezen.',
      en: 'The other is gone or blocks, and had not read the message.',
    },
    retract: {
      nl: 'De afzender verwijdert het bericht, voor allebei; credits komen niet terug.',
      en: 'The sender removes the message, for both; no credits come back.',
    },
    withhold: {
      nl: 'Er is besloten dat het bericht weg moet.',
      en: 'It was decided that the message has to go.',
    },
    release: {
      nl: 'Dat besluit is teruggedraaid of voorbij.',
      en: 'That decision was taken back or is over.',
    },
    remove: {
      nl: 'Het account van de afzender is gewist.',
      en: 'The account of the sender is erased.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
