import type { SessionStore } from '#core/account/store.ts'
import type { Database } from './database.ts'

export const sessionStore = (_db: Database): SessionStore => {
  throw new Error('sessionStore is being written')
}
