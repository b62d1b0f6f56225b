import type { Limiter } from '#core/ports.ts'
import type { Database } from './database.ts'

export const limiter = (_db: Database): Limiter => {
  throw new Error('limiter is being written')
}
