import type { AdvanceFacts } from '#core/payment/direct-debit/advance.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

const look = statement({
  name: 'debit_advance_facts',
  values: { account: sqlType.uuid() },
  columns: {
    owed: sqlType.integer(),
    setbacks: sqlType.integer(),
    outstanding: sqlType.integer(),
  },
  text: `select w.owed, (
      select count(*)::int from payment p join move m
        on m.lifecycle = 'payment' and m.entity_id = p.id::text
      where p.account_id = w.account_id and (m.event = 'chargedBack'
        or p.method = 'directdebit' and m.after in ('"failed"', '"cancelled"'))
    ) as setbacks, (
      select coalesce(sum((p.context ->> 'advance')::int), 0)::int from payment p
      where p.account_id = w.account_id and p.method = 'directdebit' and p.is_open
    ) as outstanding
  from wallet w where w.account_id = :account`,
})

/** What decides on credits in advance. Nobody without a wallet has any. */
export const advanceFacts = async (on: Queryable, account: string): Promise<AdvanceFacts> => {
  const [row] = await look(on, { account })
  return row ?? { owed: 0, setbacks: 1, outstanding: 0 }
}
