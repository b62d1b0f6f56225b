import type { SendRequest } from './rules.ts'
import { kindOf } from './selectors.ts'
import { type ChatParty, chart } from './setup.ts'
import { actingOf, type ConversationSide, closedTo, otherSide, type Side } from './sides.ts'

export const messageSent = chart.emit(({ context, event }) => {
  if (event.type !== 'send') throw new Error(`${event.type} sends nothing`)
  return {
    type: 'messageSent',
    conversation: context.conversation,
    message: event.message.id,
    from: context[event.by],
    to: context[otherSide(event.by)],
    cost: event.sending.cost,
    kind: kindOf(event.message),
  }
})

const seen = (context: ConversationSide, side: Side): ChatParty => ({
  conversation: context.conversation,
  by: context[side],
  other: context[otherSide(side)],
})

export const removedBy = (side: Side) =>
  chart.emit(({ context: { conversation, [side]: by } }) => ({
    type: 'chatRemoved',
    conversation,
    by,
  }))

export const setSaid = chart.assign({ said: true })
export const setBlock = (side: Side, blocks: boolean) =>
  chart.assign({ blocks: ({ context }) => ({ ...context.blocks, [side]: blocks }) })
export const setGone = (side: Side, gone: boolean) =>
  chart.assign({ gone: ({ context }) => ({ ...context.gone, [side]: gone }) })

export const blockedBy = (side: Side) =>
  chart.emit(({ context, event }) => {
    if (!('action' in event)) throw new Error(`${event.type} blocks nobody`)
    return { type: 'blocked', action: event.action, ...seen(context, side) }
  })
export const notifyOther = (
  type: 'unblocked' | 'sideLeft' | 'sideReturned' | 'sideErased',
  side: Side,
) => chart.emit(({ context }) => ({ type, ...seen(context, side) }))

export const factsOf = ({
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
export const ifMaySend = { type: 'maySend', params: factsOf } as const
export const ifMayAct = (side: Side) =>
  ({
    type: 'mayAct',
    params: ({ context }: { context: ConversationSide }) => actingOf(side, context),
  }) as const
export const ifMayBlock = (side: Side) =>
  ({
    type: 'mayBlock',
    params: ({ context }: { context: ConversationSide }) => actingOf(side, context),
  }) as const

export const backOnTheList = { target: 'listed', guard: ifMaySend } as const
export const offTheList = (side: Side) => ({ target: 'removed', guard: ifMayBlock(side) }) as const
