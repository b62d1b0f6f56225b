import type { Database } from '../platform/database.ts'
import { whyNotWritten } from '../platform/plan/refusals.ts'
import type { Queryable } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { NotThere } from './profiles.ts'

/** Runs a write in a transaction; what it may be refused for becomes its answer. */
export const writing = (db: Database) => async (write: (on: Queryable) => Promise<void>) => {
  try {
    await inTransaction(db, write)
    return { written: true } as const
  } catch (error) {
    if (error instanceof NotThere) return { written: false, why: 'not_found' } as const
    const why = whyNotWritten(error)
    if (why) return { written: false, why } as const
    throw error
  }
}
