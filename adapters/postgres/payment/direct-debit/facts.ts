import { DEBIT_TERM_DAYS, type DebitFacts } from '#core/payment/direct-debit/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/**
 * The orders whose money the payer's bank took back and that nobody of the staff has let be, each
 * since when: a later move of such an order leaves it where it was.
 */
export const reversals = `
  select p.id, p.account_id, p.site_id, (p.price #>> '{total,minor}')::int as minor,
    p.price #>> '{total,currency}' as currency, back.at
  from payment p
  join lateral (
    select max(m.at) as at from move m
    where m.lifecycle = 'payment' and m.entity_id = p.id::text
  ) back on true
  where p.method = 'directdebit' and p.state = '"chargedBack"'
    and not exists (
      select from debit_lift l where l.account_id = p.account_id and l.at >= back.at
    )`

/** What was paid by other ways since the first of these, in minor units. */
export const paidSince = `coalesce((
    select sum((o.price #>> '{total,minor}')::int) from payment o
    where o.account_id = r.account_id and o.method <> 'directdebit'
      and o.state = '"completed"' and o.completed_at >= min(r.at)
  ), 0)::int`

const look = statement({
  name: 'debit_facts',
  values: { account: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: {
    in_term: sqlType.integer(),
    reversed_minor: sqlType.integer(),
    paid_minor: sqlType.integer(),
  },
  text: `select (
      select count(*)::int from payment p
      where p.account_id = :account::uuid and p.method = 'directdebit' and p.created_at > :since
    ) as in_term, coalesce(sum(back.minor), 0)::int as reversed_minor,
    coalesce(sum(back.paid), 0)::int as paid_minor
  from (
    select sum(r.minor)::int as minor, ${paidSince} as paid
    from (${reversals} and p.account_id = :account::uuid) r group by r.account_id
  ) back`,
})

const TERM_MS = DEBIT_TERM_DAYS * 86_400_000

/** What counts against who wants to pay by direct debit. */
export const debitFacts = async (
  on: Queryable,
  account: string,
  now: Date,
): Promise<DebitFacts> => {
  const [row] = await look(on, { account, since: new Date(now.getTime() - TERM_MS) })
  return {
    inTerm: row?.in_term ?? 0,
    reversedMinor: row?.reversed_minor ?? 0,
    paidMinor: row?.paid_minor ?? 0,
  }
}
