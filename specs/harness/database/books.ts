import type pg from 'pg'
import { expect } from 'vitest'

/** What the books of a database come to: nought in each place, or they are broken. */
export type Books = {
  /** Of all entries. */
  sum: number
  /** Operations whose sides do not make nought. */
  halves: number
  /** Wallets whose balance is not the sum of their entries, or below nought. */
  wrong: number
}

export const BALANCED: Books = { sum: 0, halves: 0, wrong: 0 }

const BOOKS = `
  select (select coalesce(sum(credits), 0)::int from ledger_entry) as sum,
    (select count(*)::int from (
      select operation from ledger_entry group by operation, reason having sum(credits) <> 0
    ) halves) as halves,
    (select count(*)::int from wallet left join (
      select book_id, sum(credits) as credits from ledger_entry group by book_id
    ) entries on book_id = account_id
    where balance <> coalesce(credits, 0) or balance < 0) as wrong`

type Queryable = Pick<pg.Pool | pg.Client, 'query'>

export const booksOf = async (on: Queryable): Promise<Books> => {
  const { rows } = await on.query<Books>(BOOKS)
  return rows[0] as Books
}

/** Every balance is the sum of its entries, and all entries together are nothing (promise M3). */
export const expectBalanced = async (on: Queryable) => {
  expect(await booksOf(on), 'the books').toEqual(BALANCED)
}
