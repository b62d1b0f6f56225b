import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { mayAct, mayBegin, mayBlock, maySend, type SendRequest } from './rules.ts'
import {
  actingOf,
  type ConversationSide,
  closedTo,
  otherSide,
  type Side,
  type TwoMembers,
  talkOf,
} from './sides.ts'
import { events, receiverIs, starterIs } from './words.ts'

export type { Side, TwoMembers as Pair } from './sides.ts'
export type Text = { id: string; body: string }
/** `action`: a new id, by which all that a block causes is done once. */
type Event =
  | { type: 'send'; by: Side; message: Text; sending: SendRequest }
  | { type: `${Side}Removes` }
  | { type: `${Side}Blocks`; action: string }
  | { type: `${Side}Unblocks` }
  | { type: `${Side}Leaves` }
  | { type: `${Side}Returns` }
  | { type: `${Side}Erased` }
/** `by`: the account that did it, or to which it happened; `other`: that of the other side. */
type Seen = { conversation: string; by: string; other: string }
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
  | ({ type: 'blocked'; action: string } & Seen)
  | ({ type: 'unblocked' } & Seen)
  | ({ type: 'sideLeft' } & Seen)
  | ({ type: 'sideReturned' } & Seen)
  | ({ type: 'sideErased' } & Seen)

const rules = { mayAct, mayBegin, mayBlock, maySend }

const chart = setup({
  types: {
    context: {} as ConversationSide,
    input: {} as TwoMembers,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
})

const messageSent = chart.emit(({ context, event }) => {
  if (event.type !== 'send') throw new Error(`${event.type} sends nothing`)
  return {
    type: 'messageSent',
    conversation: context.conversation,
    message: event.message.id,
    from: context[event.by],
    to: context[otherSide(event.by)],
    cost: event.sending.cost,
  }
})

const seen = (context: ConversationSide, side: Side): Seen => ({
  conversation: context.conversation,
  by: context[side],
  other: context[otherSide(side)],
})

const removedBy = (side: Side) =>
  chart.emit(({ context: { conversation, [side]: by } }) => ({
    type: 'chatRemoved',
    conversation,
    by,
  }))

const setSaid = chart.assign({ said: true })
const setBlock = (side: Side, blocks: boolean) =>
  chart.assign({ blocks: ({ context }) => ({ ...context.blocks, [side]: blocks }) })
const setGone = (side: Side, gone: boolean) =>
  chart.assign({ gone: ({ context }) => ({ ...context.gone, [side]: gone }) })

const blockedBy = (side: Side) =>
  chart.emit(({ context, event }) => {
    if (!('action' in event)) throw new Error(`${event.type} blocks nobody`)
    return { type: 'blocked', action: event.action, ...seen(context, side) }
  })
const told = (type: 'unblocked' | 'sideLeft' | 'sideReturned' | 'sideErased', side: Side) =>
  chart.emit(({ context }) => ({ type, ...seen(context, side) }))

const factsOf = ({
  context,
  event,
}: {
  context: ConversationSide
  event: { by: Side; sending: SendRequest }
}) => ({
  ...event.sending,
  ...closedTo(event.by, context),
})

/** The same guard in every region that an event moves, so that a refused one moves none. */
const allowed = { type: 'maySend', params: factsOf } as const
const acts = (side: Side) =>
  ({
    type: 'mayAct',
    params: ({ context }: { context: ConversationSide }) => actingOf(side, context),
  }) as const
const blocking = (side: Side) =>
  ({
    type: 'mayBlock',
    params: ({ context }: { context: ConversationSide }) => actingOf(side, context),
  }) as const

const back = { target: 'listed', guard: allowed } as const
const offTheList = (side: Side) => ({ target: 'removed', guard: blocking(side) }) as const

/**
 * The life of a conversation between two members (product spec, section 4). It begins with the
 * first word, or with a block of somebody one never spoke to; from then on it is what is said, and
 * of each side whether it has the chat on its list, whether it blocks, and whether it is still
 * there.
 */
const machine = chart.createMachine({
  id: 'conversation',
  context: ({ input }) => talkOf(input),
  initial: 'new',
  states: {
    new: {
      meta: {
        nl: 'Nog niets begonnen: niemand heeft iets gezegd of geblokkeerd.',
        en: 'Nothing has begun: nobody has said a word or blocked anybody.',
      },
      on: {
        send: {
          target: 'living',
          guard: {
            type: 'mayBegin',
            params: ({ context, event }) => ({ by: event.by, ...factsOf({ context, event }) }),
          },
          actions: [setSaid, messageSent],
        },
        starterBlocks: {
          target: [
            'living.talk.silent',
            'living.starterList.removed',
            'living.receiverList.removed',
            'living.starterBlock.blocking',
          ],
          actions: [setBlock('starter', true), blockedBy('starter')],
        },
      },
    },
    living: {
      type: 'parallel',
      meta: { nl: 'Het gesprek bestaat.', en: 'The conversation exists.' },
      states: {
        talk: {
          initial: 'open',
          states: {
            silent: {
              meta: {
                nl: 'Begonnen met een blokkade: er is nog niets gezegd.',
                en: 'Begun with a block: nobody has said a word yet.',
              },
              on: { send: { target: 'open', guard: allowed, actions: [setSaid, messageSent] } },
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
              meta: starterIs.listed,
              on: {
                starterRemoves: {
                  target: 'removed',
                  guard: acts('starter'),
                  actions: removedBy('starter'),
                },
                starterBlocks: offTheList('starter'),
                receiverBlocks: offTheList('receiver'),
                starterErased: 'removed',
              },
            },
            removed: { meta: starterIs.removed, on: { send: back } },
          },
        },
        receiverList: {
          initial: 'listed',
          states: {
            listed: {
              meta: receiverIs.listed,
              on: {
                receiverRemoves: {
                  target: 'removed',
                  guard: acts('receiver'),
                  actions: removedBy('receiver'),
                },
                starterBlocks: offTheList('starter'),
                receiverBlocks: offTheList('receiver'),
                receiverErased: 'removed',
              },
            },
            removed: { meta: receiverIs.removed, on: { send: back } },
          },
        },
        starterBlock: {
          initial: 'open',
          states: {
            open: {
              meta: starterIs.open,
              on: {
                starterBlocks: {
                  target: 'blocking',
                  guard: blocking('starter'),
                  actions: [setBlock('starter', true), blockedBy('starter')],
                },
              },
            },
            blocking: {
              meta: starterIs.blocking,
              on: {
                starterUnblocks: {
                  target: 'open',
                  guard: acts('starter'),
                  actions: [setBlock('starter', false), told('unblocked', 'starter')],
                },
              },
            },
          },
        },
        receiverBlock: {
          initial: 'open',
          states: {
            open: {
              meta: receiverIs.open,
              on: {
                receiverBlocks: {
                  target: 'blocking',
                  guard: blocking('receiver'),
                  actions: [setBlock('receiver', true), blockedBy('receiver')],
                },
              },
            },
            blocking: {
              meta: receiverIs.blocking,
              on: {
                receiverUnblocks: {
                  target: 'open',
                  guard: acts('receiver'),
                  actions: [setBlock('receiver', false), told('unblocked', 'receiver')],
                },
              },
            },
          },
        },
        starterAccount: {
          initial: 'there',
          states: {
            there: {
              meta: starterIs.there,
              on: {
                starterLeaves: {
                  target: 'away',
                  actions: [setGone('starter', true), told('sideLeft', 'starter')],
                },
                starterErased: {
                  target: 'erased',
                  actions: [setGone('starter', true), told('sideErased', 'starter')],
                },
              },
            },
            away: {
              meta: starterIs.away,
              on: {
                starterReturns: {
                  target: 'there',
                  actions: [setGone('starter', false), told('sideReturned', 'starter')],
                },
                starterErased: { target: 'erased', actions: told('sideErased', 'starter') },
              },
            },
            erased: { meta: starterIs.erased },
          },
        },
        receiverAccount: {
          initial: 'there',
          states: {
            there: {
              meta: receiverIs.there,
              on: {
                receiverLeaves: {
                  target: 'away',
                  actions: [setGone('receiver', true), told('sideLeft', 'receiver')],
                },
                receiverErased: {
                  target: 'erased',
                  actions: [setGone('receiver', true), told('sideErased', 'receiver')],
                },
              },
            },
            away: {
              meta: receiverIs.away,
              on: {
                receiverReturns: {
                  target: 'there',
                  actions: [setGone('receiver', false), told('sideReturned', 'receiver')],
                },
                receiverErased: { target: 'erased', actions: told('sideErased', 'receiver') },
              },
            },
            erased: { meta: receiverIs.erased },
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
  events,
} satisfies Lifecycle<typeof machine, typeof rules>
