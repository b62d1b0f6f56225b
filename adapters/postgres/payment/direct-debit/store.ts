import type { DirectDebitStore, Proposal, Proposed } from '#core/payment/direct-debit/ports.ts'
import { codeVerdict, OTP_TRIES } from '#core/payment/direct-debit/rules.ts'
import type { Database } from '../../platform/database.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { liftDebtor, listBlocked } from './blocked.ts'
import { debitFacts } from './facts.ts'
import { paperQueries } from './papers.ts'
import { countTry, drop, lookProposed, propose, signed, voidEarlier } from './writes.ts'

const proposedOf = (row: Awaited<ReturnType<typeof lookProposed>>[number]): Proposed => {
  const { minor, currency, ...rest } = row.proposal
  return {
    ...rest,
    amount: { minor, currency },
    sentAt: new Date(rest.sentAt),
    signedAt: rest.signedAt === null ? null : new Date(rest.signedAt),
  }
}

/** The DirectDebitStore port. */
export const directDebitStore = (db: Database, jobQueue: PostgresJobQueue): DirectDebitStore => ({
  facts: (account, now) => debitFacts(db.pool, account, now),

  propose: (proposal: Proposal) =>
    inTransaction(db, async (on) => {
      const { amount, ...rest } = proposal
      const written = await propose(on, { ...rest, ...amount })
      if (written.length === 0) return false
      const { account, id } = proposal
      await voidEarlier(on, { account, id, most: OTP_TRIES })
      return true
    }),

  drop: async (which) => void (await drop(db.pool, which)),

  proposed: async (account, id) => {
    const [row] = await lookProposed(db.pool, { account, id })
    return row ? proposedOf(row) : null
  },

  tryCode: ({ account, id, mark, now }) =>
    inTransaction(db, async (on) => {
      const [row] = await lookProposed(on, { account, id, locked: true })
      if (!row) return null
      const { tries, sentAt, signedAt, mark: right } = proposedOf(row)
      if (signedAt) return mark === right ? 'ok' : 'void'
      const verdict = codeVerdict({ tries, sentAt, now, isRight: mark === right })
      if (mark !== right) await countTry(on, { id })
      return verdict
    }),

  sign: ({ id, account, ref, now }) =>
    inTransaction(db, async (on) => {
      const done = await signed(on, { id, account, ref, now })
      if (!done) return
      const job = {
        name: 'mail',
        key: `mandate:${id}`,
        template: 'mandateSigned',
        account,
        about: id,
      } as const
      await jobQueue.putWithin(on, [job])
    }),

  ...paperQueries(db),
  blocked: (site) => listBlocked(db, site),
  lift: (request) => liftDebtor(db, request),
})
