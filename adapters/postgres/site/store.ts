import type { SiteStore } from '#core/site/ports.ts'
import type { Database } from '../platform/database.ts'
import { saveSite } from './save-site.ts'
import { Bundle, bundleOf, Site } from './schema.ts'

/** The SiteStore port. */
export const siteStore = (db: Database): SiteStore => ({
  all: async () => {
    const sites = await db.orm.em.fork().findAll(Site, { orderBy: { id: 'asc' } })
    return sites.map(({ id, hosts, settings, company, markets, regions }) => ({
      id,
      hosts,
      settings,
      company,
      markets,
      regions,
    }))
  },
  bundles: async (site) => {
    const orderBy = { credits: 'asc', id: 'asc' } as const
    const found = await db.orm.em.fork().find(Bundle, { site }, { orderBy })
    return found.map(bundleOf)
  },
  save: (site, bundles) => saveSite(db, site, bundles),
})
