import type { Database } from '../database.ts'
import type { Queryable } from '../statement.ts'
import { inTransaction } from '../transaction.ts'
import { whyNotWritten } from './refusals.ts'

/** What is to be written about is not there: nothing is written, nor remembered. */
export class NotThere extends Error {
  override name = 'NotThere'
}

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
