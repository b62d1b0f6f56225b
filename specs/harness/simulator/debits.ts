import type { Move, MoveOf, Plan } from '#core/kernel/cascade.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { type AdvanceFacts, advanceFor, SETBACK_DAYS } from '#core/payment/direct-debit/advance.ts'
import { waitsForSigning } from '#core/payment/direct-debit/machine.ts'
import type {
  DirectDebitStore,
  MandateInDoubt,
  MandatePaper,
  Proposed,
} from '#core/payment/direct-debit/ports.ts'
import {
  DEBIT_TERM_DAYS,
  DEBITS_MAX,
  type DebitFacts,
  mayDebit,
  owedOf,
} from '#core/payment/direct-debit/rules.ts'
import type { NewMandate, Signing } from '#core/payment/direct-debit/values.ts'
import type { MandateEnd } from '#core/payment/reorder/rules.ts'
import { ASK_LEASE_MS } from '#core/payment/rules.ts'
import { isUnderWay } from '#core/payment/selectors.ts'
import { ADVANCE } from './advances.ts'
import { activeOf, ended, forgetDeadlines } from './kept.ts'
import { only } from './only.ts'
import { type OrderRow, storedIn, type Tables } from './tables.ts'
import type { Way } from './weather.ts'

/** The paper of a mandate as the database has it. */
export type DebitRow = Omit<NewMandate, 'sealedIban'> & {
  signing: Signing | null
  id: string
  account: string
  bundle: string
  minor: number
  sealedIban: string | null
  sentAt: Date
  signedAt: Date | null
}

export type DoubtRow = MandateInDoubt & { lookMs: number }

const ends: Record<string, MandateEnd> = {
  cancel: 'removed',
  refused: 'refused',
  replaced: 'replaced',
  'xstate.after.unused.mandate.active': 'lapsed',
}

const keepSigned = (tables: Tables, row: DebitRow, { ref, now }: { ref: string; now: Date }) => {
  const { id, account, provider, live } = row
  for (const other of activeOf(tables, account)) {
    if (other.provider !== provider || other.method !== 'directdebit') continue
    tables.mandates.set(other.id, ended(other, 'replaced', now.getTime()))
  }
  const open = { endedMs: null, reason: null, tellMs: null, tries: 0 }
  const debit = { reference: row.reference, ibanEnd: row.ibanEnd }
  const kept = { id, account, provider, ref, live, givenAt: now, debit, ...open }
  tables.mandates.set(id, { ...kept, method: 'directdebit' })
}

const begun = (tables: Tables, { id, event, next }: MoveOf<'mandate'>, now: Date) => {
  if (event.type !== 'begin') return
  const { account, bundle, minor } = next.context
  const row = {
    ...event.record,
    id,
    account,
    bundle,
    minor,
    sentAt: now,
    signedAt: null,
    signing: null,
  }
  tables.debits.set(id, row)
}

/** What a mandate leaves beside its own row. */
export const noteDebit = (tables: Tables, move: MoveOf<'mandate'>, now: Date) => {
  begun(tables, move, now)
  const { id, event, was, next } = move
  const row = tables.debits.get(id)
  if (!row) throw new Error(`${id} was never proposed`)
  const isWaiting = waitsForSigning(next)
  const sealedIban = isWaiting ? row.sealedIban : null
  const said = event.type === 'rightCode' ? event.signing : null
  const signing = isWaiting ? (row.signing ?? said) : null
  tables.debits.set(id, { ...row, sealedIban, signing })
  if (event.type === 'sendAgain') {
    const { mark, sealedIban: sealed, shown } = event
    tables.debits.set(id, { ...row, mark, sealedIban: sealed, shown, sentAt: now })
  }
  if (event.type === 'agreed') {
    const { reference } = event
    tables.debits.set(id, { ...row, sealedIban, signing, signedAt: now, reference })
    keepSigned(tables, { ...row, reference }, { ref: event.ref, now })
    tables.doubts.delete(id)
  }
  const reason = was?.state === 'active' ? ends[event.type] : undefined
  const kept = tables.mandates.get(id)
  if (reason && kept?.endedMs === null) {
    tables.mandates.set(id, ended(kept, reason, now.getTime()))
  }
}

/** Who is erased before signing has left nothing. */
export const forgetProposals = (tables: Tables, account: string) => {
  for (const { id, signedAt, account: owner } of tables.debits.values()) {
    if (owner !== account || signedAt) continue
    tables.debits.delete(id)
    tables.lifecycles.delete(`mandate:${id}`)
    forgetDeadlines(tables, id)
  }
}

/** A signed one ends with its account too. */
export const standingIn = (
  { mandates }: Tables,
  id: string,
  stored: StoredOf<'mandate'>,
): StoredOf<'mandate'> => {
  const row = mandates.get(id)
  if (stored.state !== 'active' || row?.endedMs === null) return stored
  const state = row?.reason === 'refused' || row?.reason === 'lapsed' ? row.reason : 'cancelled'
  return { ...stored, state }
}

const byDebit = (tables: Tables, account: string) =>
  [...tables.orders].filter(
    ([, { record }]) => record.account === account && record.method === 'directdebit',
  )

/** What counts against who wants to pay so, as the database counts it. */
export const debitFactsIn = (tables: Tables, account: string, now: Date): DebitFacts => {
  const sinceMs = now.getTime() - DEBIT_TERM_DAYS * DAY_MS
  const mine = byDebit(tables, account)
  const moneyAt = ({ record }: OrderRow, atMs = 0) => ({ ...record.price.total, atMs })
  const back = mine.flatMap(([id, order]) =>
    storedIn(tables, 'payment', id)?.state === 'chargedBack' ? [moneyAt(order, order.backMs)] : [],
  )
  const paid = [...tables.orders].flatMap(([id, order]) => {
    const { record, completedMs } = order
    const isOther = record.account === account && record.method !== 'directdebit'
    const isPaid = storedIn(tables, 'payment', id)?.state === 'completed'
    return isOther && isPaid ? [moneyAt(order, completedMs ?? 0)] : []
  })
  return {
    inTerm: mine.filter(([, { createdMs }]) => createdMs > sinceMs).length,
    owedMinor: owedOf(back, paid),
  }
}

const debitsIn = (moves: readonly Move[]) =>
  moves.flatMap((move) =>
    move.to === 'payment' &&
    move.event.type === 'begin' &&
    move.event.record.method === 'directdebit'
      ? [{ id: move.id, ...move.event.record, ...move.event.input }]
      : [],
  )

/** What decides on credits in advance, as the database counts it. */
export const advanceFactsIn = (
  tables: Tables,
  account: string,
  { now, except }: { now: Date; except?: string | undefined },
): AdvanceFacts => {
  const mine = [...tables.orders].flatMap(([id, { record, setbacks }]) => {
    const stored = record.account === account ? storedIn(tables, 'payment', id) : null
    return stored ? [{ id, stored, setbacks, method: record.method }] : []
  })
  const open = mine.filter(
    ({ id, stored, method }) => method === 'directdebit' && isUnderWay(stored) && id !== except,
  )
  const since = now.getTime() - SETBACK_DAYS * DAY_MS
  return {
    owed: tables.wallets.get(account)?.owed ?? 0,
    setbacks: mine
      .flatMap(({ setbacks }) => (setbacks ? [...setbacks.refused, ...setbacks.takenBack] : []))
      .filter((at) => at > since).length,
    outstanding: open.reduce((sum, { stored }) => sum + (stored.context.advance ?? 0), 0),
  }
}

const owesAtAdvance = (tables: Tables, moves: readonly Move[]) =>
  moves
    .flatMap((move) => (move.to === 'payment' ? move.effects : []))
    .some(
      (effect) => effect.type === 'advanced' && (tables.wallets.get(effect.account)?.owed ?? 0) > 0,
    )

/** The database has the last word on an order by direct debit. */
export const whyNotDebited = (tables: Tables, { moves }: Plan, now: Date) => {
  for (const one of debitsIn(moves)) {
    const { account, mandate, credits, advance = 0, mostInAdvance: most = 0 } = one
    if (!mandate) return 'mandate_ended'
    const why = mayDebit(debitFactsIn(tables, account, now))
    if (why !== 'ok') return why
    const may = advanceFor({ most, credits }, advanceFactsIn(tables, account, { now }))
    if (advance > may) return 'conflict'
  }
  return owesAtAdvance(tables, moves) ? 'conflict' : null
}

/** DDB-03: so many orders in any term, and none while what a bank took back is owed. */
export function* debitsAreFewAndPaid(tables: Tables, moves: Move[]) {
  for (const { id, account } of debitsIn(moves)) {
    const at = tables.orders.get(id)?.createdMs ?? 0
    const { inTerm, owedMinor } = debitFactsIn(tables, account, new Date(at))
    if (inTerm > DEBITS_MAX) yield `DDB-03: ${id} is order ${inTerm} by direct debit in its term`
    if (owedMinor > 0) yield `DDB-03: ${id} is ordered while ${account} owes a bank's`
  }
}

const proposedOf = (tables: Tables, account: string, id: string): Proposed | null => {
  const row = tables.debits.get(id)
  if (row?.account !== account) return null
  const { minor, currency, ...rest } = row
  const wasSent = storedIn(tables, 'mandate', id)?.context.unsent === false
  return { ...rest, amount: { minor, currency }, wasSent }
}

/** Whether the code of a mandate may still count. */
export const canBeSigned = (tables: Tables, id: string) => {
  const stored = storedIn(tables, 'mandate', id)
  return stored !== null && waitsForSigning(stored)
}

const doubtsOf = ({ tables, way }: { tables: Tables; way: Way }) =>
  ({
    doubt: ({ lookAt, ...one }) =>
      way.across(() => {
        if (!canBeSigned(tables, one.id)) return null
        const kept = tables.doubts.get(one.id) ?? { ...one, lookMs: lookAt.getTime() }
        tables.doubts.set(one.id, kept)
        return kept.customer
      }, 0),
    takeInDoubt: (now, limit) =>
      way.across(() => {
        const due = [...tables.doubts.values()]
          .filter(({ id, lookMs }) => lookMs <= now.getTime() && !canBeSigned(tables, id))
          .slice(0, limit)
        for (const one of due) {
          tables.doubts.set(one.id, { ...one, lookMs: now.getTime() + ASK_LEASE_MS })
        }
        return due
      }, 0),
    clear: (id) => way.across(() => void tables.doubts.delete(id), 0),
  }) satisfies Pick<DirectDebitStore, 'doubt' | 'takeInDoubt' | 'clear'>

/** The DirectDebitStore port, as far as the server needs it to move lifecycles. */
export const debitsOf = ({ tables, way }: { tables: Tables; way: Way }): DirectDebitStore =>
  only('debits', {
    facts: (account, now) => way.across(() => debitFactsIn(tables, account, now), 0),
    advanceFacts: (account, now, except) =>
      way.across(() => advanceFactsIn(tables, account, { now, except }), 0),
    mostInAdvance: async () => ADVANCE,
    proposed: (account, id) => way.across(() => proposedOf(tables, account, id), 0),
    isTaken: (id) => way.across(() => tables.debits.has(id), 0),
    waiting: (account) =>
      way.across(
        () =>
          [...tables.debits.values()]
            .filter((row) => row.account === account && row.sealedIban !== null)
            .map(({ id }) => id),
        0,
      ),
    holding: (account) =>
      way.across(() => {
        const row = activeOf(tables, account).find(({ method }) => method === 'directdebit')
        if (!row) return null
        const { id, provider, live } = row
        return { id, provider, live, reference: id, ibanEnd: '6789', signedFor: null }
      }, 0),
    paper: (id) =>
      way.across(() => {
        const row = tables.debits.get(id)
        return row?.signedAt ? only<MandatePaper>('paper', { id, account: row.account }) : null
      }, 0),
    ...doubtsOf({ tables, way }),
  })
