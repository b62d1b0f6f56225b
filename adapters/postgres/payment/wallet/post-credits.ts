import { entriesOf, type LedgerPosting } from '#core/payment/wallet/ledger.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

const enter = statement({
  name: 'post_credits',
  values: {
    credits: sqlType.integer(),
    account: sqlType.uuid(),
    operation: sqlType.uuid(),
    reason: sqlType.text(),
    now: sqlType.timestamptz(),
    house: sqlType.text(),
    houseCredits: sqlType.integer(),
  },
  columns: { balance: sqlType.integer() },
  text: `with moved as (
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
})

/**
 * `mine` is what the balance bears of what is taken, or all of what is given; of that `settled` goes
 * on what was owed, as an entry behind it.
 */
const withDebt = statement({
  name: 'post_credits_with_debt',
  values: {
    credits: sqlType.integer(),
    account: sqlType.uuid(),
    house: sqlType.text(),
    operation: sqlType.uuid(),
    reason: sqlType.text(),
    part: sqlType.integer(),
    now: sqlType.timestamptz(),
  },
  columns: { balance: sqlType.integer() },
  text: `with was as (
    select balance, owed,
      case when :credits::int < 0 then -least(balance, -:credits::int) else :credits end as mine,
      least(owed, greatest(0, :credits)) as settled
    from wallet where account_id = :account for update
  ), moved as (
    update wallet set balance = was.balance + mine - settled,
      owed = was.owed + mine - settled - :credits::int
    from was where account_id = :account
    returning wallet.balance, was.mine, was.settled
  ), house as (
    select theirs.id, theirs.kind from book own join book theirs on theirs.site_id = own.site_id
    where own.id = :account and theirs.kind in ('owed', :house) and theirs.kind <> 'member'
  ), sides as (
    select 1 as nth, :account::uuid as book_id, mine as credits, balance + settled as remaining,
      :reason as reason
    from moved
    union all
    select 1, house.id,
      case house.kind when 'owed' then :credits::int - mine else -:credits::int end, null, :reason
    from moved, house
    union all
    select 2, :account, -settled, balance, 'owed_settled' from moved
    union all
    select 2, house.id, settled, null, 'owed_settled' from moved, house where house.kind = 'owed'
  ), entered as (
    insert into ledger_entry (operation, book_id, credits, reason, part, balance_after, at)
    select :operation::uuid, book_id, credits, reason, :part::int, remaining, :now::timestamptz
    from sides where credits <> 0 order by nth
  ) select balance from moved`,
})

/** Credits that are given first settle what is owed; credits that are missing become owed. */
const postWithDebt = async (on: Queryable, posting: LedgerPosting, now: Date): Promise<number> => {
  const { operation, account, against: house, credits, reason, part = 0 } = posting
  const [row] = await withDebt(on, { operation, account, credits, reason, part, house, now })
  if (!row) throw new Error(`${account} has no wallet`)
  return row.balance
}

/** Both sides of a post; answers the new balance. An operation touches a member once. */
export const postCredits = async (
  on: Queryable,
  posting: LedgerPosting,
  now: Date,
): Promise<number> => {
  if (posting.rest === 'owed' || posting.credits > 0) return postWithDebt(on, posting, now)
  const { operation, account, credits, reason } = posting
  const [, house] = entriesOf(posting)
  if (!house) throw new Error(`${operation}: a post has two sides`)
  const values = { operation, account, credits, reason, now }
  const [row] = await enter(on, { ...values, house: house.book, houseCredits: house.credits })
  if (!row) throw new NotWritten('insufficient_credits')
  return row.balance
}
