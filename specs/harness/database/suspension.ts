import { randomUUID } from 'node:crypto'
import type { FirstEvent } from '#core/kernel/cascade.ts'

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
