import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import type { SignKind } from '#core/moderation/signs/values.ts'
import {
  ANSWER_MS,
  HELD_MS,
  mayAwait,
  mayGiveBack,
  mayOwe,
  mayRefund,
  mayRetract,
} from './rules.ts'

/** Ids of the message, of its conversation and of the accounts of its sender and its reader. */
type Ids = { message: string; conversation: string; from: string; to: string }
/**
 * `cost`: the credits that an awaited answer is worth, or that come back for what is held;
 * `isAnswered`: it came in time; `owesAnswer`: who gets what is held is a fictional profile.
 */
export type Sent = Ids & { cost?: number; isAnswered?: boolean; owesAnswer?: boolean }
type Event =
  /** Its reader is a fictional profile, which owes an answer to what was paid for. */
  | { type: 'await' }
  /** First signs of abuse: somebody has to look before it goes on. */
  | { type: 'hold'; signs: readonly SignKind[] }
  /** It goes on without a warning: staff let it, or who gets it wrote by themselves. */
  | { type: 'deliver' }
  | { type: 'refuse' }
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
  | {
      type: 'messageUnanswered'
      message: string
      conversation: string
      account: string
      credits: number
    }
  | ({ type: 'messageDelivered' } & Ids)
  | ({ type: 'messageHeldBack'; credits: number } & Ids)
  | ({ type: 'messageRemoved' } & Ids)
  | ({ type: 'messageWithheld' } & Ids)

const rules = { mayAwait, mayGiveBack, mayOwe, mayRefund, mayRetract }

const chart = setup({
  types: {
    context: {} as Sent,
    input: {} as Sent,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { answerPeriod: ANSWER_MS, heldPeriod: HELD_MS },
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
const removed = chart.emit(({ context: { message, conversation, from, to } }) => ({
  type: 'messageRemoved',
  message,
  conversation,
  from,
  to,
}))
const withheld = chart.emit(({ context: { message, conversation, from, to } }) => ({
  type: 'messageWithheld',
  message,
  conversation,
  from,
  to,
}))
const delivered = chart.emit(({ context: { message, conversation, from, to } }) => ({
  type: 'messageDelivered',
  message,
  conversation,
  from,
  to,
}))
const heldBack = chart.emit(({ context: { message, conversation, from, to, cost = 0 } }) => ({
  type: 'messageHeldBack',
  message,
  conversation,
  from,
  to,
  credits: cost,
}))
const owing = {
  type: 'mayOwe',
  params: ({ context: { owesAnswer = false, cost = 0 } }: { context: Sent }) => ({
    owesAnswer,
    cost,
  }),
} as const
const goesOn = [
  { target: 'awaiting', guard: owing, actions: delivered },
  { target: 'sent', actions: delivered },
] as const
const factsOf = ({ context: { cost = 0, isAnswered = false } }: { context: Sent }) => ({
  cost,
  isAnswered,
})
const unanswered = chart.emit(({ context: { message, conversation, from, cost = 0 } }) => ({
  type: 'messageUnanswered',
  message,
  conversation,
  account: from,
  credits: cost,
}))
const goes = {
  retract: { target: 'removed', guard: ifOwn, actions: removed },
  remove: { target: 'removed', actions: removed },
} as const
const comesBack = {
  target: 'refunded',
  guard: {
    type: 'mayRefund',
    params: ({ event }: { event: { cost: number; wasRead: boolean } }) => event,
  },
  actions: refunded,
} as const

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
        await: { target: 'awaiting', guard: { type: 'mayAwait', params: factsOf } },
        hold: { target: 'held' },
        refund: comesBack,
        ...goes,
        withhold: { target: 'withheld', actions: withheld },
      },
    },
    held: {
      meta: {
        nl: 'Wordt eerst bekeken; de ander weet er nog niets van.',
        en: 'Is looked at first; the other knows nothing of it yet.',
      },
      on: {
        deliver: goesOn,
        refuse: { target: 'refunded', actions: heldBack },
        refund: comesBack,
        retract: { target: 'removed', guard: ifOwn, actions: [removed, heldBack] },
        remove: goes.remove,
      },
      after: { heldPeriod: goesOn },
    },
    awaiting: {
      meta: {
        nl: 'Verstuurd aan een fictief profiel, dat binnen 48 uur antwoordt.',
        en: 'Sent to a fictional profile, which answers within 48 hours.',
      },
      on: { refund: comesBack, ...goes },
      after: {
        answerPeriod: [
          {
            target: 'unanswered',
            guard: { type: 'mayGiveBack', params: factsOf },
            actions: unanswered,
          },
          { target: 'sent' },
        ],
      },
    },
    unanswered: {
      meta: {
        nl: 'Niemand antwoordde binnen 48 uur; de credits zijn terug.',
        en: 'Nobody answered within 48 hours; the credits are back.',
      },
      on: goes,
    },
    refunded: {
      meta: {
        nl: 'Nooit gelezen en ook niet meer te lezen; de credits zijn terug.',
        en: 'Never read and not to be read any more; the credits are back.',
      },
      on: goes,
    },
    withheld: {
      meta: {
        nl: 'Door een besluit aan niemand te zien; na bezwaar kan het terugkomen.',
        en: 'By a decision shown to nobody; after an objection it can come back.',
      },
      on: {
        release: { target: 'sent', actions: withheld },
        ...goes,
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
    await: {
      nl: 'De lezer is een fictief profiel: er hoort een antwoord te komen.',
      en: 'Its reader is a fictional profile: an answer is due.',
    },
    hold: {
      nl: 'Eerste tekens van spam: er moet eerst iemand kijken.',
      en: 'First signs of spam: somebody has to look first.',
    },
    deliver: {
      nl: 'Een medewerker laat het door, of de ander schrijft zelf.',
      en: 'A member of staff lets it through, or the other writes by themselves.',
    },
    refuse: {
      nl: 'Een medewerker houdt het tegen; de credits komen terug.',
      en: 'A member of staff stops it; the credits come back.',
    },
    refund: {
      nl: 'De ander is weg of blokkeert, en had het bericht niet gelezen.',
      en: 'The other is gone or blocks, and had not read the message.',
    },
    retract: {
      nl: 'De afzender verwijdert het bericht, voor allebei; credits komen alleen terug van wat nog bekeken werd.',
      en: 'The sender removes the message, for both; credits come back only of what was still being looked at.',
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
