import { DEBIT_TERM_DAYS, type DebitFacts } from '#core/payment/direct-debit/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/**
 * The orders whose money the payer's bank took back and that nobody of the staff has let be, each
 * since when: what is heard of such an order later moves it nowhere, and changes nothing of that.
 */
export const reversals = `
  select p.id, p.account_id, p.site_id, (p.price #>> '{total,minor}')::int as minor,
    p.price #>> '{total,currency}' as currency, back.at
  from payment p
  join lateral (
    select max(m.at) as at from move m
    where m.lifecycle = 'payment' and m.entity_id = p.id::text
      and m.after = '"chargedBack"' and m.before is distinct from m.after
  ) back on true
  where p.method = 'directdebit' and p.state = '"chargedBack"'
    and not exists (
      select from debit_lift l where l.account_id = p.account_id and l.at >= back.at
    )`

/**
 * What is owed of them in minor units, by account, as `owedOf` says: at each, what went back since
 * then less what was paid by other ways since then, and of these the most. Whoever owes nothing is
 * not here. `reversalsOf`: `reversals`, of whom one wants to know.
 */
export const owing = (reversalsOf: string) => `
  select most.* from (
    select distinct on (one.account_id) one.account_id, one.orders, one.currency, one.at as since,
      (one.reversed - coalesce((
        select sum((o.price #>> '{total,minor}')::int) from payment o
        where o.account_id = one.account_id and o.method <> 'directdebit'
          and o.state = '"completed"' and o.completed_at >= one.at
          and o.price #>> '{total,currency}' = one.currency
      ), 0))::int as minor
    from (
      select r.account_id, r.currency, r.at,
        (count(*) over since)::int as orders, sum(r.minor) over since as reversed
      from (${reversalsOf}) r
      window since as (partition by r.account_id, r.currency order by r.at desc)
    ) one
    order by one.account_id, minor desc, one.at desc
  ) most where most.minor > 0`

const look = statement({
  name: 'debit_facts',
  values: { account: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: { in_term: sqlType.integer(), owed: sqlType.integer() },
  text: `select (
      select count(*)::int from payment p
      where p.account_id = :account::uuid and p.method = 'directdebit' and p.created_at > :since
    ) as in_term, coalesce((
      select owing.minor from (${owing(`${reversals} and p.account_id = :account::uuid`)}) owing
    ), 0) as owed`,
})

const TERM_MS = DEBIT_TERM_DAYS * 86_400_000

/** What counts against who wants to pay by direct debit. */
export const debitFacts = async (
  on: Queryable,
  account: string,
  now: Date,
): Promise<DebitFacts> => {
  const [row] = await look(on, { account, since: new Date(now.getTime() - TERM_MS) })
  return { inTerm: row?.in_term ?? 0, owedMinor: row?.owed ?? 0 }
}
