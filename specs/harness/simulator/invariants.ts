import type { AnyStateMachine } from 'xstate'
import { isErased, isPremium } from '#core/account/selectors.ts'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import type { Move } from '#core/kernel/cascade.ts'
import { restore } from '#core/kernel/lifecycle.ts'
import { lifecycles, type StoredOf } from '#core/kernel/lifecycles.ts'
import { creditsBackFor, creditsFor } from '#core/payment/rules.ts'
import { limitAt, spendingPeriods } from '#core/payment/spending-limit/rules.ts'
import { anAdvanceIsSettled } from './advances.ts'
import { debitsAreFewAndPaid } from './debits.ts'
import {
  aWithdrawalTakesWhatIsUnused,
  oneOfAKindIsKept,
  onlyWhatIsKeptPays,
  whatIsRefusedHasEnded,
} from './kept-invariants.ts'
import { limitsIn, spentIn } from './spending.ts'
import { unreadOf } from './stores.ts'
import { allOf, type Tables } from './tables.ts'

/** What must hold after each step; it answers what is wrong, in words. */
export type Invariant = (tables: Tables, moves: Move[]) => Iterable<string>

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** M2, M3: every entry has its other side, and a balance is the sum of its book, never below zero. */
function* theBooksBalance({ entries, wallets }: Tables) {
  const books = new Map<string, number>()
  const operations = new Map<string, number>()
  for (const { book, operation, reason, credits } of entries) {
    books.set(book, (books.get(book) ?? 0) + credits)
    const key = `${operation} ${reason}`
    operations.set(key, (operations.get(key) ?? 0) + credits)
  }
  for (const [key, rest] of operations) if (rest !== 0) yield `M3: ${key} is off by ${rest}`
  for (const [account, { balance, owed }] of wallets) {
    if (balance > 0 && owed > 0) yield `M13: ${account} has ${balance} credits and owes ${owed}`
    const booked = books.get(account) ?? 0
    if (balance !== booked) yield `M3: ${account} has ${balance}, the book says ${booked}`
    if (balance < 0) yield `M2: ${account} has ${balance} credits`
  }
  const owed = sum([...wallets.values()].map((wallet) => wallet.owed))
  if (owed !== -(books.get('owed') ?? 0)) yield `M13: ${owed} is owed, the book says otherwise`
}

const withMoney: readonly unknown[] = [
  'completed',
  'paidTwice',
  'partlyRefunded',
  'refunded',
  'chargedBack',
  'wonBack',
]
const wentBack: readonly unknown[] = ['refunded', 'chargedBack']
const backs = ['refund', 'refund_part', 'withdrawal', 'chargeback', 'chargeback_undone']

/**
 * What has gone back of a payment, in credits: all of it, or in proportion to the money. What went
 * before money came twice may have been more, where the second money bought less than the first.
 */
const goneOf = ({ state, context }: StoredOf<'payment'>, first: number): [number, number] => {
  const { granted, paidMinor, backMinor, amount } = context
  if (wentBack.includes(state)) return [granted, granted]
  if (paidMinor === 0) return [0, 0]
  const least = creditsBackFor({ granted, paidMinor, backMinor })
  const once = { granted: first, paidMinor: amount.minor, backMinor }
  return [least, Math.max(least, creditsBackFor(once))]
}

/** M1, M13: a payment brings what it is worth once, and what went back is taken back once. */
function* aPaymentGrantsOnce(tables: Tables) {
  for (const { id, stored } of allOf(tables, 'payment')) {
    const { account, credits, granted, discount, amount } = stored.context
    const of = (reason: string) =>
      tables.entries.filter((entry) => entry.operation === id && entry.reason === reason)
    const got = (reason: string) =>
      sum(
        of(reason)
          .filter(({ book }) => book === account)
          .map((entry) => entry.credits),
      )
    const isPaid = withMoney.includes(stored.state)
    const brought = got('bundle') + got('bundle_again')
    if (brought !== (isPaid ? granted : 0)) {
      yield `M1: ${id} is ${stored.state} and has brought ${brought} credits`
    }
    const worth = creditsFor({
      credits,
      paidMinor: amount.minor,
      fullMinor: discount?.fullMinor ?? amount.minor,
    })
    if (isPaid && ![credits, worth].includes(got('bundle'))) {
      yield `M1: ${id} is worth ${worth} or ${credits} credits and brought ${got('bundle')}`
    }
    const back = sum(
      backs
        .flatMap(of)
        .filter(({ book }) => book === 'sales')
        .map((entry) => entry.credits),
    )
    const [least, most] = goneOf(stored, got('bundle'))
    if (back < least || back > most) {
      yield `M13: ${id} is ${stored.state}, and ${back} went back of ${least} to ${most}`
    }
  }
}

/** What credits are booked for: nothing comes and goes but for something that is there. */
function* everyEntryHasItsCause({ entries, lifecycles: rows }: Tables) {
  const causes = {
    message: 'message',
    gift: 'message',
    undelivered: 'message',
    unanswered: 'message',
    signup: 'account',
  } as const
  for (const { operation, reason } of entries) {
    if (reason === 'owed_settled' && rows.has(`message:${operation}`)) continue
    const cause = reason in causes ? causes[reason as keyof typeof causes] : 'payment'
    if (!rows.has(`${cause}:${operation}`)) yield `M1: no ${cause} ${operation}, and its ${reason}`
  }
}

/** M15, DIS-06: of all payments with one code that counts once, one alone has its discount. */
function* aCodeIsUsedOnce(tables: Tables) {
  const uses = new Map<string, string[]>()
  for (const { id, stored } of allOf(tables, 'payment')) {
    const { discount, credits, account } = stored.context
    const cheap = tables.entries.some(
      (entry) =>
        entry.operation === id &&
        entry.book === account &&
        entry.reason === 'bundle' &&
        entry.credits === credits,
    )
    if (discount && cheap) uses.set(discount.id, [...(uses.get(discount.id) ?? []), id])
  }
  for (const [code, payments] of uses) {
    if (payments.length > 1) yield `M15: ${payments.join(' and ')} have the discount ${code}`
  }
  for (const { id, stored } of allOf(tables, 'discount')) {
    const used = stored.state === 'used'
    if (used !== uses.has(id)) yield `M15: ${id} is ${String(stored.state)}, its payments say else`
  }
}

/** PAY-12: what a member orders in a day, a week or a month fits in the limit that is set then. */
function* noOrderPassesALimit(tables: Tables, moves: Move[]) {
  for (const { to, id, event } of moves) {
    if (to !== 'payment' || event.type !== 'begin') continue
    const { account } = event.record
    const at = new Date(tables.orders.get(id)?.createdMs ?? 0)
    const spent = spentIn(tables, account, at)
    for (const period of spendingPeriods) {
      const { limit } = limitAt(limitsIn(tables, account)[period], at)
      if (!limit || spent[period] <= limit.minor) continue
      yield `PAY-12: ${id} makes it ${spent[period]} of ${limit.minor} in a ${period}`
    }
  }
}

/** C1, C4: a message, its charge and what is unread of it are there together, or none of them. */
function* aMessageIsWhole(tables: Tables) {
  const charges = new Map<string, number>()
  const refunds = new Map<string, number>()
  for (const { operation, book, reason, credits } of tables.entries) {
    if ((reason === 'message' || reason === 'gift') && book !== 'spent')
      charges.set(operation, -credits)
    const isBack = reason === 'undelivered' || reason === 'unanswered'
    if (isBack && book !== 'spent') refunds.set(operation, (refunds.get(operation) ?? 0) + credits)
  }
  for (const { id, cost } of tables.messages.values()) {
    const paid = charges.get(id) ?? 0
    if (paid !== cost) yield `C1: ${id} costs ${cost} and was charged ${paid}`
    const back = refunds.get(id) ?? 0
    const state = tables.lifecycles.get(`message:${id}`)?.stored.state
    if (back !== 0 && back !== cost) yield `C4: ${id} cost ${cost} and gave back ${back}`
    const isBack = state === 'refunded' || state === 'unanswered'
    if (isBack !== (back !== 0) && state !== 'removed') {
      yield `C4: ${id} is ${String(state)} and gave back ${back}`
    }
  }
  for (const id of charges.keys()) {
    if (!tables.messages.has(id)) yield `C1: ${id} was charged and is not there`
  }
  for (const [id, { unread }] of tables.talks) {
    for (const side of ['starter', 'receiver'] as const) {
      const left = unreadOf(tables, id, side)
      if (unread[side] !== left) yield `C1: ${id} counts ${unread[side]} unread, there are ${left}`
    }
  }
}

/** ACC-15, CHT-16: who has bought is premium; who has not has started two conversations at most. */
function* membershipIsEarned(tables: Tables) {
  const buyers = new Set(
    tables.entries.filter(({ reason }) => reason === 'bundle').map(({ book }) => book),
  )
  const begun = new Map<string, number>()
  for (const { seq, from } of tables.messages.values()) {
    if (seq === 1) begun.set(from, (begun.get(from) ?? 0) + 1)
  }
  for (const { id, stored } of allOf(tables, 'account')) {
    const started = begun.get(id) ?? 0
    if (tables.wallets.get(id)?.started !== started)
      yield `CHT-16: ${id} has begun ${started} talks`
    if (isErased(stored)) continue
    if (isPremium(stored) !== buyers.has(id)) yield `ACC-15: ${id} is not what was paid for`
    if (!isPremium(stored) && started > FREE_CONVERSATIONS) {
      yield `CHT-16: ${id} is free and has begun ${started} talks`
    }
  }
}

/** Of what has moved, the deadlines that its state waits for, and no others, are kept. */
function* deadlinesFitTheirStates({ lifecycles: rows, deadlines }: Tables, moves: Move[]) {
  for (const key of new Set(moves.map(({ to, id }) => `${to}:${id}` as const))) {
    const [row, kept] = [rows.get(key), [...deadlines.keys()].filter((one) => isOf(key, one))]
    if (!row) continue
    const machine: AnyStateMachine = lifecycles[row.to].machine
    const nodes = restore(machine, row.stored)._nodes
    const due = nodes.flatMap(({ after }) => after.map(({ eventType }) => `${key}:${eventType}`))
    const waits = [...new Set(due)]
    if (kept.sort().join() !== waits.sort().join()) {
      yield `${key} waits for ${waits.join() || 'nothing'}, and ${kept.join() || 'nothing'} is kept`
    }
  }
}

const isOf = (key: string, deadline: string) => deadline.startsWith(`${key}:`)

export const invariants: Invariant[] = [
  theBooksBalance,
  aPaymentGrantsOnce,
  everyEntryHasItsCause,
  aCodeIsUsedOnce,
  noOrderPassesALimit,
  onlyWhatIsKeptPays,
  debitsAreFewAndPaid,
  anAdvanceIsSettled,
  whatIsRefusedHasEnded,
  oneOfAKindIsKept,
  aWithdrawalTakesWhatIsUnused,
  aMessageIsWhole,
  membershipIsEarned,
  deadlinesFitTheirStates,
]
