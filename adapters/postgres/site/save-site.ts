import pg from 'pg'
import type { Bundle } from '#core/payment/checkout/values.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { bundleRows } from './schema.ts'

const saveRow = statement({
  name: 'site_save_row',
  isPrepared: false,
  values: {
    id: sqlType.text(),
    hosts: sqlType.text().array(),
    settings: sqlType.jsonb(),
    company: sqlType.jsonb(),
    markets: sqlType.jsonb(),
    regions: sqlType.jsonb(),
  },
  columns: { made: sqlType.boolean() },
  text: `with before as (select from site where id = :id)
  insert into site (id, hosts, settings, company, markets, regions)
  values (:id, :hosts, :settings, :company, :markets, :regions)
  on conflict (id) do update set hosts = excluded.hosts, settings = excluded.settings,
    company = excluded.company, markets = excluded.markets,
    regions = excluded.regions
  returning not exists (select from before) as made`,
})

const keepBundles = statement({
  name: 'site_keep_bundles',
  isPrepared: false,
  values: { site: sqlType.text(), ids: sqlType.text().array() },
  text: 'delete from bundle where site_id = :site and id <> all(:ids)',
})

const saveBundles = statement({
  name: 'site_save_bundles',
  isPrepared: false,
  values: { site: sqlType.text(), rows: sqlType.jsonb() },
  text: `insert into bundle (site_id, id, credits, minor, currency, country, times_from, times_to)
  select :site, id, credits, minor, currency, country, times_from, times_to
  from jsonb_to_recordset(:rows) as r (id text, credits int, minor int, currency text, country text,
    times_from int, times_to int)
  on conflict (site_id, id) do update set credits = excluded.credits, minor = excluded.minor,
    currency = excluded.currency, country = excluded.country, times_from = excluded.times_from,
    times_to = excluded.times_to`,
})

const isHostTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'site_hosts_unique'

/** The site with its bundles. Orders that were made stand as they are. */
export const saveSite = async (
  db: Database,
  { id, hosts, settings, company, markets, regions }: Site,
  bundles: readonly Bundle[],
): ReturnType<SiteStore['save']> => {
  const parts = {
    settings: JSON.stringify(settings),
    company: JSON.stringify(company),
    markets: JSON.stringify(markets),
    regions: JSON.stringify(regions),
  }
  try {
    return await inTransaction(db, async (on) => {
      const [saved] = await saveRow(on, { id, hosts, ...parts })
      await keepBundles(on, { site: id, ids: bundles.map((bundle) => bundle.id) })
      await saveBundles(on, { site: id, rows: bundleRows(bundles) })
      return saved?.made ? 'made' : 'changed'
    })
  } catch (error) {
    if (isHostTaken(error)) return 'host_taken'
    throw error
  }
}
