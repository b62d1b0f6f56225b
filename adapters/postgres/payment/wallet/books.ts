import pg from 'pg'
import type { BooksNow } from '#core/kernel/metrics.ts'
import { AUDIT_NAMED, type BooksAudit } from '#core/payment/reconciliation/rules.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** Reads every entry once: a matter of seconds for millions, and asked for once a day. */
const books = statement({
  name: 'payment_books',
  isPrepared: false,
  columns: { sum: sqlType.double() },
  text: 'select coalesce(sum(credits), 0)::float8 as sum from ledger_entry',
})

const wallets = statement({
  name: 'payment_wallets',
  isPrepared: false,
  columns: { off: sqlType.integer() },
  text: `select count(*)::int as off from wallet w
  left join lateral (
    select balance_after from ledger_entry
    where book_id = w.account_id and balance_after is not null order by id desc limit 1
  ) e on true
  where w.balance <> coalesce(e.balance_after, 0)`,
})

/** The sum of all entries, and how many balances are not what their last entry left. */
export const booksOf = async (on: Queryable): Promise<BooksNow> => {
  const [[all], [wallet]] = await Promise.all([books(on, {}), wallets(on, {})])
  return { sum: all?.sum ?? 0, walletsOff: wallet?.off ?? 0 }
}

const audit = statement({
  name: 'payment_audit',
  isPrepared: false,
  columns: {
    sum: sqlType.double(),
    entries: sqlType.integer(),
    balances: sqlType.integer(),
    wallets: sqlType.json<{ account: string; balance: number; booked: number }[]>(),
    operations: sqlType.json<{ operation: string; sum: number }[]>(),
  },
  text: `with entries as materialized (
    select coalesce(sum(credits), 0)::float8 as sum, count(*)::int as entries from ledger_entry
  ), wrong as (
    select w.account_id as account, w.balance, coalesce(e.booked, 0)::int as booked
    from wallet w left join (
      select book_id, sum(credits) as booked from ledger_entry group by book_id
    ) e on e.book_id = w.account_id
    where w.balance <> coalesce(e.booked, 0) or w.balance < 0
    limit ${AUDIT_NAMED}
  ), halves as (
    select operation, sum(credits)::int as sum from ledger_entry
    group by operation, reason, part having sum(credits) <> 0 limit ${AUDIT_NAMED}
  )
  select sum, entries, (select count(*)::int from wallet) as balances,
    (select coalesce(json_agg(wrong), '[]') from wrong) as wallets,
    (select coalesce(json_agg(halves), '[]') from halves) as operations
  from entries`,
})

/**
 * One look at one instant, so that nothing is on its way from one side to the other, by a connection
 * of its own, which may take as long as the books are long.
 */
export const auditBooks = async ({ url }: Pick<Database, 'url'>): Promise<BooksAudit> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const [books] = await audit(client, {})
    if (!books) throw new Error('The database counts nothing')
    return books
  } finally {
    await client.end()
  }
}
