import { entriesOf, type Post } from '#core/payment/ledger.ts'
import { type Queryable, statement } from '../statement.ts'
import { NotWritten } from './refusals.ts'

type Values = {
  operation: string
  account: string
  credits: number
  reason: string
  house: string
  houseCredits: number
  now: Date
}

const enter = statement<Values, { balance: number }>(
  'post_credits',
  `with moved as (
    update wallet set balance = balance + :credits::int
    where account_id = :account and balance + :credits::int >= 0
    returning balance
  ), entered as (
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select :operation::uuid, :account::uuid, :credits::int, :reason, balance, :now::timestamptz
    from moved
    union all
    select :operation, (
      select house.id from book mine join book house on house.site_id = mine.site_id
      where mine.id = :account and house.kind = :house
    ), :houseCredits::int, :reason, null, :now from moved
  ) select balance from moved`,
)

/** Both sides of a post; answers the new balance. An operation touches a member once. */
export const postCredits = async (on: Queryable, post: Post, now: Date): Promise<number> => {
  const { operation, account, credits, reason } = post
  const [, house] = entriesOf(post)
  if (!house) throw new Error(`${operation}: a post has two sides`)
  const values = { operation, account, credits, reason, now }
  const [row] = await enter(on, { ...values, house: house.book, houseCredits: house.credits })
  if (!row) throw new NotWritten('insufficient_credits')
  return row.balance
}
