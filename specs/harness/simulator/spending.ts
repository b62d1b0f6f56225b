import type { Plan } from '#core/kernel/cascade.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { SpendingStore } from '#core/payment/spending-limit/ports.ts'
import {
  changedLimit,
  mayBuy,
  noLimit,
  type SpendingLimits,
  type SpentSoFar,
  spanOf,
  spendingPeriods,
} from '#core/payment/spending-limit/rules.ts'
import { requestKey } from './refusals.ts'
import { storedIn, type Tables } from './tables.ts'
import type { Way } from './weather.ts'

const isOpen = (state: unknown) => ['loading', 'unknown', 'pending'].includes(String(state))

export const limitsIn = (tables: Tables, account: string): SpendingLimits =>
  tables.limits.get(account) ?? { day: noLimit, week: noLimit, month: noLimit }

/** What came and may still come for orders of a member that were placed in the periods of now. */
export const spentIn = (tables: Tables, account: string, now: Date, which = 'all'): SpentSoFar => {
  const spent: SpentSoFar = { day: 0, week: 0, month: 0 }
  for (const [id, { record, createdMs }] of tables.orders) {
    const stored = storedIn(tables, 'payment', id)
    if (record.account !== account || !stored) continue
    const open = isOpen(stored.state)
    if (which === 'open' && !open) continue
    const { paidMinor, backMinor } = stored.context
    const minor = open ? record.price.total.minor : paidMinor - backMinor
    for (const period of spendingPeriods) {
      if (createdMs >= spanOf(period, now).from.getTime()) spent[period] += minor
    }
  }
  return spent
}

/** As the database holds an order to the limits, with its member's others out of the way. */
export const isOverLimit = (tables: Tables, { moves }: Plan, now: Date) =>
  moves.some(({ to, event }) => {
    if (to !== 'payment' || event.type !== 'begin') return false
    const { account, price } = event.record
    const limits = limitsIn(tables, account)
    const spent = spentIn(tables, account, now)
    return mayBuy({ limits, spent, amount: price.total, now }) !== ok
  })

/** The SpendingStore port. */
export const spendingIn = ({ tables, way }: { tables: Tables; way: Way }): SpendingStore => ({
  look: (account, _, now) =>
    way.across(() => {
      const [spent, open] = [spentIn(tables, account, now), spentIn(tables, account, now, 'open')]
      return { limits: limitsIn(tables, account), spent, open }
    }, 0),
  change: ({ account, period, limit, now, remember }) =>
    way.across(() => {
      if (remember && tables.requests.has(requestKey(remember))) {
        return { written: false, why: 'already_done' } as const
      }
      const limits = limitsIn(tables, account)
      const changed = { ...limits, [period]: changedLimit(limits[period], limit, now) }
      tables.limits.set(account, changed)
      if (remember) tables.requests.set(requestKey(remember), remember)
      return { written: true } as const
    }),
})
