import { describe, expect, it, test } from 'vitest'
import { ruleGroups, rulesOf } from '#core/moderation/rulebook.ts'
import {
  APPEAL_DAYS,
  CASE_LEASE_MINUTES,
  decisionsFor,
  EVIDENCE_DAYS,
  FACTS_LENGTH_MAX,
  fitsTerm,
  LOCKS_PER_DAY,
  lockedByWord,
  lockTermOf,
  mayAppeal,
  mayClaim,
  mayDecide,
  mayDecideAnew,
  mayOverturn,
  mayRelease,
  mayUphold,
  PAUSE_DAYS_MAX,
  REPORT_WORDS_MAX,
  REPORTS_PER_DAY,
  reasonsFor,
  SUSPENSION_DAYS_MAX,
  urgencyOf,
} from '#core/moderation/rules.ts'
import {
  caseSubjects,
  decisions,
  houseRules,
  reportReasons,
  restrictionOf,
} from '#core/moderation/values.ts'
import { numberOf } from '#core/moderation/views.ts'

const ruleIds = ruleGroups.flatMap((group) => rulesOf(group).map(([rule]) => rule))

test('the rules that a decision names are those of the page', () => {
  expect(houseRules.toSorted()).toEqual(ruleIds.toSorted())
})

describe('a reason to report', () => {
  it.each([
    ['child_abuse', 0],
    ['under_age', 0],
    ['threat', 0],
    ['force', 0],
    ['extortion', 0],
    ['fraud', 1],
    ['harassment', 1],
    ['hate', 1],
    ['sexual_unasked', 1],
    ['others_photo', 1],
    ['illegal', 1],
    ['fake_profile', 2],
    ['photo_not_you', 2],
    ['photo_explicit', 2],
    ['contact', 2],
    ['advertising', 2],
    ['spam', 2],
    ['evasion', 2],
    ['other', 2],
  ] as const)('%s is looked at with urgency %i', (reason, urgency) => {
    expect(urgencyOf(reason)).toBe(urgency)
  })

  it.each(caseSubjects)('of a %s is one of those that fit it, the most urgent first', (subject) => {
    const reasons = reasonsFor(subject)
    expect(reasons.map(urgencyOf)).toEqual(reasons.map(urgencyOf).toSorted())
    expect(reasons.at(-1)).toBe('other')
    expect(new Set(reasons).size).toBe(reasons.length)
  })

  it('fits what it is about: nobody reports a text for its nakedness, or a photo for its spam', () => {
    expect(reasonsFor('text')).not.toContain('photo_explicit')
    expect(reasonsFor('text')).not.toContain('child_abuse')
    expect(reasonsFor('photo')).not.toContain('spam')
    expect(reasonsFor('photo')).not.toContain('evasion')
    expect(reasonsFor('message')).toContain('contact')
    expect(reasonsFor('message')).not.toContain('photo_not_you')
    expect(reasonsFor('member').toSorted()).toEqual(reportReasons.toSorted())
    expect(reasonsFor('notice').toSorted()).toEqual(reportReasons.toSorted())
  })
})

describe('the word of a reporter', () => {
  const album = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]

  it('locks the whole of what it is about until it came to its measure, and then nothing (MOD-04)', () => {
    for (let today = 0; today <= 2 * LOCKS_PER_DAY; today += 1) {
      const locked = lockedByWord(album, { today, freed: [] })
      expect(locked).toEqual(today < LOCKS_PER_DAY ? album : [])
    }
  })

  it('locks no picture again that it had locked before and that was freed', () => {
    const locked = lockedByWord(album, { today: 0, freed: ['two', 'of another album'] })
    expect(locked.map(({ id }) => id)).toEqual(['one', 'three'])
  })
})

describe('the lock by a report', () => {
  it('holds until the decision for a member without wrong reports, for a day for others, and is none after a wrong notice (MOD-15)', () => {
    expect(lockTermOf({ isMember: true, wrong: 0 })).toBe('untilDecided')
    expect(lockTermOf({ isMember: true, wrong: 1 })).toBe('forTerm')
    expect(lockTermOf({ isMember: false, wrong: 0 })).toBe('forTerm')
    expect(lockTermOf({ isMember: false, wrong: 1 })).toBeNull()
  })
})

describe('a decision', () => {
  it('removes only what the case is about', () => {
    expect(decisionsFor('photo', 'anna')).toContain('remove_photo')
    expect(decisionsFor('photo', 'anna')).not.toContain('remove_message')
    expect(decisionsFor('message', 'anna')).toContain('remove_message')
    expect(decisionsFor('member', 'anna')).not.toContain('remove_photo')
    expect(decisionsFor('notice', null)).toEqual(['nothing_found'])
  })

  it('has a length where it ends by itself, and none where it does not', () => {
    for (const decision of decisions) {
      const ends = decision === 'pause_chat' || decision === 'suspend'
      expect([decision, fitsTerm(decision, null)]).toEqual([decision, !ends])
      expect([decision, fitsTerm(decision, 1)]).toEqual([decision, ends])
    }
    expect(fitsTerm('pause_chat', PAUSE_DAYS_MAX)).toBe(true)
    expect(fitsTerm('pause_chat', PAUSE_DAYS_MAX + 1)).toBe(false)
    expect(fitsTerm('suspend', SUSPENSION_DAYS_MAX)).toBe(true)
    expect(fitsTerm('suspend', SUSPENSION_DAYS_MAX + 1)).toBe(false)
    expect(fitsTerm('suspend', 0)).toBe(false)
    expect(fitsTerm('suspend', 1.5)).toBe(false)
  })

  it('restricts something, but for a finding of nothing and a warning', () => {
    const free = decisions.filter((decision) => restrictionOf[decision] === null)
    expect(free).toEqual(['nothing_found', 'warning'])
  })

  it('is taken by who has the case, and by nobody else', () => {
    const facts = { by: 'eva', decision: 'warning', days: null, possible: decisions } as const
    expect(mayDecide({ ...facts, claimedBy: 'eva' })).toBe('ok')
    expect(mayDecide({ ...facts, claimedBy: 'finn' })).toBe('case_not_claimed')
    expect(mayDecide({ ...facts, claimedBy: null })).toBe('case_not_claimed')
    expect(mayDecide({ ...facts, claimedBy: 'eva', days: 3 })).toBe('invalid')
    expect(mayDecide({ ...facts, claimedBy: 'eva', possible: ['ban'] })).toBe('invalid')
  })
})

describe('a case', () => {
  const free = { by: 'eva', involved: false, claimedBy: null, decidedBy: null }
  it('is before one at a time, never before whom it is about, nor before who decided on it', () => {
    expect(mayClaim(free)).toBe('ok')
    expect(mayClaim({ ...free, claimedBy: 'eva' })).toBe('ok')
    expect(mayClaim({ ...free, claimedBy: 'finn' })).toBe('case_claimed')
    expect(mayClaim({ ...free, involved: true })).toBe('own_case')
    expect(mayClaim({ ...free, decidedBy: 'eva' })).toBe('own_decision')
    expect(mayClaim({ ...free, decidedBy: 'finn' })).toBe('ok')
  })

  it('is put back by who has it', () => {
    expect(mayRelease({ by: 'eva', claimedBy: 'eva' })).toBe('ok')
    expect(mayRelease({ by: 'eva', claimedBy: 'finn' })).toBe('case_not_claimed')
    expect(mayRelease({ by: 'eva', claimedBy: null })).toBe('case_not_claimed')
  })

  it('has a number that people can say', () => {
    expect(numberOf('f3a9c0de-0000-4000-8000-000000000000')).toBe('F3A9-C0DE')
  })
})

describe('an objection', () => {
  it('is made once by whom the decision is against, or who reported what nothing was found of', () => {
    const none = { appealed: [] }
    expect(mayAppeal({ party: 'accused', decision: 'warning', ...none })).toBe('ok')
    expect(mayAppeal({ party: 'reporter', decision: 'warning', ...none })).toBe('not_now')
    expect(mayAppeal({ party: 'accused', decision: 'nothing_found', ...none })).toBe('not_now')
    expect(mayAppeal({ party: 'reporter', decision: 'nothing_found', ...none })).toBe('ok')
    expect(mayAppeal({ party: 'accused', decision: null, ...none })).toBe('not_now')
    const again = { party: 'accused', decision: 'ban', appealed: ['reporter'] } as const
    expect(mayAppeal(again)).toBe('ok')
    expect(mayAppeal({ ...again, appealed: ['accused'] })).toBe('appealed_already')
  })

  const review = {
    by: 'finn',
    claimedBy: 'finn',
    decidedBy: 'eva',
    appealBy: 'accused',
  } as const
  test('is never decided on by who took the decision (H6, MOD-02)', () => {
    expect(mayUphold(review)).toBe('ok')
    expect(mayOverturn(review)).toBe('ok')
    const own = { ...review, by: 'eva', claimedBy: 'eva' } as const
    expect(mayUphold(own)).toBe('own_decision')
    expect(mayOverturn(own)).toBe('own_decision')
    expect(mayUphold({ ...review, claimedBy: 'eva' })).toBe('case_not_claimed')
    expect(mayOverturn({ ...review, claimedBy: null })).toBe('case_not_claimed')
  })

  it('of a reporter leads to a new decision, and is not taken back', () => {
    const asked = { ...review, appealBy: 'reporter' } as const
    const anew = { ...asked, decision: 'warning', days: null, possible: decisions } as const
    expect(mayOverturn(asked)).toBe('not_now')
    expect(mayDecideAnew(anew)).toBe('ok')
    expect(mayDecideAnew({ ...anew, decision: 'nothing_found' })).toBe('not_now')
    expect(mayDecideAnew({ ...anew, appealBy: 'accused' })).toBe('not_now')
    expect(mayDecideAnew({ ...anew, by: 'eva', claimedBy: 'eva' })).toBe('own_decision')
    expect(mayDecideAnew({ ...anew, days: 3 })).toBe('invalid')
  })
})

test('the terms are those that members are told', () => {
  expect([CASE_LEASE_MINUTES, APPEAL_DAYS, EVIDENCE_DAYS]).toEqual([30, 183, 30])
  expect([REPORTS_PER_DAY, REPORT_WORDS_MAX, FACTS_LENGTH_MAX]).toEqual([30, 1_000, 1_000])
})
