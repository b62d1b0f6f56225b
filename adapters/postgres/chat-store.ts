import type { ChatStore } from '#core/chat/store.ts'
import type { Database } from './database.ts'

export const chatStore = (_db: Database): ChatStore => {
  throw new Error('chatStore is being written')
}
