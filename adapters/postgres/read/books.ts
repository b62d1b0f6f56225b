import type { BooksNow } from '#core/figures.ts'
import { type Queryable, statement } from '../statement.ts'

/** Reads every entry once: a matter of seconds for millions, and asked for once a day. */
const books = statement<Record<never, never>, { sum: number }>(
  null,
  'select coalesce(sum(credits), 0)::float8 as sum from ledger_entry',
)

const wallets = statement<Record<never, never>, { off: number }>(
  null,
  `select count(*)::int as off from wallet w
  left join lateral (
    select balance_after from ledger_entry
    where book_id = w.account_id and balance_after is not null order by id desc limit 1
  ) e on true
  where w.balance <> coalesce(e.balance_after, 0)`,
)

/** The sum of all entries, and how many balances are not what their last entry left. */
export const booksOf = async (on: Queryable): Promise<BooksNow> => {
  const [[all], [wallet]] = await Promise.all([books(on, {}), wallets(on, {})])
  return { sum: all?.sum ?? 0, walletsOff: wallet?.off ?? 0 }
}
