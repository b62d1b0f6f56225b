import { matchesState } from 'xstate'
import { isErased, isPremium } from '#core/account/selectors.ts'
import type { Move } from '#core/kernel/cascade.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { sameMoney } from '#core/kernel/money.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'
import type { Bank, BankPayment } from './bank.ts'
import { theKeptWaysAreAsAtTheBank } from './kept-invariants.ts'
import { notAlignedIn, undeliveredIn } from './stores.ts'
import { allOf, storedIn, type Tables } from './tables.ts'

const messageRank: Record<string, number> = {
  sent: 0,
  awaiting: 0,
  unanswered: 1,
  refunded: 1,
  removed: 2,
}

const paymentRank: Record<string, number> = {
  loading: 0,
  unknown: 1,
  pending: 2,
  failed: 3,
  cancelled: 3,
  completed: 4,
  paidTwice: 5,
  partlyRefunded: 6,
  refunded: 7,
  chargedBack: 8,
  wonBack: 4,
}

/** After each chargeback that is undone begins another life of the money. */
const UNDONE = 10
/** So it does when money came twice, which may be when the first had gone. */
const TWICE = 1_000

const rankOf = ({ to, next }: Pick<Move, 'to' | 'next'>): number => {
  const state = next.state
  if (to === 'payment') {
    const { charged, paidMinor, amount } = next.context as StoredOf<'payment'>['context']
    const lives = UNDONE * charged.undone + (paidMinor > amount.minor ? TWICE : 0)
    return (paymentRank[String(state)] ?? Number.NaN) + lives
  }
  if (to === 'account') return isErased(next) ? 2 : Number(isPremium(next))
  if (to === 'discount') return Number(state === 'used')
  if (to === 'timeBonus') return Number(state !== 'running')
  if (to === 'message') return messageRank[String(state)] ?? Number.NaN
  return 0
}

/** M10: what only leads on never leads back, and a premium member stays one. */
export function* nothingGoesBack(moves: Move[]): Iterable<string> {
  for (const { to, id, was, next } of moves) {
    if (was && rankOf({ to, next }) < rankOf({ to, next: was } as Move)) {
      yield `M10: ${to} ${id} went back from ${JSON.stringify(was.state)}`
    }
  }
}

/** M11: what moves a payment is said of it, of its amount and of its mode. */
export function* nobodyIsBelieved(moves: Move[]): Iterable<string> {
  for (const { to, id, event, next } of moves) {
    if (to !== 'payment' || !('report' in event)) continue
    const { report } = event
    const { amount, live } = next.context
    const isRight =
      report.reference === id && sameMoney(report.amount, amount) && report.live === live
    if (!isRight) yield `M11: ${id} moves by what is said of ${JSON.stringify(report)}`
  }
}

/** What a payment is in the end, by what it is at the bank. */
const ends: Record<ProviderStatus, readonly string[]> = {
  open: ['cancelled'],
  failed: ['failed', 'cancelled'],
  cancelled: ['cancelled', 'failed'],
  paid: ['completed'],
  paid_twice: ['paidTwice'],
  refunded: ['refunded'],
  charged_back: ['chargedBack'],
  won_back: ['wonBack'],
}

/** Where a payment of which some money went back may stand. */
const partStates: Partial<Record<ProviderStatus, readonly string[]>> = {
  paid: ['partlyRefunded'],
  paid_twice: ['partlyRefunded'],
  won_back: ['partlyRefunded', 'wonBack'],
}

/** What this payment may be in the end. */
const endsOf = (there: BankPayment | undefined, { context }: StoredOf<'payment'>) => {
  if (!there) return ['failed', 'cancelled']
  const parts = partStates[there.status]
  if (!parts || context.backMinor === 0) return ends[there.status]
  return parts
}

/**
 * M9, M12, M16: in the end the bank's books and ours say the same of every payment, and of what
 * goes back of it: the bank has given back all but what it refused.
 */
function* thePaymentsAreAsAtTheBank(tables: Tables, { books }: Bank) {
  for (const { id, stored } of allOf(tables, 'payment')) {
    const there = books.get(id)
    const end = String(stored.state)
    if (!endsOf(there, stored).includes(end)) {
      yield `M9: ${id} is ${there?.status ?? 'unknown'} at the bank, and ${end} here`
    }
    if (!there || !(there.status in partStates)) continue
    const { backMinor, refusedMinor } = stored.context
    const given = backMinor - refusedMinor
    const back = there.backMinor + there.chargedMinor
    if (given !== back) {
      yield `M9: ${back} of ${id} is back at the bank, and ${given} here`
    }
  }
}

/** Chats know who is gone; what nobody will read is paid back; no word of the erased is left. */
function* theChatsAreSettled(tables: Tables) {
  for (const { id, stored } of allOf(tables, 'account')) {
    for (const { conversation } of notAlignedIn(tables, id)) {
      yield `${conversation} does not know how ${id} stands`
    }
    if (!isErased(stored)) continue
    for (const { from, body, id: message } of tables.messages.values()) {
      if (from === id && body !== '') yield `${message} of ${id}, who is erased, can be read`
    }
  }
  for (const { id, stored } of allOf(tables, 'conversation')) {
    for (const side of ['starter', 'receiver'] as const) {
      const account = stored.context[side]
      const isErasedSide = matchesState({ living: { [`${side}Account`]: 'erased' } }, stored.state)
      if (!stored.context.blocks[side] && !isErasedSide) continue
      const left = undeliveredIn(tables, id, account).length
      if (left > 0) yield `C4: ${left} messages to ${account} in ${id} were not paid back`
    }
  }
}

function* nothingIsLeftToDo({ jobs, deadlines, refunds, doubts }: Tables) {
  for (const [id] of doubts) yield `DDB-05: nobody has found out whether the bank has ${id}`
  for (const [key] of refunds) yield `M16: the bank has never answered for the refund ${key}`
  if (jobs.length > 0) yield `${jobs.length} jobs were never taken`
  for (const [key] of deadlines) yield `${key} never came`
}

/** What must hold when all is quiet and everybody has had an answer. */
export function* atTheEnd(tables: Tables, bank: Bank, acknowledged: string[]): Iterable<string> {
  yield* thePaymentsAreAsAtTheBank(tables, bank)
  yield* theKeptWaysAreAsAtTheBank(tables, bank)
  yield* theChatsAreSettled(tables)
  yield* nothingIsLeftToDo(tables)
  for (const id of acknowledged) {
    if (!storedIn(tables, 'message', id)) yield `M4: ${id} was acknowledged and is not there`
  }
}
