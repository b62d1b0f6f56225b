import type pg from 'pg'
import type { CredentialStore, CredentialsWritten } from '#core/account/credentials/ports.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { Database } from '../../platform/database.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { whyNotWritten } from '../../platform/plan/refusals.ts'
import { rememberAnswer } from '../../platform/plan/remember.ts'
import { inTransaction } from '../../platform/transaction.ts'
import * as sql from './writes.ts'

type CredentialWrite = { now: Date; jobs: Job[]; remember: IdempotencyRecord | null }
type WhyNot = Extract<CredentialsWritten, { written: false }>['why']

/** Thrown inside a transaction, so that all of it is undone. */
class Refusal extends Error {
  override name = 'Refusal'
  readonly why: WhyNot
  constructor(why: WhyNot) {
    super(why)
    this.why = why
  }
}

const whyOf = (error: unknown): WhyNot | undefined => {
  if (error instanceof Refusal) return error.why
  const why = whyNotWritten(error)
  return why === 'email_taken' || why === 'already_done' ? why : undefined
}

/** What has to be there for the rest to go on. */
const orRefuse = (rows: unknown[], why: WhyNot) => {
  if (rows.length === 0) throw new Refusal(why)
}

/** A change that the password allowed is no longer allowed once there is another one. */
const isStill = (verified: string, passwordHash: string | null) => {
  if (verified !== passwordHash) throw new Refusal('password_wrong')
}

/** All of a change or nothing. The row of the account is locked before any other. */
const writing =
  (db: Database, jobQueue: PostgresJobQueue) =>
  async (
    account: string,
    { now, jobs, remember }: CredentialWrite,
    change: (client: pg.PoolClient, passwordHash: string | null) => Promise<void>,
  ): Promise<CredentialsWritten> => {
    try {
      await inTransaction(db, async (client) => {
        await rememberAnswer(client, remember, now)
        const [known] = await sql.lockAccount(client, { account })
        await change(client, known?.passwordHash ?? null)
        await jobQueue.putWithin(client, jobs)
      })
      return { written: true }
    } catch (error) {
      const why = whyOf(error)
      if (why) return { written: false, why }
      throw error
    }
  }

const reading = (
  db: Database,
): Pick<CredentialStore, 'accountOf' | 'isTaken' | 'isBanned' | 'formerOwner' | 'mailChange'> => ({
  accountOf: async (site, email) => {
    const [found] = await sql.accountOf(db.pool, { site, email })
    return found?.id ?? null
  },
  isTaken: async (site, email, now) => {
    const [found] = await sql.isTaken(db.pool, { site, email, now })
    return found?.taken ?? false
  },
  isBanned: async (site, email, now) => {
    const [found] = await sql.isBanned(db.pool, { site, email, now })
    return found?.banned ?? false
  },
  formerOwner: async (site, email, now) => {
    const [found] = await sql.formerOwner(db.pool, { site, email, now })
    return found?.id ?? null
  },
  mailChange: async (account, now) => {
    const [found] = await sql.mailChange(db.pool, { account, now })
    return found ?? null
  },
})

/** The CredentialStore port. */
export const credentialStore = (db: Database, jobQueue: PostgresJobQueue): CredentialStore => {
  const write = writing(db, jobQueue)
  return {
    ...reading(db),
    changePassword: ({ account, verified, passwordHash, keep, ...rest }) =>
      write(account, rest, async (client, known) => {
        isStill(verified, known)
        await sql.setPassword(client, { account, passwordHash })
        await sql.endSessions(client, { account, keep: keep ?? '' })
        await sql.endWishes(client, { account })
      }),
    resetPassword: ({ account, passwordHash, tokenHash, device, ...rest }) =>
      write(account, rest, async (client) => {
        orRefuse(
          await sql.takeLink(client, { account, purpose: 'reset', tokenHash }),
          'link_invalid',
        )
        await sql.setPassword(client, { account, passwordHash })
        await sql.endSessions(client, { account, keep: '' })
        await sql.endWishes(client, { account })
        await sql.knowDevice(client, { account, device, now: rest.now })
      }),
    requestMailChange: ({ account, verified, site, email, until, ...rest }) =>
      write(account, rest, async (client, known) => {
        isStill(verified, known)
        const request = { account, site, email, until, now: rest.now }
        orRefuse(await sql.requestMailChange(client, request), 'email_changed_recently')
        await sql.endLink(client, { account, purpose: 'mailChange' })
      }),
    cancelMailChange: async (account) => {
      await sql.cancelMailChange(db.pool, { account })
    },
    endMailChange: async (account) => {
      await sql.endMailChange(db.pool, { account })
    },
    confirmMailChange: ({ account, tokenHash, undoUntil, ...rest }) =>
      write(account, rest, async (client) => {
        const link = { account, purpose: 'mailChange', tokenHash } as const
        orRefuse(await sql.hasLink(client, link), 'link_invalid')
        const [moved] = await sql.moveAddress(client, { account, now: rest.now })
        if (!moved) throw new Refusal('link_invalid')
        if (moved.taken) throw new Refusal('email_taken')
        await sql.endOwnActivation(client, { account })
        await sql.endLink(client, { account, purpose: 'reset' })
        await sql.endLink(client, { account, purpose: 'withdrawal' })
        if (undoUntil)
          await sql.keepOldAddress(client, { account, was: moved.was, until: undoUntil })
      }),
    undoMailChange: ({ account, tokenHash, ...rest }) =>
      write(account, rest, async (client) => {
        const link = { account, purpose: 'mailUndo', tokenHash } as const
        orRefuse(await sql.takeLink(client, link), 'link_invalid')
        orRefuse(await sql.bringBack(client, { account, now: rest.now }), 'link_invalid')
        await sql.endLink(client, { account, purpose: 'mailChange' })
        await sql.endSessions(client, { account, keep: '' })
        await sql.endWishes(client, { account })
        await sql.forgetDevices(client, { account })
      }),
  }
}
