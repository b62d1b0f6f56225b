import type { FavouriteStore, Kept } from '#core/discovery/favourites/ports.ts'
import { FAVOURITES_MAX, mayKeep } from '#core/discovery/favourites/rules.ts'
import { ok } from '#core/kernel/verdict.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isShownTo } from '../../platform/visibility.ts'

const viewer = { viewer: sqlType.uuid() }
const placed = { ...viewer, site: sqlType.text() }

/** One after another: two tabs cannot both have the last place. Ends with the transaction. */
const lock = statement({
  name: 'favourite_lock',
  values: viewer,
  text: `select from (
    select pg_advisory_xact_lock(hashtextextended('favourite ' || :viewer::uuid::text, 0))
  ) locked`,
})

/** No row where that member may not be shown to this one. */
const facing = statement({
  name: 'favourite_facing',
  values: { ...placed, id: sqlType.uuid() },
  columns: { is_kept: sqlType.boolean(), kept: sqlType.integer() },
  text: `select
    exists (select from favourite where account_id = :viewer and kept_id = :id) as is_kept,
    (select count(*)::int from favourite where account_id = :viewer) as kept
  from profile p where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
})

const add = statement({
  name: 'favourite_add',
  values: { ...viewer, id: sqlType.uuid(), now: sqlType.timestamptz() },
  text: 'insert into favourite (account_id, kept_id, at) values (:viewer, :id, :now)',
})

/** One by one, by the index: a plan for 500 would rather read all profiles. */
const list = statement({
  name: 'favourite_list',
  values: placed,
  columns: cardRow,
  text: `select ${cardColumns} from favourite f
  cross join lateral (
    select p.* from profile p
    where p.account_id = f.kept_id and ${isShownTo(':viewer', ':site')} limit 1
  ) p
  where f.account_id = :viewer
  order by f.at desc, f.kept_id limit ${FAVOURITES_MAX}`,
})

type Keeping = Parameters<FavouriteStore['keep']>[0]

const keepOn = async (on: Queryable, { viewer, site, id, now }: Keeping): Promise<Kept> => {
  await lock(on, { viewer })
  const [there] = await facing(on, { viewer, site, id })
  if (!there) return { done: false, why: 'not_found' }
  if (there.is_kept) return { done: true }
  const verdict = mayKeep(there)
  if (verdict !== ok) return { done: false, why: verdict }
  await add(on, { viewer, id, now })
  return { done: true }
}

/** The FavouriteStore port. */
export const favouriteStore = (db: Database): FavouriteStore => ({
  keep: (keeping) => inTransaction(db, (on) => keepOn(on, keeping)),
  letGo: async (account, id) => {
    await db.tables
      .deleteFrom('favourite')
      .where('account_id', '=', account)
      .where('kept_id', '=', id)
      .execute()
  },
  favourites: async ({ now, ...query }) =>
    (await list(db.pool, query)).map((row) => cardOf(row, now)),
})
