import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, type EventOrDue, step } from '#core/kernel/lifecycle.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { moderationCase } from '#core/moderation/machine.ts'
import { restriction } from '#core/moderation/restriction/machine.ts'
import { APPEAL_DAYS, CASE_LEASE_MINUTES, EVIDENCE_DAYS } from '#core/moderation/rules.ts'
import type { NewReport } from '#core/moderation/values.ts'

type CaseEvent = EventOrDue<typeof moderationCase.machine>

const input = {
  case: 'z',
  accused: 'bram',
  subject: 'message',
  about: 'm',
  urgency: 1,
} as const
const opened = begin(moderationCase, input)
const statement = { id: 's', rule: 'fraud', facts: 'Vraagt om geld.' } as const
const report: NewReport = {
  id: 'r',
  reporter: 'anna',
  reason: 'fraud',
  words: '',
  passage: '',
  mail: '',
  name: '',
  place: '',
}
const claim = (by: string, involved = false): CaseEvent => ({ type: 'claim', by, involved })
const decide = (by: string, decision: 'warning' | 'nothing_found' | 'ban'): CaseEvent => ({
  type: 'decide',
  by,
  decision,
  days: null,
  statement,
  restriction: decision === 'ban' ? 'r' : null,
})
const due = (name: string): CaseEvent => ({ type: `xstate.after.${name}` }) as CaseEvent

/** Where a case is after these events; a refusal leaves it, and is told. */
const reached = (...events: CaseEvent[]) => {
  let at = opened.next
  const refusals: string[] = []
  const effects: string[] = []
  for (const event of events) {
    const result = step(moderationCase, at, event)
    if (!result.moved) refusals.push(result.why)
    else {
      at = result.next
      effects.push(...result.effects.map(({ type }) => type))
    }
  }
  return { state: at.state, context: at.context, refusals, effects }
}

const lease = due(`lease.moderationCase.claimed`)

describe('A case', () => {
  it('goes from report to decision, objection and outcome, and everything comes back', () => {
    const end = reached(
      claim('eva'),
      decide('eva', 'ban'),
      { type: 'appeal', party: 'accused', words: 'Dat was ik niet.' },
      claim('finn'),
      { type: 'overturn', by: 'finn', statement },
    )
    expect(end.state).toBe('overturned')
    expect(end.effects).toEqual(['caseDecided', 'appealed', 'caseOverturned'])
    expect(end.context).toMatchObject({ decidedBy: 'eva', reviewedBy: 'finn', claimedBy: null })
  })

  it('waits for anybody again when nobody decides within its lease', () => {
    const [{ afterMs } = { afterMs: 0 }] = step(moderationCase, opened.next, claim('eva')).moved
      ? (step(moderationCase, opened.next, claim('eva')) as { due: { afterMs: number }[] }).due
      : []
    expect(afterMs).toBe(CASE_LEASE_MINUTES * MINUTE_MS)
    expect(reached(claim('eva'), lease)).toMatchObject({
      state: 'open',
      context: { claimedBy: null },
    })
  })

  it('becomes as urgent as the most urgent of its reports, and never less', () => {
    const said = (urgency: 0 | 1 | 2): CaseEvent => ({
      type: 'report',
      urgency,
      report,
      evidence: [],
    })
    expect(reached(said(2)).context.urgency).toBe(1)
    expect(reached(said(0), said(2)).context.urgency).toBe(0)
  })

  it('is decided anew, by another, where its reporter objects that nothing was found', () => {
    const appeal: CaseEvent = { type: 'appeal', party: 'reporter', words: 'Kijk nog eens.' }
    const asked = [claim('eva'), decide('eva', 'nothing_found'), appeal]
    expect(reached(...asked, claim('eva')).refusals).toEqual(['own_decision'])
    const anew = reached(...asked, claim('finn'), decide('finn', 'warning'))
    expect(anew).toMatchObject({ state: 'decided', context: { decidedBy: 'finn' } })
    const once = reached(...asked, claim('finn'), { type: 'uphold', by: 'finn', statement })
    expect(once.state).toBe('upheld')
  })

  it('closes when nobody can object any more, and then alone', () => {
    const decided = step(moderationCase, reached(claim('eva')) as never, decide('eva', 'warning'))
    expect(decided.moved && decided.due).toEqual([
      { name: 'xstate.after.appealTerm.moderationCase.decided', afterMs: APPEAL_DAYS * DAY_MS },
    ])
    const asked = reached(claim('eva'), decide('eva', 'ban'), {
      type: 'appeal',
      party: 'accused',
      words: 'Nee.',
    } as CaseEvent)
    const upheld = step(moderationCase, { ...asked } as never, claim('finn'))
    const end = upheld.moved
      ? step(moderationCase, upheld.next, { type: 'uphold', by: 'finn', statement })
      : upheld
    expect(end.moved && end.due.at(-1)?.afterMs).toBe(EVIDENCE_DAYS * DAY_MS)
  })

  const staff = fc.constantFrom('eva', 'finn', 'bram')
  const anyEvent: fc.Arbitrary<CaseEvent> = fc.oneof(
    staff.map((by) => claim(by, by === 'bram')),
    staff.map((by): CaseEvent => ({ type: 'release', by })),
    fc
      .tuple(staff, fc.constantFrom('warning' as const, 'nothing_found' as const, 'ban' as const))
      .map(([by, decision]) => decide(by, decision)),
    fc
      .constantFrom('accused' as const, 'reporter' as const)
      .map((party): CaseEvent => ({ type: 'appeal', party, words: 'Nee.' })),
    staff.map((by): CaseEvent => ({ type: 'uphold', by, statement })),
    staff.map((by): CaseEvent => ({ type: 'overturn', by, statement })),
    fc.constantFrom(
      lease,
      due('lease.moderationCase.reviewing'),
      due('appealTerm.moderationCase.decided'),
      due('evidenceTerm.moderationCase.upheld'),
      due('evidenceTerm.moderationCase.overturned'),
    ),
  )

  it('is never decided on by whom it is about, nor an objection by who took the decision (MOD-02)', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let at = opened.next
        for (const event of events) {
          const { claimedBy, decidedBy } = at.context
          const result = step(moderationCase, at, event)
          if (!result.moved) continue
          at = result.next
          expect(at.context.claimedBy).not.toBe('bram')
          expect(at.context.decidedBy).not.toBe('bram')
          if (event.type === 'decide' || event.type === 'uphold' || event.type === 'overturn') {
            expect(event.by).toBe(claimedBy)
            expect(event.by).not.toBe(decidedBy)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('A restriction', () => {
  const of = { restriction: 'r', account: 'bram', kind: 'suspended', about: null } as const
  const begun = begin(restriction, of)

  it('holds until it is lifted, or for its term', () => {
    expect(begun.effects).toEqual([{ type: 'restrictionBegan', ...of }])
    expect(begun.due).toEqual([])
    const limited = step(restriction, begun.next, { type: 'limit', termMs: 7 * DAY_MS })
    if (!limited.moved) throw new Error(limited.why)
    expect(limited.due).toEqual([
      { name: 'xstate.after.term.restriction.forTerm', afterMs: 7 * DAY_MS },
    ])
    const over = step(restriction, limited.next, {
      type: 'xstate.after.term.restriction.forTerm',
    })
    expect(over.moved && over.effects).toEqual([{ type: 'restrictionEnded', ...of }])
    for (const at of [begun.next, limited.next]) {
      const lifted = step(restriction, at, { type: 'lift', by: 'eva' })
      expect(lifted.moved && [lifted.next.state, lifted.effects]).toEqual([
        'lifted',
        [{ type: 'restrictionEnded', ...of }],
      ])
    }
  })

  it('ends once, whatever comes after', () => {
    const lifted = step(restriction, begun.next, { type: 'lift', by: 'eva' })
    if (!lifted.moved) throw new Error(lifted.why)
    for (const event of [{ type: 'lift', by: 'eva' }, { type: 'changed' }] as const) {
      expect(step(restriction, lifted.next, event).moved).toBe(false)
    }
  })
})
