import type { AccountStore } from '#core/account/store.ts'
import type { Database } from './database.ts'

export const accountStore = (_db: Database): AccountStore => {
  throw new Error('accountStore is being written')
}
