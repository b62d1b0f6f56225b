import type { LinkStore } from '#core/account/store.ts'
import type { Database } from './database.ts'

export const linkStore = (_db: Database): LinkStore => {
  throw new Error('linkStore is being written')
}
