import { isErased } from '#core/account/selectors.ts'
import type { Plan } from '#core/kernel/cascade.ts'
import type { LeasedUntil } from '#core/payment/ports.ts'
import type { EndedMandate, MandateStore } from '#core/payment/reorder/ports.ts'
import type { LastOrder, Mandate, MandateEnd } from '#core/payment/reorder/rules.ts'
import { ASK_LEASE_MS, askAgainMs } from '#core/payment/rules.ts'
import { requestKey } from './refusals.ts'
import { storedIn, type Tables } from './tables.ts'
import type { Way } from './weather.ts'

/** A kept way of paying as the database has it. `tellMs`: when its provider hears of its end. */
export type MandateRow = Mandate & {
  account: string
  endedMs: number | null
  reason: MandateEnd | null
  tellMs: number | null
  tries: number
}

export const ended = (row: MandateRow, reason: MandateEnd, nowMs: number): MandateRow => ({
  ...row,
  endedMs: nowMs,
  reason,
  tellMs: reason === 'refused' ? null : nowMs,
})

export const activeOf = ({ mandates }: Tables, account: string) =>
  [...mandates.values()].filter((row) => row.account === account && row.endedMs === null)

/** Whether one that an order names is its member's own, and pays still. */
export type Lives = (tables: Tables, account: string, mandate: string) => boolean
export const livesIn: Lives = ({ mandates }, account, id) => {
  const row = mandates.get(id)
  return row?.account === account && row.endedMs === null
}

/** As the database asks it when it writes an order. */
export const hasMandateEnded = (tables: Tables, { moves }: Plan, lives: Lives) =>
  moves.some(({ to, event }) => {
    if (to !== 'payment' || event.type !== 'begin' || !event.record.mandate) return false
    return !lives(tables, event.record.account, event.record.mandate)
  })

/** Nothing waits any more for one that is over. */
export const forgetDeadlines = ({ deadlines }: Tables, id: string) => {
  for (const [key, row] of deadlines) {
    if (row.to === 'mandate' && row.id === id) deadlines.delete(key)
  }
}

/** All of an account's, or one of them. */
export const endMandates = (
  tables: Tables,
  { account, id = null }: { account: string; id?: string | null },
  [reason, nowMs]: [MandateEnd, number],
) => {
  for (const row of activeOf(tables, account)) {
    if (id !== null && row.id !== id) continue
    tables.mandates.set(row.id, ended(row, reason, nowMs))
    forgetDeadlines(tables, row.id)
  }
}

/** What a payment has left is kept where its buyer agreed to that; that of the erased ends at once. */
export const keepMandate = (tables: Tables, id: string, { ref, at }: { ref: string; at: Date }) => {
  const { record } = tables.orders.get(id) ?? {}
  if (!record?.savedMethodConsent) return
  const { account, provider, method } = record
  const alike = activeOf(tables, account).filter(
    (row) => row.provider === provider && row.method === method,
  )
  for (const row of alike.filter((one) => one.ref !== ref)) {
    tables.mandates.set(row.id, ended(row, 'replaced', at.getTime()))
  }
  if (alike.some((one) => one.ref === ref)) return
  const live = storedIn(tables, 'payment', id)?.context.live ?? false
  const now = { endedMs: null, reason: null, tellMs: null, tries: 0 }
  const row: MandateRow = {
    id,
    account,
    provider,
    ref,
    method,
    live,
    givenAt: at,
    debit: null,
    ...now,
  }
  const owner = storedIn(tables, 'account', account)
  const isGone = owner !== null && isErased(owner)
  tables.mandates.set(id, isGone ? ended(row, 'erased', at.getTime()) : row)
}

const latestOf = (tables: Tables, account: string) =>
  [...tables.orders]
    .filter(([, { record }]) => record.account === account)
    .sort(([a, one], [b, other]) => other.createdMs - one.createdMs || (a < b ? 1 : -1))

const look = (tables: Tables, account: string) => {
  const all = latestOf(tables, account)
  const orders = all
    .filter(([id]) => storedIn(tables, 'payment', id)?.state === 'completed')
    .map(([, { record, createdMs }]): LastOrder => {
      const { bundle, method, bank = null } = record
      return { bundle, method, bank, at: new Date(createdMs) }
    })
  const mandates = activeOf(tables, account).sort((a, b) => +b.givenAt - +a.givenAt)
  return { orders, mandates, last: all[0]?.[0] ?? null }
}

const takeEnded = (tables: Tables, nowMs: number, limit: number) => {
  const due = [...tables.mandates.values()].filter(
    ({ tellMs }) => tellMs !== null && tellMs <= nowMs,
  )
  return due.slice(0, limit).map((row) => {
    const until = new Date(nowMs + ASK_LEASE_MS)
    tables.mandates.set(row.id, { ...row, tellMs: until.getTime() })
    return { id: row.id, provider: row.provider, ref: row.ref, tries: row.tries, until }
  })
}

/** An order by it waits for its provider's answer. */
const isAskedFor = (tables: Tables, id: string) =>
  [...tables.orders].some(([payment, { record, nextAskMs }]) => {
    const { state, context } = storedIn(tables, 'payment', payment) ?? {}
    const isOpen = context?.ref === null && nextAskMs !== null && state !== 'failed'
    return record.mandate === id && isOpen
  })

const toldAgain = (tables: Tables, row: MandateRow, nowMs: number) =>
  tables.mandates.set(row.id, {
    ...row,
    tries: row.tries + 1,
    tellMs: nowMs + askAgainMs(row.tries),
  })

const notTold = (
  tables: Tables,
  { id, until }: Pick<LeasedUntil<EndedMandate>, 'id' | 'until'>,
  nowMs: number,
) => {
  const row = tables.mandates.get(id)
  if (row?.tellMs === until.getTime()) toldAgain(tables, row, nowMs)
}

const told = (tables: Tables, id: string, nowMs: number) => {
  const row = tables.mandates.get(id)
  if (!row) throw new Error(`there is no mandate ${id}`)
  const isGone = row.reason === 'erased'
  if (isGone && isAskedFor(tables, id)) {
    toldAgain(tables, row, nowMs)
    return
  }
  tables.mandates.set(id, { ...row, ref: isGone ? '' : row.ref, tellMs: null })
}

type Parts = {
  tables: Tables
  way: Way
  /** One has ended, of which its provider has yet to hear. */
  look: () => void
}

/** The MandateStore port. */
export const mandatesOf = ({ tables, way, look: tell }: Parts): MandateStore => ({
  look: (account) => way.across(() => look(tables, account), 0),
  active: (account, id) =>
    way.across(() => activeOf(tables, account).find((row) => row.id === id) ?? null, 0),
  remove: ({ account, id, now, remember }) =>
    way.across(() => {
      if (tables.mandates.get(id)?.account !== account) {
        return { written: false, why: 'not_found' } as const
      }
      if (remember && tables.requests.has(requestKey(remember))) {
        return { written: false, why: 'already_done' } as const
      }
      endMandates(tables, { account, id }, ['removed', now.getTime()])
      if (remember) tables.requests.set(requestKey(remember), remember)
      tell()
      return { written: true } as const
    }),
  refuse: (id, now) =>
    way.across(() => {
      const row = tables.mandates.get(id)
      if (row?.endedMs === null) tables.mandates.set(id, ended(row, 'refused', now.getTime()))
    }),
  takeEnded: (now, limit) => way.across(() => takeEnded(tables, now.getTime(), limit)),
  markReported: (id, now) => way.across(() => told(tables, id, now.getTime())),
  notTold: (taken, now) => way.across(() => notTold(tables, taken, now.getTime())),
})
