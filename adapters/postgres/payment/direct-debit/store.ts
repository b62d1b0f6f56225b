import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { Database } from '../../platform/database.ts'
import { advanceFacts, mostInAdvance } from './advance.ts'
import { liftDebtor, listBlocked } from './blocked.ts'
import { doubts } from './doubts.ts'
import { debitFacts } from './facts.ts'
import { paperQueries } from './papers.ts'
import { isTaken, lookProposed, waitingProposals } from './writes.ts'

/** The DirectDebitStore port. */
export const directDebitStore = (db: Database): DirectDebitStore => ({
  facts: (account, now) => debitFacts(db.pool, account, now),
  advanceFacts: (account, now, except) =>
    advanceFacts(db.pool, { account, now, except: except ?? null }),
  mostInAdvance: (account) => mostInAdvance(db.pool, account),
  proposed: (account, id) => lookProposed(db.pool, { account, id }),
  isTaken: (id) => isTaken(db.pool, id),
  waiting: async (account) => (await waitingProposals(db.pool, { account })).map(({ id }) => id),
  ...paperQueries(db),
  ...doubts(db),
  blocked: (site) => listBlocked(db, site),
  lift: (request) => liftDebtor(db, request),
})
