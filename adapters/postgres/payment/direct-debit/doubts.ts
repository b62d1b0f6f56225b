import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import { ASK_LEASE_MS, askAgainMs } from '#core/payment/rules.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** Of one that can still be signed at this moment alone: it waits for whoever signs it. */
const doubt = statement({
  name: 'debit_doubt',
  values: {
    id: sqlType.uuid(),
    provider: sqlType.text(),
    customer: sqlType.text(),
    reference: sqlType.text(),
    lookAt: sqlType.timestamptz(),
  },
  columns: { customer: sqlType.text() },
  text: `with waiting as (
    select id from debit_mandate d where d.id = :id and d.state -> 'unsigned' is not null
    for share of d
  )
  insert into mandate_in_doubt (id, provider, customer, reference, look_at)
  select id, :provider, :customer, :reference, :lookAt from waiting
  on conflict (id) do update set provider = mandate_in_doubt.provider
  returning customer`,
})

/** After so many tries the pauses grow no more; the first is long enough to be asked. */
const PAUSES_MS = Array.from({ length: 21 }, (_, tries) =>
  Math.max(ASK_LEASE_MS, askAgainMs(tries)),
)

/**
 * One that can still be signed is in nobody's doubt, however late it is. Who answers nothing is asked
 * again at growing intervals.
 */
const take = statement({
  name: 'debit_take_in_doubt',
  values: {
    now: sqlType.timestamptz(),
    limit: sqlType.bigint(),
    pauses: sqlType.bigint().array(),
  },
  columns: {
    id: sqlType.uuid(),
    provider: sqlType.text(),
    customer: sqlType.text(),
    reference: sqlType.text(),
  },
  text: `update mandate_in_doubt one
  set tries = one.tries + 1, look_at = :now::timestamptz
    + (:pauses::bigint[])[least(one.tries, ${PAUSES_MS.length - 1}) + 1] * interval '1 ms'
  from (
    select id from mandate_in_doubt m where look_at <= :now and not exists (
      select from debit_mandate d where d.id = m.id
        and (d.state -> 'unsigned' is not null or d.signed_at is not null)
    ) order by look_at limit :limit for update skip locked
  ) due
  where one.id = due.id
  returning one.id, one.provider, one.customer, one.reference`,
})

const clear = statement({
  name: 'debit_clear',
  values: { id: sqlType.uuid() },
  text: 'delete from mandate_in_doubt where id = :id',
})

/** Also in the transaction by which it holds here. */
export const clearDoubt = async (on: Queryable, id: string): Promise<void> => {
  await clear(on, { id })
}

/** What providers are asked for and may have made, though nobody signs it in the end. */
export const doubts = ({
  pool,
}: Database): Pick<DirectDebitStore, 'doubt' | 'takeInDoubt' | 'clear'> => ({
  doubt: async (one) => (await doubt(pool, one))[0]?.customer ?? null,
  takeInDoubt: (now, limit) => take(pool, { now, limit, pauses: PAUSES_MS }),
  clear: (id) => clearDoubt(pool, id),
})
