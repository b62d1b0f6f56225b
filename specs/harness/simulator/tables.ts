import type { Side } from '#core/chat/sides.ts'
import type { Gift } from '#core/chat/values.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Due } from '#core/kernel/lifecycle.ts'
import type { Name, StoredOf } from '#core/kernel/lifecycles.ts'
import type { NewOrder } from '#core/payment/checkout/order.ts'
import type { RefundPart } from '#core/payment/ports.ts'
import type { SpendingLimits } from '#core/payment/spending-limit/rules.ts'
import type { Entry } from '#core/payment/wallet/ledger.ts'
import type { Withdrawal } from '#core/payment/withdrawal/rules.ts'
import type { DebitRow, DoubtRow } from './debits.ts'
import type { MandateRow } from './kept.ts'

export type LifecycleKey = `${Name}:${string}`
export type Row = { to: Name; id: string; stored: StoredOf<Name>; version: number }
export type DeadlineRow = {
  to: Name
  id: string
  name: Due
  dueMs: number
  claimedMs: number
  tries: number
}
export type OrderRow = {
  record: NewOrder
  createdMs: number
  asked: number
  silent: number
  nextAskMs: number | null
  completedMs: number | null
  /** When its bank took its money back last. */
  backMs?: number
  /** When a bank refused it, and when it took its money back. */
  setbacks?: { refused: number[]; takenBack: number[] }
  withdrawal: Withdrawal | null
}
export type RefundRow = RefundPart & { askMs: number }
/** What a conversation is beside its lifecycle; `from` is the last message that a side removed. */
export type TalkRow = {
  lastSeq: number
  read: Record<Side, number>
  from: Record<Side, number>
  unread: Record<Side, number>
}
export type MessageRow = {
  id: string
  conversation: string
  seq: number
  side: Side
  from: string
  to: string
  body: string
  gift: Gift | undefined
  at: Date
  cost: number
}
export type Answered = { fingerprint: string; answer: unknown }

/** All that is kept, in maps: what the tables of the database are, without the database. */
export const emptyTables = () => ({
  lifecycles: new Map<LifecycleKey, Row>(),
  deadlines: new Map<string, DeadlineRow>(),
  /** By site and address. */
  addresses: new Map<string, string>(),
  wallets: new Map<string, { balance: number; owed: number; started: number }>(),
  entries: [] as (Entry & { part: number })[],
  orders: new Map<string, OrderRow>(),
  limits: new Map<string, SpendingLimits>(),
  mandates: new Map<string, MandateRow>(),
  debits: new Map<string, DebitRow>(),
  doubts: new Map<string, DoubtRow>(),
  /** By payment and part; those that the bank has answered are gone. */
  refunds: new Map<string, RefundRow>(),
  talks: new Map<string, TalkRow>(),
  messages: new Map<string, MessageRow>(),
  requests: new Map<string, Answered>(),
  jobs: [] as Job[],
})
export type Tables = ReturnType<typeof emptyTables>

export const storedIn = <N extends Name>(
  { lifecycles }: Tables,
  to: N,
  id: string,
): StoredOf<N> | null => (lifecycles.get(`${to}:${id}`)?.stored as StoredOf<N> | undefined) ?? null

/** All lifecycles of one kind. */
export const allOf = <N extends Name>({ lifecycles }: Tables, name: N) =>
  [...lifecycles.values()].filter(({ to }) => to === name) as (Row & { stored: StoredOf<N> })[]
