import type { SiteStore } from '#core/site/store.ts'
import type { Database } from './database.ts'

export const siteStore = (_db: Database): SiteStore => {
  throw new Error('siteStore is being written')
}
