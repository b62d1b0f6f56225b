import type { SessionReads } from '#core/kernel/session-reads.ts'
import type { Database } from './database.ts'
import { sendFactsBySession } from './read/send-facts.ts'

/** The SessionReads port. */
export const sessionReads = (db: Database): SessionReads => ({
  sendFacts: (session, ask) => sendFactsBySession(db.reads, session, ask),
})
