import type { AvoidedStore } from '#core/discovery/avoided/ports.ts'
import { AVOIDED_MAX, mayAvoid } from '#core/discovery/avoided/rules.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'

const account = { account: sqlType.uuid() }

/** One after another: two tabs cannot both have the last place. Ends with the transaction. */
const lock = statement({
  name: 'avoided_lock',
  values: account,
  text: `select from (
    select pg_advisory_xact_lock(hashtextextended('avoided ' || :account::uuid::text, 0))
  ) locked`,
})

const facing = statement({
  name: 'avoided_facing',
  values: { ...account, email: sqlType.text() },
  columns: { is_named: sqlType.boolean(), named: sqlType.integer() },
  text: `select coalesce(bool_or(hash = address_hash(:email)), false) as is_named,
    count(*)::int as named
  from avoided_address where account_id = :account`,
})

const name = statement({
  name: 'avoided_name',
  values: {
    ...account,
    id: sqlType.uuid(),
    email: sqlType.text(),
    note: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `insert into avoided_address (id, account_id, hash, note, at)
  values (:id, :account, address_hash(:email), :note, :now)
  on conflict (account_id, hash) do update set note = excluded.note`,
})

/** By an index of what is left to do. Written as it is, its trigger makes the hash. */
const hash = statement({
  name: 'avoided_hash_addresses',
  values: { limit: sqlType.bigint() },
  columns: { hashed: sqlType.integer() },
  text: `with done as (
    update account set email = email where id = any(array(
      select id from account where address_hash is null and email like '%@%'
      limit :limit for update skip locked
    )) returning 1
  ) select count(*)::int as hashed from done`,
})

type Naming = Parameters<AvoidedStore['name']>[1] & { account: string }

const nameOn = async (on: Queryable, naming: Naming): Promise<boolean> => {
  await lock(on, naming)
  const [facts] = await facing(on, naming)
  if (!facts?.is_named && mayAvoid({ named: facts?.named ?? 0 }) !== ok) return false
  await name(on, naming)
  return true
}

/** The AvoidedStore port. No statement of it looks whether anybody has an address. */
export const avoidedStore = (db: Database): AvoidedStore => ({
  all: (account) =>
    db.tables
      .selectFrom('avoided_address')
      .select(['id', 'note', 'at'])
      .where('account_id', '=', account)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(AVOIDED_MAX)
      .execute(),
  name: (account, named) => inTransaction(db, (on) => nameOn(on, { ...named, account })),
  remove: async (account, id) => {
    await db.tables
      .deleteFrom('avoided_address')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
  },
  hashAddresses: async (limit) => (await hash(db.background, { limit }))[0]?.hashed ?? 0,
})
