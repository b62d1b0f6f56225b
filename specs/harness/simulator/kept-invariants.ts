import type { Move } from '#core/kernel/cascade.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Bank } from './bank.ts'
import type { Tables } from './tables.ts'
import { inAdvanceOf, withdrawalIn } from './withdrawn.ts'

/** What was on its way to the bank at an end is there by then. */
const ON_ITS_WAY_MS = 1_000
/** The days that a buyer has, and a weekend in which they may end. */
const WITHDRAWABLE_DAYS = 14 + 3

/** PAY-04: by a kept way pays its own member alone, by consent, and as long as it is kept. */
export function* onlyWhatIsKeptPays({ mandates, orders }: Tables, moves: Move[]) {
  for (const { to, id, event } of moves) {
    if (to !== 'payment' || event.type !== 'begin' || !event.record.mandate) continue
    const { account, method, mandate } = event.record
    const kept = mandates.get(mandate)
    if (kept?.account !== account) yield `PAY-04: ${id} is paid by ${mandate}, which is not theirs`
    if (kept?.method !== method) yield `PAY-04: ${id} is paid by ${mandate}, another method`
    if (kept?.endedMs !== null) yield `PAY-04: ${id} is paid by ${mandate}, which has ended`
    if (method !== 'directdebit' && !orders.get(mandate)?.record.savedMethodConsent)
      yield `PAY-04: nobody agreed that ${mandate} is kept`
  }
}

/** PAY-04: what its bank refuses is offered to nobody once the payment is seen to fail. */
export function* whatIsRefusedHasEnded({ mandates, orders }: Tables, moves: Move[]) {
  for (const { to, id, event } of moves) {
    if (to !== 'payment' || event.type !== 'refusedByProvider') continue
    const { mandate } = orders.get(id)?.record ?? {}
    if (mandate && mandates.get(mandate)?.endedMs === null) {
      yield `PAY-04: ${mandate} was refused for ${id}, and is kept all the same`
    }
  }
}

/** PAY-04: one way of paying of each method, at each provider. */
export function* oneOfAKindIsKept({ mandates }: Tables) {
  const kinds = new Set<string>()
  for (const { account, provider, method, endedMs } of mandates.values()) {
    const kind = `${provider} ${method} of ${account}`
    if (endedMs === null && kinds.has(kind)) yield `PAY-04: ${kind} is kept twice`
    if (endedMs === null) kinds.add(kind)
  }
}

/**
 * PAY-11: a withdrawal takes what is unused of its order, once, in its time: never credits of a
 * later order, nor those that came before their money, nor more than there are, and the money for them in proportion to what is left of it.
 */
export function* aWithdrawalTakesWhatIsUnused(tables: Tables, moves: Move[]) {
  const move = withdrawalIn(moves)
  if (move?.event.type !== 'giveBack' || !move.was) return
  const { id, event, was } = move
  const { account, granted, returned, paidMinor, backMinor } = was.context
  const order = tables.orders.get(id)
  const { balance = 0 } = tables.wallets.get(account) ?? {}
  const own = granted - returned
  let later = inAdvanceOf(tables, account)
  for (const [other, { record, completedMs }] of tables.orders) {
    const isLater =
      (completedMs ?? 0) > (order?.completedMs ?? 0) ||
      (completedMs === order?.completedMs && other > id)
    const stored = tables.lifecycles.get(`payment:${other}`)?.stored.context
    if (record.account !== account || completedMs === null || !isLater) continue
    if (stored && 'granted' in stored) later += stored.granted - stored.returned
  }
  const unused = Math.min(own, Math.max(0, balance + event.credits - later))
  if (event.credits !== unused) yield `PAY-11: ${id} gives up ${event.credits} of ${unused} unused`
  const due = Math.round(((paidMinor - backMinor) * unused) / own)
  if (event.minor !== due) yield `PAY-11: ${id} gives ${event.minor} back, and not ${due}`
  const times = tables.entries.filter(
    ({ operation, book, reason }) =>
      operation === id && book === account && reason === 'withdrawal',
  ).length
  if (times !== 1) yield `PAY-11: ${id} was withdrawn from ${times} times`
  const afterMs = Date.parse(order?.withdrawal?.at ?? '') - (order?.completedMs ?? 0)
  if (!(afterMs < (WITHDRAWABLE_DAYS + 1) * DAY_MS))
    yield `PAY-11: ${id} is withdrawn from too late`
}

/** PAY-04: in the end nothing pays at the bank that is not kept here, and each charge had an order. */
export function* theKeptWaysAreAsAtTheBank(tables: Tables, { books, kept }: Bank) {
  const good = new Set<string>()
  for (const { id, ref, reason, endedMs, tellMs } of tables.mandates.values()) {
    if (endedMs === null) good.add(ref)
    if (tellMs !== null) yield `PAY-04: the bank has not heard that ${id} has ended`
    if (reason === 'erased' && ref !== '') yield `PAY-04: ${id} of an erased member is known still`
  }
  for (const { id, ended } of kept.values()) {
    if (!ended && !good.has(id)) yield `PAY-04: ${id} pays at the bank, and is not kept here`
  }
  const debitRefs = new Map([...tables.debits.keys()].map((id) => [id, `dd-${id}`]))
  for (const [id, { byMandate, enteredMs }] of books) {
    if (byMandate === null) continue
    const { account, mandate = '' } = tables.orders.get(id)?.record ?? {}
    const { endedMs = null } = tables.mandates.get(mandate ?? '') ?? {}
    const afterMs = endedMs === null ? 0 : enteredMs - endedMs
    if (afterMs > ON_ITS_WAY_MS) yield `PAY-04: ${id} was charged ${afterMs} ms after its end`
    const left = debitRefs.get(mandate ?? '') ?? books.get(mandate ?? '')?.left
    if (left !== byMandate) yield `PAY-04: ${id} was charged by ${byMandate}, and not by ${left}`
    const payer = kept.get(byMandate)?.payer
    if (payer !== account && payer !== ['payer', account].sort().join('~'))
      yield `PAY-04: ${payer} paid for ${account}`
  }
}
