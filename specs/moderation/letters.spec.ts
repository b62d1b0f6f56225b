import { describe, expect, it } from 'vitest'
import type { Statement } from '#core/moderation/ports.ts'
import { statementLetter } from '#server/moderation/letters.ts'
import { to } from '#specs/platform/every-letter.ts'

const overturned = (subject: Statement['subject']): Statement => ({
  id: 's',
  case: 'f3a9c0de-0000-4000-8000-000000000000',
  account: 'bram',
  subject,
  foundBy: 'machine',
  decision: 'overturned',
  rule: null,
  facts: 'Je bedoelde er niets mee.',
  days: null,
  at: new Date('2026-06-15T10:00:00Z'),
  seenAt: null,
  restriction: null,
  status: 'overturned',
  caseDecision: 'warning',
  appealed: ['accused'],
  appealedAt: new Date('2026-06-16T10:00:00Z'),
})
const said = (subject: Statement['subject']) =>
  JSON.stringify(statementLetter(to('nl'), { statement: overturned(subject), token: '' }).blocks)

describe('the letter of a decision that is taken back', () => {
  it('says that all is as it was (MOD-02)', () => {
    expect(said('message')).toContain('Alles is terug zoals het was')
  })

  it('says of held messages that they are not delivered (MOD-02, MOD-05)', () => {
    expect(said('signs')).toContain('is niet bezorgd')
    expect(said('signs')).not.toContain('Alles is terug')
  })
})
