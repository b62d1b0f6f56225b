import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { owing, reversals } from './facts.ts'

/**
 * What became of debits on a day, and at this moment the accounts that may pay by none, and the
 * credits that stand in advance of their money.
 */
export const debitsOfDay = statement({
  name: 'debit_day',
  isPrepared: false,
  values: { site: sqlType.text(), from: sqlType.timestamptz(), until: sqlType.timestamptz() },
  columns: {
    collected: sqlType.integer(),
    failed: sqlType.integer(),
    reversed: sqlType.integer(),
    blocked: sqlType.integer(),
    ahead: sqlType.integer(),
  },
  text: `select (count(*) filter (where m.event = 'paid'))::int as collected,
    (count(*) filter (where m.event in ('failed', 'refusedByProvider')))::int as failed,
    (count(*) filter (where m.event = 'chargedBack'))::int as reversed, (
      select count(*)::int from (${owing(`${reversals} and p.site_id = :site`)}) owing
    ) as blocked, (
      select coalesce(sum((p.context ->> 'advanced')::int), 0)::int from payment p
      where p.site_id = :site and p.method = 'directdebit' and p.is_open
    ) as ahead
  from payment o join move m on m.lifecycle = 'payment' and m.entity_id = o.id::text
  where o.method = 'directdebit' and o.site_id = :site and m.at >= :from and m.at < :until`,
})
