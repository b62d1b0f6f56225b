import type { Wire } from '#core/ports.ts'
import type { Database } from './database.ts'

export const wire = (_db: Database, _options: { log: (line: string) => void }): Wire => {
  throw new Error('wire is being written')
}
