import { describe, expect, it } from 'vitest'
import { begin, hasEnded, step } from '#core/kernel/lifecycle.ts'
import { type StaffRole, staffRoles } from '#core/kernel/roles.ts'
import { approval } from '#core/moderation/approval/machine.ts'
import {
  approvalRoles,
  mayDecideAlone,
  mayLiftAlone,
  mayPropose,
  maySecond,
} from '#core/moderation/approval/rules.ts'
import { type ApprovalKind, approvalKinds } from '#core/moderation/approval/values.ts'

const proposed = {
  erase_account: { about: null, amount: null },
  refund: { about: 'p', amount: 2_501 },
  gift_credits: { about: null, amount: 50 },
  lift_ban: { about: null, amount: null },
} as const

const waiting = (kind: ApprovalKind) =>
  begin(approval, { approval: 'v', kind, account: 'anna', ...proposed[kind], proposedBy: 'eva' })

const asked = (
  kind: ApprovalKind,
  event: 'confirm' | 'refuse',
  facts: Partial<{ by: string; role: StaffRole; involved: boolean }> = {},
) =>
  step(approval, waiting(kind).next, {
    type: event,
    by: 'finn',
    role: 'admin',
    involved: false,
    ...facts,
  })

describe('what two people decide (MOD-03)', () => {
  it.each([
    ['erase_account', ['support', 'admin'], ['admin']],
    ['refund', ['support', 'finance', 'admin'], ['finance', 'admin']],
    ['gift_credits', ['support', 'finance', 'admin'], ['finance', 'admin']],
    ['lift_ban', ['moderator', 'admin'], ['moderator', 'admin']],
  ] as const)('is, for %s, proposed by %j and confirmed by %j', (kind, propose, confirm) => {
    const facts = { kind, involved: false, ...proposed[kind] }
    const may = (role: StaffRole) => mayPropose({ ...facts, role }) === 'ok'
    expect(staffRoles.filter(may)).toEqual(propose)
    const second = (role: StaffRole) => asked(kind, 'confirm', { role }).moved
    expect(staffRoles.filter(second)).toEqual(confirm)
    expect(staffRoles.filter((role) => asked(kind, 'refuse', { role }).moved)).toEqual(confirm)
  })

  it.each(approvalKinds)('is never %s by one’s own word, nor about oneself', (kind) => {
    for (const event of ['confirm', 'refuse'] as const) {
      expect(asked(kind, event, { by: 'eva' })).toEqual({ moved: false, why: 'own_proposal' })
      expect(asked(kind, event, { involved: true })).toEqual({ moved: false, why: 'own_case' })
    }
    const facts = { kind, involved: true, ...proposed[kind], role: 'admin' } as const
    expect(mayPropose(facts)).toBe('own_case')
    for (const { propose, confirm } of Object.values(approvalRoles)) {
      expect(new Set([...propose, ...confirm])).toContain('admin')
    }
  })

  it('is confirmed, refused, taken back or over after seven days, each for good', () => {
    const ends = [
      asked('gift_credits', 'confirm'),
      asked('gift_credits', 'refuse'),
      step(approval, waiting('gift_credits').next, { type: 'withdraw', by: 'eva' }),
      step(approval, waiting('gift_credits').next, {
        type: 'xstate.after.term.approval.proposed',
      }),
    ].map((result) => result.moved && result.next)
    expect(ends.map((at) => (at ? at.state : null))).toEqual([
      'confirmed',
      'dropped',
      'dropped',
      'dropped',
    ])
    expect(ends.every((at) => at && hasEnded(approval, at))).toBe(true)
  })

  it('is taken back by who proposed it alone', () => {
    const other = step(approval, waiting('refund').next, { type: 'withdraw', by: 'finn' })
    expect(other).toEqual({ moved: false, why: 'not_found' })
  })

  it('does what it says by its confirmation and by nothing else', () => {
    const done = asked('gift_credits', 'confirm')
    const not = asked('gift_credits', 'refuse')
    expect(done.moved && done.effects).toEqual([
      { type: 'approved', approval: 'v', kind: 'gift_credits', account: 'anna', amount: 50 },
    ])
    expect(not.moved && not.effects).toEqual([])
  })
})

describe('an amount', () => {
  it('is one at least, of money and of credits', () => {
    const asked = { role: 'admin', involved: false } as const
    for (const kind of ['refund', 'gift_credits'] as const) {
      const of = (amount: number) => mayPropose({ ...asked, ...proposed[kind], kind, amount })
      expect([of(1), of(0), of(-1), of(1.5)]).toEqual(['ok', 'invalid', 'invalid', 'invalid'])
    }
  })
})

describe('what one person decides', () => {
  it('is a small refund, by finance', () => {
    const of = (role: StaffRole, amount: number | null, kind: ApprovalKind = 'refund') =>
      mayDecideAlone({ role, involved: false, kind, amount, givenMinor: 0 })
    expect(staffRoles.map((role) => of(role, 2_500))).toEqual([
      'not_found',
      'not_found',
      'ok',
      'ok',
    ])
    expect(of('finance', 2_501)).toBe('second_person_needed')
    expect(of('finance', null)).toBe('second_person_needed')
    expect(of('finance', 1, 'gift_credits')).toBe('second_person_needed')
    const one = { role: 'finance', involved: false, kind: 'refund', amount: 1 } as const
    expect(mayDecideAlone({ ...one, involved: true, givenMinor: 0 })).toBe('own_case')
    expect(mayDecideAlone({ ...one, givenMinor: 2_499 })).toBe('ok')
    expect(mayDecideAlone({ ...one, givenMinor: 2_500 })).toBe('second_person_needed')
  })

  it('is the end of a suspension that ends by itself', () => {
    expect(mayLiftAlone({ isForTerm: true })).toBe('ok')
    expect(mayLiftAlone({ isForTerm: false })).toBe('second_person_needed')
  })
})

describe('a proposal', () => {
  it.each([
    ['gift_credits', null, 0],
    ['gift_credits', null, 1.5],
    ['gift_credits', null, null],
    ['gift_credits', 'p', 5],
    ['refund', null, 100],
    ['refund', 'p', 0],
    ['erase_account', null, 1],
    ['erase_account', 'p', null],
    ['lift_ban', null, 1],
  ] as const)('of %s about %s of %s is none', (kind, about, amount) => {
    const facts = { kind, about, amount, role: 'admin', involved: false } as const
    expect(mayPropose(facts)).toBe('invalid')
  })

  it('names who may not be its second person first', () => {
    const facts = { by: 'eva', proposedBy: 'eva', involved: true, kind: 'refund' } as const
    expect(maySecond({ ...facts, role: 'moderator' })).toBe('own_proposal')
  })
})
