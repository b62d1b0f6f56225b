import type { Currency } from '#core/kernel/money.ts'
import type { BlockedDebtor, DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import { DEBIT_LIFTED } from '#core/payment/direct-debit/values.ts'
import type { Database } from '../../platform/database.ts'
import { logAct } from '../../platform/desk-log.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { owing, reversals } from './facts.ts'

const list = statement({
  name: 'debit_blocked',
  values: { site: sqlType.text() },
  columns: {
    id: sqlType.uuid(),
    name: sqlType.text(),
    orders: sqlType.integer(),
    minor: sqlType.integer(),
    currency: sqlType.text<Currency>(),
    since: sqlType.timestamptz(),
  },
  text: `select owing.account_id as id, coalesce(f.name, '') as name, owing.orders, owing.minor,
    owing.currency, owing.since
  from (${owing(`${reversals} and p.site_id = :site`)}) owing
  left join profile f on f.account_id = owing.account_id
  order by owing.since desc limit 200`,
})

const write = statement({
  name: 'debit_lift',
  values: {
    account: sqlType.uuid(),
    site: sqlType.text(),
    now: sqlType.timestamptz(),
    by: sqlType.uuid(),
    reason: sqlType.text(),
  },
  columns: { lifted: sqlType.integer() },
  text: `insert into debit_lift (account_id, at, by_id, reason)
  select a.id, :now, :by, :reason from account a
  where a.id = :account and a.site_id = :site and exists (
    select from (${reversals} and p.account_id = :account) r
  )
  on conflict do nothing returning 1 as lifted`,
})

export const listBlocked = async ({ pool }: Database, site: string): Promise<BlockedDebtor[]> =>
  (await list(pool, { site })).map(({ minor, currency, ...one }) => ({
    ...one,
    owed: { minor, currency },
  }))

/** Stands in the log of those who work here by the same write: the database refuses it otherwise. */
export const liftDebtor = (
  db: Database,
  request: Parameters<DirectDebitStore['lift']>[0],
): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const isLifted = (await write(client, request)).length > 0
    const { account, by: actor, now } = request
    const act = { act: 'lift', about: DEBIT_LIFTED, case: null }
    if (isLifted) await logAct(client, { ...act, actor, account, now })
    return isLifted
  })
