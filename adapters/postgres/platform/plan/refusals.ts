import pg from 'pg'
import type { Written } from '#core/kernel/ports.ts'

export type WhyNot = Extract<Written, { written: false }>['why']

/** Thrown inside a transaction, so that all of it is undone. */
export class NotWritten extends Error {
  override name = 'NotWritten'
  readonly why: WhyNot

  constructor(why: WhyNot) {
    super(why)
    this.why = why
  }
}

/** What the function `refuse` of the database raises: codes of no class that Postgres uses. */
export const CONFLICT = 'VK001'
export const INSUFFICIENT_CREDITS = 'VK002'

const UNIQUE_VIOLATION = '23505'
const DEADLOCK_DETECTED = '40P01'

/** Who breaks one of these was here before: the answer is there already. */
const doneBefore = [
  'message_id_unique',
  'ledger_entry_once_unique',
  'desk_log_once_unique',
  'request_pkey',
] as const

/** What an error of a write means; undefined when it is none of the expected ones. */
export const whyNotWritten = (error: unknown): WhyNot | undefined => {
  if (error instanceof NotWritten) return error.why
  if (!(error instanceof pg.DatabaseError)) return undefined
  if (error.code === INSUFFICIENT_CREDITS) return 'insufficient_credits'
  if (error.code === CONFLICT || error.code === DEADLOCK_DETECTED) return 'conflict'
  if (error.code !== UNIQUE_VIOLATION) return undefined
  if (error.constraint === 'account_address_unique') return 'email_taken'
  if (doneBefore.some((name) => name === error.constraint)) return 'already_done'
  return error.constraint?.endsWith('_pkey') ? 'conflict' : undefined
}
