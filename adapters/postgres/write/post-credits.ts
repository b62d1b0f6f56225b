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
      where mine.id = :account and house.kind = :house and house.kind <> 'member'
    ), :houseCredits::int, :reason, null, :now from moved
  ) select balance from moved`,
)

const takeBack = statement<Omit<Values, 'houseCredits'>, { balance: number }>(
  'take_credits_back',
  `with was as (
    select balance, least(balance, -:credits::int) as taken from wallet
    where account_id = :account for update
  ), moved as (
    update wallet set balance = was.balance - was.taken,
      owed = owed - :credits::int - was.taken
    from was where account_id = :account
    returning wallet.balance, was.taken
  ), sides as (
    select :account::uuid as book_id, -taken as credits, balance as remaining from moved
    union all
    select house.id,
      case house.kind when 'owed' then :credits::int + taken else -:credits::int end, null
    from moved, book mine join book house on house.site_id = mine.site_id
    where mine.id = :account and house.kind in ('owed', :house) and house.kind <> 'member'
  ), entered as (
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select :operation::uuid, book_id, credits, :reason, remaining, :now::timestamptz from sides
    where credits <> 0
  ) select balance from moved`,
)

/** What the balance cannot bear is owed, and stands in the wallet until a person settles it. */
const takeCreditsBack = async (on: Queryable, post: Post, now: Date): Promise<number> => {
  const { operation, account, against: house, credits, reason } = post
  const [row] = await takeBack(on, { operation, account, credits, reason, house, now })
  if (!row) throw new Error(`${account} has no wallet`)
  return row.balance
}

/** Both sides of a post; answers the new balance. An operation touches a member once. */
export const postCredits = async (on: Queryable, post: Post, now: Date): Promise<number> => {
  if (post.rest === 'owed') return takeCreditsBack(on, post, now)
  const { operation, account, credits, reason } = post
  const [, house] = entriesOf(post)
  if (!house) throw new Error(`${operation}: a post has two sides`)
  const values = { operation, account, credits, reason, now }
  const [row] = await enter(on, { ...values, house: house.book, houseCredits: house.credits })
  if (!row) throw new NotWritten('insufficient_credits')
  return row.balance
}
