import type { DiscoveryStore } from '#core/discovery/store.ts'
import type { Database } from './database.ts'

export const discoveryStore = (_db: Database): DiscoveryStore => {
  throw new Error('discoveryStore is being written')
}
