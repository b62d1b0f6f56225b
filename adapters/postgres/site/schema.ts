import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql'
import { type Currency, currencies } from '#core/kernel/money.ts'
import type { Bundle as SoldBundle } from '#core/payment/checkout/values.ts'
import type { Site as StoredSite } from '#core/site/ports.ts'

export const Site = defineEntity({
  name: 'Site',
  tableName: 'site',
  properties: {
    id: p.text().primary(),
    hosts: p.array(),
    settings: p.json<StoredSite['settings']>(),
    company: p.json<StoredSite['company']>(),
    markets: p.json<StoredSite['markets']>(),
    regions: p.json<StoredSite['regions']>(),
  },
})

export const Bundle = defineEntity({
  name: 'Bundle',
  tableName: 'bundle',
  properties: {
    site: () => p.manyToOne(Site).mapToPk().primary(),
    id: p.text().primary(),
    credits: p.integer().check('credits > 0'),
    minor: p.integer().check('minor > 0'),
    currency: p.enum(currencies).$type<Currency>(),
    country: p.text().nullable(),
    timesFrom: p.integer().nullable(),
    timesTo: p.integer().nullable(),
  },
  checks: [
    {
      name: 'bundle_times_check',
      expression:
        'num_nulls(times_from, times_to) = 2 or (times_from > 0 and times_to >= times_from)',
    },
  ],
})

export const bundleOf = ({
  id,
  credits,
  minor,
  currency,
  country,
  timesFrom: from,
  timesTo: to,
}: InferEntity<typeof Bundle>): SoldBundle => ({
  id,
  credits,
  price: { minor, currency },
  ...(country && { country }),
  ...(from && to && { times: { from, to } }),
})

/** The bundles as the rows that a statement writes. */
export const bundleRows = (bundles: readonly SoldBundle[]): string =>
  JSON.stringify(
    bundles.map(({ price, times, ...bundle }) => ({
      ...bundle,
      ...price,
      ...(times && { times_from: times.from, times_to: times.to }),
    })),
  )
