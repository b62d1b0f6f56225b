import type { SessionReads } from '#core/kernel/session-reads.ts'
import { sendFactsBySession } from '../chat/send-facts.ts'
import type { Database } from './database.ts'

/** The SessionReads port. */
export const sessionReads = (db: Database): SessionReads => ({
  sendFacts: (session, query) => sendFactsBySession(db.reads, session, query),
})
