import { describe, expect, it } from 'vitest'
import { pushSendingChart } from '#core/charts/of/push-sending.ts'
import { pushRefusals } from '#core/contract/codes.ts'
import { begin, type Stored, step } from '#core/kernel/lifecycle.ts'
import { pushSending } from '#core/push/sending/machine.ts'
import { isHeld, mayPush, PUSHES_PER_HOUR, type PushFacts } from '#core/push/sending/rules.ts'

const plain: PushFacts = {
  mayEnter: true,
  hasDevice: true,
  isOn: true,
  waits: true,
  isThere: true,
  onlyFictional: false,
  onScreen: false,
  sent: 0,
  isQuiet: false,
}
const reasons: [why: (typeof pushRefusals)[number], facts: Partial<PushFacts>][] = [
  ['member_stays_out', { mayEnter: false }],
  ['no_device', { hasDevice: false }],
  ['kind_switched_off', { isOn: false }],
  ['seen_already', { waits: false }],
  ['sender_gone', { isThere: false }],
  ['only_fictional', { onlyFictional: true }],
  ['on_screen', { onScreen: true }],
  ['too_many_pushes', { sent: PUSHES_PER_HOUR }],
]

describe('sending', () => {
  it('goes on where nothing is against it, up to the last within an hour', () => {
    expect(mayPush(plain)).toBe('ok')
    expect(mayPush({ ...plain, sent: PUSHES_PER_HOUR - 1 })).toBe('ok')
  })

  it.each(reasons)('comes to nothing by one reason alone: %s (PSH-10)', (why, facts) => {
    expect(mayPush({ ...plain, ...facts })).toBe(why)
    expect(isHeld({ ...plain, ...facts, isQuiet: true })).toBe(why)
  })

  it('has a reason for each code that the charts have words for', () => {
    expect(reasons.map(([why]) => why).sort()).toEqual([...pushRefusals].sort())
  })

  it('waits for the end of quiet hours alone, and is told then unless it was seen (PSH-10)', () => {
    expect(isHeld(plain)).toBe('not_quiet')
    expect(isHeld({ ...plain, isQuiet: true })).toBe('ok')
    const first = begin(pushSending, undefined).next
    const next = (at: Stored, event: object) => step(pushSending, at as never, event as never)
    const told = next(first, { type: 'due', ...plain })
    const held = next(first, { type: 'due', ...plain, isQuiet: true })
    expect(told).toMatchObject({ next: { state: 'told' }, effects: [{ type: 'tell' }] })
    expect(held).toMatchObject({ next: { state: 'held' }, effects: [{ type: 'hold' }] })
    const waiting = { state: 'held', context: {} }
    expect(next(waiting, { type: 'quietEnded', ...plain })).toMatchObject({
      next: { state: 'told' },
    })
    expect(next(waiting, { type: 'quietEnded', ...plain, waits: false })).toEqual({
      moved: false,
      why: 'seen_already',
    })
    expect(next(waiting, { type: 'seen' })).toMatchObject({ next: { state: 'dropped' } })
  })

  it('is shown on its card with a sample on both sides of each limit', () => {
    const samples = pushSendingChart.samples.due?.map(({ facts }) => facts as PushFacts) ?? []
    const verdicts = new Set(samples.map((facts) => (facts.isQuiet ? 'quiet' : mayPush(facts))))
    expect([...verdicts].sort()).toEqual(['ok', 'quiet', ...pushRefusals].sort())
    const sent = samples.map((facts) => facts.sent)
    expect(sent).toContain(PUSHES_PER_HOUR - 1)
    expect(sent).toContain(PUSHES_PER_HOUR)
  })
})
