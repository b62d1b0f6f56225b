import type { SiteStore } from '#core/site/store.ts'
import type { Database } from './database.ts'
import { Site } from './schema/site.ts'

/** The SiteStore port. */
export const siteStore = (db: Database): SiteStore => ({
  all: async () => {
    const sites = await db.orm.em.fork().findAll(Site, { orderBy: { id: 'asc' } })
    return sites.map(({ id, hosts, settings, company, vatBasisPoints, regions }) => ({
      id,
      hosts,
      settings,
      company,
      vatBasisPoints,
      regions,
    }))
  },
})
