import type { DemoStore } from '#core/site/demo.ts'
import type { Database } from './database.ts'

export const demoStore = (_db: Database): DemoStore => {
  throw new Error('demoStore is being written')
}
