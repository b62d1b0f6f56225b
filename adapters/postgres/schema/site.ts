import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql'
import { type Currency, currencies } from '#core/payment/money.ts'
import type { Bundle as SoldBundle } from '#core/payment/pricing.ts'
import type { Site as StoredSite } from '#core/site/store.ts'

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
  },
})

export const bundleOf = ({
  id,
  credits,
  minor,
  currency,
  country,
}: InferEntity<typeof Bundle>): SoldBundle => ({
  id,
  credits,
  price: { minor, currency },
  ...(country && { country }),
})
