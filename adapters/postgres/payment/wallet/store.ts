import { dayOf, daysAfter } from '#core/kernel/day.ts'
import { receiptNumber } from '#core/payment/receipt/rules.ts'
import { timelineEventOf } from '#core/payment/timeline.ts'
import { type BalanceDay, balanceHistoryFrom } from '#core/payment/wallet/balance-history.ts'
import type { WalletStore } from '#core/payment/wallet/ports.ts'
import type { IssuedReceipt } from '#core/payment/wallet/views.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { changesOf, ordersOf, transactionsOf } from './queries.ts'
import { COURSE_ROWS_MAX, spentOnSince } from './recipients.ts'

const STEPS_MAX = 200

const balanceDays = statement({
  name: 'wallet_course',
  values: { account: sqlType.uuid(), from: sqlType.date() },
  columns: {
    balance: sqlType.integer(),
    since: sqlType.timestamptz().nullable(),
    days: sqlType.json<(BalanceDay & { before: number })[]>(),
  },
  text: `with recent as (
    select id, credits, balance_after, at, (at at time zone 'Europe/Amsterdam')::date as day
    from ledger_entry where book_id = :account and balance_after is not null
    order by id desc limit ${COURSE_ROWS_MAX}
  ), days as (
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(credits) filter (where credits > 0), 0)::int as gained,
      coalesce(-sum(credits) filter (where credits < 0), 0)::int as spent,
      (array_agg(balance_after order by id desc))[1] as balance,
      (array_agg(balance_after - credits order by id))[1] as before
    from recent where day >= :from::date group by recent.day
  )
  select balance, (select min(at) from recent having count(*) >= ${COURSE_ROWS_MAX}) as since,
    coalesce((select json_agg(days order by day) from days), '[]') as days
  from wallet where account_id = :account`,
})

type Issued = Omit<IssuedReceipt, 'number' | 'at'> & { year: number; number: number; at: string }

const transaction = statement({
  name: 'wallet_transaction',
  values: { payment: sqlType.uuid(), account: sqlType.uuid() },
  columns: {
    deliveryConsent: sqlType.integer(),
    createdAt: sqlType.timestamptz(),
    timeline: sqlType.json<{ event: string; at: string }>().array(),
    receipts: sqlType.json<Issued>().array(),
  },
  text: `select immediate_delivery_consent as "deliveryConsent", created_at as "createdAt", array(
    select json_build_object('event', event, 'at', at) from move
    where lifecycle = 'payment' and entity_id = p.id::text order by version limit ${STEPS_MAX}
  ) as timeline, array(
    select json_build_object('year', year, 'number', number, 'kind', kind, 'at', at,
      'credits', credits, 'lines', lines, 'amount', json_build_object('minor', minor,
        'currency', currency), 'vat', json_build_object('basisPoints', vat_basis_points,
        'minor', vat_minor), 'method', method, 'seller', seller)
    from receipt where payment_id = p.id order by at, year, number limit ${STEPS_MAX}
  ) as receipts
  from payment p where p.id = :payment and p.account_id = :account`,
})

const receiptOf = ({ year, number, at, ...receipt }: Issued): IssuedReceipt => ({
  ...receipt,
  number: receiptNumber({ year, number }),
  at: new Date(at),
})

/** The WalletStore port. */
export const walletStore = (db: Database): WalletStore => ({
  transactions: (account) => transactionsOf(db, account),
  orders: (account, before) => ordersOf(db.pool, account, before),
  changes: (account, before) => changesOf(db.pool, account, before),
  balanceHistory: async (account, now) => {
    const until = dayOf(now)
    const wanted = balanceHistoryFrom(until)
    const [row] = await balanceDays(db.pool, { account, from: wanted })
    const first = row?.since ? daysAfter(dayOf(row.since), 1) : wanted
    const from = first > wanted ? first : wanted
    const all = row?.days ?? []
    const days = all.filter(({ day }) => day >= from)
    const before = days[0]?.before ?? row?.balance ?? 0
    const spentOn = await spentOnSince(db.pool, account, from)
    return { from, until, before, days: days.map(({ before: _, ...day }) => day), spentOn }
  },
  transaction: async (account, payment) => {
    const [row] = await transaction(db.pool, { account, payment })
    if (!row) return null
    const timeline = row.timeline.map(({ event, at }) => ({
      event: timelineEventOf(event),
      at: new Date(at),
    }))
    const { deliveryConsent, createdAt } = row
    return { deliveryConsent, createdAt, timeline, receipts: row.receipts.map(receiptOf) }
  },
})
