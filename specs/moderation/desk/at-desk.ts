import { fireEvent } from '@testing-library/react'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { DeskCaseView, QueuedCaseView } from '#core/moderation/desk/contract.ts'
import { decisionsFor } from '#core/moderation/rules.ts'
import { openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { user } from '#specs/harness/server/people.ts'

export const FIRST = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a11'
export const SECOND = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a12'
export const BRAM = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a13'
export const ANNA = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a14'
export const AT = '2026-11-20T10:00:00.000Z'

const queued = (id: string, more: Partial<QueuedCaseView> = {}): QueuedCaseView => ({
  id,
  number: '019C-A8C6',
  subject: 'message',
  urgency: 1,
  status: 'open',
  opened_at: AT,
  reasons: ['fraud'],
  reports: 1,
  name: 'Bram',
  ...more,
})

export const person = (id: string, name: string) => ({
  id,
  name,
  born: '1985-02-03',
  town: 'Utrecht',
  fictional: false,
  language: 'nl',
  since: AT,
  premium: false,
  suspended: false,
})

export const opened = (id: string, more: Partial<DeskCaseView> = {}): DeskCaseView => ({
  id,
  signs: null,
  number: '019C-A8C6',
  subject: 'message',
  subject_id: BRAM,
  found_by: 'report',
  urgency: 1,
  status: 'claimed',
  opened_at: AT,
  claimed_until: new Date(Date.now() + 20 * 60_000).toISOString(),
  reasons: ['fraud'],
  decision: null,
  possible: decisionsFor('message', BRAM),
  appeal_by: null,
  accused: person(BRAM, 'Bram'),
  reports: [
    {
      id: ANNA,
      at: AT,
      about: 'content',
      reason: 'fraud',
      words: 'Hij vroeg het twee keer.',
      passage: '500 euro',
      place: '',
      name: '',
      reporter: { ...person(ANNA, 'Anna'), found: 2, unfounded: 1, earlier: [] },
    },
  ],
  evidence: [{ id: BRAM, kind: 'words', about: '', body: 'Stuur me 500 euro, dan kom ik', at: AT }],
  statements: [],
  appeals: [],
  locked: [],
  police: [],
  earlier: [],
  ...more,
})

const staff = (role: StaffRole) => user({ role })
export const refused = (error: 'case_claimed' | 'case_not_claimed') => ({
  status: 409,
  refusal: { error },
})

export const atDesk = (path: string, answers: Answers = {}, role: StaffRole = 'moderator') =>
  openPage(path, staff(role), {
    'GET /api/desk.php': () => ({
      cases: [queued(FIRST, { urgency: 0, reasons: ['threat', 'spam'] }), queued(SECOND)],
      next: null,
      mine: [],
      waiting: [
        { urgency: 0, cases: 1 },
        { urgency: 1, cases: 1 },
      ],
      appeals: 0,
      locked_by_notices: 0,
    }),
    'POST /api/desk-claim.php': ({ body }) => ({ id: body.id ?? SECOND }),
    'DELETE /api/desk-claim.php': () => ({}),
    'GET /api/desk-case.php': ({ query }) => ({ case: opened(query.id) }),
    'POST /api/desk-decision.php': () => ({}),
    'POST /api/desk-review.php': () => ({}),
    'GET /api/desk-conversation.php': () => ({
      messages: [{ from: BRAM, body: 'Stuur me 500 euro, dan kom ik', at: AT, is_reported: true }],
    }),
    ...answers,
  })

export const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
