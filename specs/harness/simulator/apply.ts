import { isErased } from '#core/account/selectors.ts'
import { message } from '#core/chat/message/machine.ts'
import { otherSide, type Side } from '#core/chat/sides.ts'
import type { Move, MoveOf, Plan } from '#core/kernel/cascade.ts'
import { begin, type Due } from '#core/kernel/lifecycle.ts'
import type { Written } from '#core/kernel/ports.ts'
import { askAgainMs, REFUND_ASK_MS, REVERSAL_ASK_MS } from '#core/payment/rules.ts'
import { entriesOf, type LedgerPosting } from '#core/payment/wallet/ledger.ts'
import { forgetProposals, noteDebit } from './debits.ts'
import { endMandates, keepMandate } from './kept.ts'
import { type How, requestKey } from './refusals.ts'
import type { OrderRow, Tables, TalkRow } from './tables.ts'

type Done = Extract<Written, { written: true }>

const beginAccount = (tables: Tables, { id, event }: MoveOf<'account'>) => {
  if (event.type !== 'begin') return
  tables.addresses.set(`${event.record.site} ${event.record.email}`, id)
  tables.wallets.set(id, { balance: 0, owed: 0, started: 0 })
}

/** The address of an erased account may sign up anew, and it pays by nothing that was kept. */
const endAccount = (tables: Tables, { id, next }: MoveOf<'account'>, nowMs: number) => {
  if (!isErased(next)) return
  endMandates(tables, { account: id }, ['erased', nowMs])
  forgetProposals(tables, id)
  for (const [address, account] of tables.addresses) {
    if (account === id) tables.addresses.delete(address)
  }
}

const notePayment = (tables: Tables, move: MoveOf<'payment'>, now: Date) => {
  const { id, event, effects, next } = move
  const nowMs = now.getTime()
  if (event.type === 'begin') {
    const begun = { record: event.record, createdMs: nowMs, asked: 0, silent: 0 }
    const nextAskMs = nowMs + askAgainMs(0)
    tables.orders.set(id, { ...begun, nextAskMs, completedMs: null, withdrawal: null })
    return
  }
  const order = tables.orders.get(id)
  if (!order) throw new Error(`${id} was never ordered`)
  if (next.state === 'completed') {
    const nextAskMs = nowMs + REVERSAL_ASK_MS
    tables.orders.set(id, { ...order, asked: 0, silent: 0, completedMs: nowMs, nextAskMs })
  }
  if (event.type === 'giveBack' && event.by === 'withdrawn') {
    const amount = { ...next.context.amount, minor: event.minor }
    const withdrawal = { at: now.toISOString(), credits: event.credits, amount }
    tables.orders.set(id, { ...order, withdrawal })
  }
  if (event.type === 'refundRefused') tables.refunds.delete(`${id}:${event.part}`)
  for (const effect of effects) {
    if (effect.type === 'refundAsked') {
      const { payment, minor, part } = effect
      const askMs = nowMs + REFUND_ASK_MS
      tables.refunds.set(`${id}:${part}`, { payment, minor, part, askMs })
    }
    const ref = effect.type === 'granted' ? effect.mandate : null
    if (ref !== null) keepMandate(tables, id, { ref, at: now })
  }
}

const refusals: readonly string[] = ['failed', 'refusedByProvider']

/** What a bank took back and gave back since is no setback. */
const setbacksAfter = (
  { event }: MoveOf<'payment'>,
  { setbacks = { refused: [], takenBack: [] }, record }: OrderRow,
  nowMs: number,
) => {
  const { refused, takenBack } = setbacks
  if (event.type === 'wonBack') return { refused, takenBack: [] }
  if (event.type === 'chargedBack') return { refused, takenBack: [...takenBack, nowMs] }
  const isRefused = record.method === 'directdebit' && refusals.includes(event.type)
  return isRefused ? { refused: [...refused, nowMs], takenBack } : setbacks
}

const noteMoved = (tables: Tables, move: MoveOf<'payment'>, now: Date) => {
  const { id } = move
  const order = tables.orders.get(id)
  if (!order) return
  const nowMs = now.getTime()
  const isTakenBack = move.next.state === 'chargedBack' && move.was?.state !== 'chargedBack'
  const setbacks = setbacksAfter(move, order, nowMs)
  tables.orders.set(id, { ...order, ...(isTakenBack && { backMs: nowMs }), setbacks })
}

const newTalk = (): TalkRow => ({
  lastSeq: 0,
  read: { starter: 0, receiver: 0 },
  from: { starter: 0, receiver: 0 },
  unread: { starter: 0, receiver: 0 },
})

const hideFrom = (talk: TalkRow, side: Side) => {
  talk.from[side] = talk.lastSeq
  talk.unread[side] = 0
}

const noteTalk = (tables: Tables, move: MoveOf<'conversation'>, now: Date): number | null => {
  const { id, event, next } = move
  if (event.type === 'begin') tables.talks.set(id, newTalk())
  const talk = tables.talks.get(id)
  if (!talk) throw new Error(`${id} has never begun`)
  if (event.type === 'send') return noteMessage(tables, talk, move, now)
  if (event.type === 'starterBlocks' || event.type === 'receiverBlocks') {
    hideFrom(talk, 'starter')
    hideFrom(talk, 'receiver')
  }
  for (const side of ['starter', 'receiver'] as const) {
    if (event.type === `${side}Removes`) talk.read[side] = talk.lastSeq
    if (event.type === `${side}Removes` || event.type === `${side}Erased`) hideFrom(talk, side)
  }
  return next ? null : talk.lastSeq
}

const noteMessage = (
  tables: Tables,
  talk: TalkRow,
  { id: conversation, event, was, next: { context } }: MoveOf<'conversation'>,
  at: Date,
): number => {
  if (event.type !== 'send') throw new Error(`${event.type} sends nothing`)
  const { by: side, message: text, sending } = event
  const other = otherSide(side)
  const sent = { message: text.id, conversation, from: context[side], to: context[other] }
  talk.lastSeq += 1
  talk.unread[other] += 1
  const { from, to } = sent
  const { id, body, gift } = text
  const seq = talk.lastSeq
  const { cost } = sending
  tables.messages.set(id, { id, conversation, seq, side, from, to, body, gift, at, cost })
  const stored = begin(message, sent).next
  tables.lifecycles.set(`message:${id}`, { to: 'message', id, stored, version: 1 })
  const wallet = tables.wallets.get(from)
  if (wallet && !was?.context.said) wallet.started += 1
  return seq
}

const noteWords = (tables: Tables, { id, next }: MoveOf<'message'>) => {
  const row = tables.messages.get(id)
  if (row && next.state === 'removed')
    tables.messages.set(id, { ...row, body: '', gift: undefined })
}

const noteMove = (tables: Tables, move: Move, now: Date): number | null => {
  const key = `${move.to}:${move.id}` as const
  const { version = 0 } = tables.lifecycles.get(key) ?? {}
  tables.lifecycles.set(key, { to: move.to, id: move.id, stored: move.next, version: version + 1 })
  if (move.to === 'account') {
    beginAccount(tables, move)
    endAccount(tables, move, now.getTime())
  }
  if (move.to === 'payment') {
    notePayment(tables, move, now)
    noteMoved(tables, move, now)
  }
  if (move.to === 'mandate') noteDebit(tables, move, now)
  if (move.to === 'message') noteWords(tables, move)
  return move.to === 'conversation' ? noteTalk(tables, move, now) : null
}

/** One that was acted upon and one that its state has left are gone; the newest counts. */
const noteDeadlines = (tables: Tables, { to, id, event, due, cancelled }: Move, nowMs: number) => {
  const keyOf = (name: string) => `${to}:${id}:${name}`
  for (const name of [event.type, ...cancelled]) tables.deadlines.delete(keyOf(name))
  for (const { name, afterMs } of due) {
    const row = { to, id, name: name as Due, dueMs: nowMs + afterMs, claimedMs: 0, tries: 0 }
    tables.deadlines.set(keyOf(name), row)
  }
}

const notePost = (tables: Tables, post: LedgerPosting): number => {
  const wallet = tables.wallets.get(post.account)
  if (!wallet) throw new Error(`${post.account} has no wallet`)
  const entries = entriesOf(post, wallet)
  tables.entries.push(...entries.map((entry) => ({ ...entry, part: post.part ?? 0 })))
  for (const { book, credits } of entries) {
    if (book === post.account) wallet.balance += credits
    if (book === 'owed') wallet.owed -= credits
  }
  return wallet.balance
}

/** Writes a whole plan, after `whyNotWritten` has found nothing against it. */
export const apply = (tables: Tables, plan: Plan, { now, remember }: How): Done => {
  let seq: number | null = null
  const credits = new Map<string, number>()
  for (const move of plan.moves) {
    seq = noteMove(tables, move, now) ?? seq
    noteDeadlines(tables, move, now.getTime())
  }
  for (const post of plan.posts) credits.set(post.account, notePost(tables, post))
  if (remember) tables.requests.set(requestKey(remember), remember)
  tables.jobs.push(...plan.jobs)
  return { written: true, credits, seq }
}
