import { randomUUID } from 'node:crypto'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { OPERATOR } from '#core/moderation/values.ts'
import type { Stores } from './postgres.ts'

const EVA = randomUUID()

/** What suspends an account, with the statement of reasons that the database asks for. */
export const suspensionOf = (account: string, site: string): FirstEvent[] => {
  const [id, statement, restriction] = [randomUUID(), randomUUID(), randomUUID()]
  const begin = {
    case: id,
    accused: account,
    subject: 'member',
    about: account,
    urgency: 2,
  } as const
  const record = {
    site,
    subject: 'member',
    subjectId: account,
    accused: account,
    foundBy: 'staff',
    report: null,
    evidence: [],
  } as const
  const to = 'moderationCase'
  return [
    { to, id, begin, record: { ...record, evidence: [] }, must: true },
    { to, id, event: { type: 'claim', by: EVA, involved: false }, must: true },
    {
      to,
      id,
      event: {
        type: 'decide',
        by: EVA,
        decision: 'ban',
        days: null,
        statement: { id: statement, rule: 'spam', facts: 'Steeds hetzelfde.' },
        restriction,
      },
      must: true,
    },
  ]
}

/** What lifts every suspension of an account that is in force, and lets its member in again. */
export const restorationOf = async (
  { db }: Pick<Stores, 'db'>,
  account: string,
  must: boolean,
): Promise<FirstEvent[]> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from restriction where account_id = $1 and kind = 'suspended' and in_force`,
    [account],
  )
  const restore = { type: 'restore', mail: randomUUID() } as const
  return [
    ...rows.map(({ id }): FirstEvent => {
      const event = { type: 'lift', by: OPERATOR } as const
      return { to: 'restriction', id, event, must: false }
    }),
    { to: 'account', id: account, event: restore, must },
  ]
}
