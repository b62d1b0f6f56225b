import { setup } from 'xstate'
import { guardsOf, type Words } from '#core/kernel/lifecycle.ts'
import { mayAct, mayBegin, mayBlock, maySend, type SendRequest } from './rules.ts'
import type { ConversationSide, Side, TwoMembers } from './sides.ts'
import type { Gift, MessageKind } from './values.ts'

/**
 * What is said: words, or a gift or a photo with or without them. `replyTo`: the place in the
 * conversation of what it replies to.
 */
export type Text = {
  id: string
  body: string
  gift?: Gift | undefined
  photo?: boolean | undefined
  replyTo?: number
}
/** What is counted of a first message; `letters` are kept as a keyed hash alone. */
export type Opening = {
  letters: string | null
  isContact: boolean
  /** It is held, and the other hears nothing of it yet. */
  isHeld: boolean
}
/**
 * `opening`: of the first message of which the other hears here; `lastSeq`: how far a conversation
 * goes that somebody has not heard of, where it has begun.
 */
type Unheard = { opening?: Opening | undefined; lastSeq?: number | undefined }
/** `action`: a new id, by which all that a block causes is done once. */
type Event =
  | ({ type: 'send'; by: Side; message: Text; sending: SendRequest } & Unheard)
  | { type: `${Side}Removes` }
  | { type: `${Side}Blocks`; action: string }
  | { type: `${Side}Unblocks` }
  | { type: `${Side}Leaves` }
  | { type: `${Side}Returns` }
  | { type: `${Side}Erased` }
/** `by`: the account that did it, or to which it happened; `other`: that of the other side. */
export type ChatParty = { conversation: string; by: string; other: string }
type Effect =
  | {
      type: 'messageSent'
      conversation: string
      message: string
      from: string
      to: string
      cost: number
      kind: MessageKind
    }
  | { type: 'chatRemoved'; conversation: string; by: string }
  | ({ type: 'blocked'; action: string } & ChatParty)
  | ({ type: 'unblocked' } & ChatParty)
  | ({ type: 'sideLeft' } & ChatParty)
  | ({ type: 'sideReturned' } & ChatParty)
  | ({ type: 'sideErased' } & ChatParty)

export const rules = { mayAct, mayBegin, mayBlock, maySend }

export const chart = setup({
  types: {
    context: {} as ConversationSide,
    input: {} as TwoMembers,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
})
