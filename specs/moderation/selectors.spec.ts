import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { CaseStatus, Statement } from '#core/moderation/ports.ts'
import {
  APPEAL_DAYS,
  DECISION_LINK_DAYS,
  locksPictures,
  reasonsFor,
  staysLocked,
} from '#core/moderation/rules.ts'
import {
  appealEnds,
  appealUntil,
  creditRuleOf,
  isObjection,
  isUnderReview,
  keepsOut,
  linkUntil,
  mayObject,
} from '#core/moderation/selectors.ts'
import {
  caseSubjects,
  decisions,
  reportableSubjects,
  reportReasons,
  restrictionKinds,
} from '#core/moderation/values.ts'

const at = new Date('2026-11-20T10:00:00Z')
const end = new Date(at.getTime() + APPEAL_DAYS * DAY_MS)
const statuses: readonly CaseStatus[] = [
  'open',
  'claimed',
  'decided',
  'appealed',
  'reviewing',
  'upheld',
  'overturned',
  'closed',
]
type Facts = Pick<Statement, 'status' | 'decision' | 'caseDecision' | 'appealed'>
const stated = (facts: Partial<Facts>): Statement =>
  ({
    at,
    status: 'decided',
    decision: 'warning',
    caseDecision: 'warning',
    appealed: [],
    ...facts,
  }) as Partial<Statement> as Statement

describe('until when one objects (MOD-02)', () => {
  it('is six months from the decision on', () => {
    expect(appealEnds(at)).toEqual(end)
  })

  it('is there for whom a decision is against, and for who reported where nothing was found', () => {
    for (const decision of decisions) {
      const statement = stated({ decision, caseDecision: decision })
      expect([decision, appealUntil(statement)]).toEqual([decision, end])
      const isNothing = decision === 'nothing_found'
      expect(mayObject(statement, 'reporter')).toBe(isNothing)
      expect(mayObject(statement, 'accused')).toBe(!isNothing)
    }
  })

  it('is over once they have objected, and in any case that is not decided', () => {
    expect(appealUntil(stated({ appealed: ['accused'] }))).toBeNull()
    expect(appealUntil(stated({ appealed: ['reporter'] }))).toEqual(end)
    const open = statuses.filter((status) => appealUntil(stated({ status })) !== null)
    expect(open).toEqual(['decided'])
  })
})

describe('the mailed link to a decision', () => {
  it('opens it for ten years from the decision on, long after the term to object', () => {
    const tenYears = new Date(at.getTime() + DECISION_LINK_DAYS * DAY_MS)
    expect(linkUntil(stated({}))).toEqual(tenYears)
    expect(tenYears.toISOString().slice(0, 4)).toBe('2036')
  })

  it('is not mailed once its member has objected', () => {
    expect(linkUntil(stated({ appealed: ['accused'] }))).toBeNull()
  })
})

describe('an objection', () => {
  it('waits, or is before somebody', () => {
    expect(statuses.filter(isObjection)).toEqual(['appealed', 'reviewing'])
    expect(statuses.filter(isUnderReview)).toEqual(['reviewing'])
  })
})

describe('who cannot log in', () => {
  it('is suspended by a decision that holds now, and by no other', () => {
    const out = restrictionKinds.filter((restricts) => keepsOut({ holds: true, restricts }))
    expect(out).toEqual(['suspended'])
    expect(keepsOut({ holds: false, restricts: 'suspended' })).toBe(false)
    expect(keepsOut({ holds: true, restricts: null })).toBe(false)
  })
})

describe('the credits of who is suspended', () => {
  const held = { holds: true, restricts: 'suspended', until: null } as const

  it('wait where it ends by itself, stay with the account where it does not, and are nobody else’s concern', () => {
    expect(creditRuleOf(held)).toBe('stay')
    expect(creditRuleOf({ ...held, until: new Date() })).toBe('wait')
    expect(creditRuleOf({ ...held, holds: false })).toBeNull()
    const told = restrictionKinds.filter((restricts) => creditRuleOf({ ...held, restricts }))
    expect(told).toEqual(['suspended'])
  })
})

describe('what is reported', () => {
  it('is of the site itself: the form and what is counted have ways of their own', () => {
    expect(reportableSubjects).toEqual(['member', 'text', 'photo', 'message', 'conversation'])
  })

  it('has reasons by what it is, each where it can be', () => {
    const subjectsOf = (reason: (typeof reportReasons)[number]) =>
      caseSubjects.filter((subject) => reasonsFor(subject).includes(reason))
    const reported = ['member', 'text', 'photo', 'message', 'conversation', 'notice']
    const found = Object.fromEntries(reportReasons.map((reason) => [reason, subjectsOf(reason)]))
    const but = (...left: string[]) => reported.filter((subject) => !left.includes(subject))
    expect(found).toEqual({
      child_abuse: but('text'),
      under_age: reported,
      threat: reported,
      force: but('photo', 'text'),
      extortion: reported,
      fraud: [...reported, 'signs'],
      harassment: reported,
      hate: reported,
      sexual_unasked: reported,
      others_photo: ['member', 'photo', 'notice'],
      fake_profile: but('photo', 'text'),
      photo_not_you: ['member', 'photo', 'notice'],
      photo_explicit: ['member', 'photo', 'notice'],
      contact: but('photo'),
      advertising: [...reported, 'signs'],
      spam: [...but('photo'), 'signs'],
      illegal: reported,
      evasion: but('photo', 'text'),
      other: [...reported, 'signs'],
    })
  })

  it('locks pictures for the abuse of a child and for nothing else', () => {
    expect(reportReasons.filter(locksPictures)).toEqual(['child_abuse'])
  })

  it.each([
    ['nothing_found', null, 'photo', false],
    ['nothing_found', null, 'member', false],
    ['remove_photo', 'child_abuse', 'photo', true],
    ['warning', 'spam', 'photo', true],
    ['suspend', 'child_abuse', 'member', true],
    ['warning', 'spam', 'member', false],
    ['warning', 'spam', 'message', true],
    ['suspend', 'child_abuse', 'conversation', true],
    ['warning', 'spam', 'conversation', false],
    ['suspend', 'child_abuse', 'notice', true],
    ['warning', 'spam', 'notice', false],
  ] as const)('after %s by %s of a %s are locked still: %s', (decision, rule, subject, locked) => {
    expect(staysLocked({ decision, rule, subject })).toBe(locked)
  })
})
