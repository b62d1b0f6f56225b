import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import {
  backOnTheList,
  blockedBy,
  factsOf,
  ifMayAct,
  ifMayBlock,
  ifMaySend,
  messageSent,
  notifyOther,
  offTheList,
  removedBy,
  setBlock,
  setGone,
  setSaid,
} from './actions.ts'
import { chart, rules } from './setup.ts'
import { talkOf } from './sides.ts'
import { events, receiverIs, starterIs } from './words.ts'

export type { Text } from './setup.ts'
export type { Side, TwoMembers as Pair } from './sides.ts'

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
              on: { send: { target: 'open', guard: ifMaySend, actions: [setSaid, messageSent] } },
            },
            open: {
              meta: { nl: 'Er wordt gepraat.', en: 'There is talk.' },
              on: { send: { target: 'open', guard: ifMaySend, actions: messageSent } },
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
                  guard: ifMayAct('starter'),
                  actions: removedBy('starter'),
                },
                starterBlocks: offTheList('starter'),
                receiverBlocks: offTheList('receiver'),
                starterErased: 'removed',
              },
            },
            removed: { meta: starterIs.removed, on: { send: backOnTheList } },
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
                  guard: ifMayAct('receiver'),
                  actions: removedBy('receiver'),
                },
                starterBlocks: offTheList('starter'),
                receiverBlocks: offTheList('receiver'),
                receiverErased: 'removed',
              },
            },
            removed: { meta: receiverIs.removed, on: { send: backOnTheList } },
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
                  guard: ifMayBlock('starter'),
                  actions: [setBlock('starter', true), blockedBy('starter')],
                },
              },
            },
            blocking: {
              meta: starterIs.blocking,
              on: {
                starterUnblocks: {
                  target: 'open',
                  guard: ifMayAct('starter'),
                  actions: [setBlock('starter', false), notifyOther('unblocked', 'starter')],
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
                  guard: ifMayBlock('receiver'),
                  actions: [setBlock('receiver', true), blockedBy('receiver')],
                },
              },
            },
            blocking: {
              meta: receiverIs.blocking,
              on: {
                receiverUnblocks: {
                  target: 'open',
                  guard: ifMayAct('receiver'),
                  actions: [setBlock('receiver', false), notifyOther('unblocked', 'receiver')],
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
                  actions: [setGone('starter', true), notifyOther('sideLeft', 'starter')],
                },
                starterErased: {
                  target: 'erased',
                  actions: [setGone('starter', true), notifyOther('sideErased', 'starter')],
                },
              },
            },
            away: {
              meta: starterIs.away,
              on: {
                starterReturns: {
                  target: 'there',
                  actions: [setGone('starter', false), notifyOther('sideReturned', 'starter')],
                },
                starterErased: { target: 'erased', actions: notifyOther('sideErased', 'starter') },
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
                  actions: [setGone('receiver', true), notifyOther('sideLeft', 'receiver')],
                },
                receiverErased: {
                  target: 'erased',
                  actions: [setGone('receiver', true), notifyOther('sideErased', 'receiver')],
                },
              },
            },
            away: {
              meta: receiverIs.away,
              on: {
                receiverReturns: {
                  target: 'there',
                  actions: [setGone('receiver', false), notifyOther('sideReturned', 'receiver')],
                },
                receiverErased: {
                  target: 'erased',
                  actions: notifyOther('sideErased', 'receiver'),
                },
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
