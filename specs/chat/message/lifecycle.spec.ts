import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '#core/chat/message/machine.ts'
import {
  ANSWER_MS,
  HELD_MS,
  mayAwait,
  mayGiveBack,
  mayOwe,
  mayRefund,
} from '#core/chat/message/rules.ts'
import { begin, step } from '#core/kernel/lifecycle.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
import { exploreAsTold, sentence } from '#specs/harness/support/explore.ts'

const input = { message: 'm', conversation: 'c', from: 'anna', to: 'bram' }
const all = exploreAsTold(message, input).pairs
/** What is held has a table of its own. */
const isOfHeld = (said: string) => /^held | --(?:hold|deliver|refuse|xstate.after.held)/.test(said)
const pairs = all.filter((pair) => !isOfHeld(sentence(pair)))
const sent = begin(message, input).next

describe('the life of a message on the server', () => {
  it('is refunded at most once, and its text is erased at most once', () => {
    const [unread, read, unpaid] = [
      '{"cost":1,"wasRead":false}',
      '{"cost":1,"wasRead":true}',
      '{"cost":0,"wasRead":false}',
    ]
    const [anna, bram] = ['{"by":"anna"}', '{"by":"bram"}']
    const ownOnly = (state: string) => [
      `${state} --retract ${anna}--> removed`,
      `${state} --retract ${bram}--x not_found`,
    ]
    const due = 'xstate.after.answerPeriod.message.awaiting'
    const others = (state: string, ...decided: string[]) => [
      ...ownOnly(state),
      ...decided,
      `${state} --remove--> removed`,
      `${state} --${due}--x not_now`,
    ]
    const undecided = (state: string) =>
      ['withhold', 'release'].map((event) => `${state} --${event}--x not_now`)
    const neverBack = (state: string) => [
      `${state} --await--x not_now`,
      ...[unread, read, unpaid].map((facts) => `${state} --refund ${facts}--x not_now`),
    ]
    expect(pairs.map(sentence)).toEqual([
      'sent --await--x not_now',
      `sent --refund ${unread}--> refunded`,
      `sent --refund ${read}--x not_now`,
      `sent --refund ${unpaid}--x not_now`,
      ...others('sent', 'sent --withhold--> withheld', 'sent --release--x not_now'),
      ...neverBack('refunded'),
      ...others('refunded', ...undecided('refunded')),
      ...neverBack('removed'),
      ...[anna, bram].map((by) => `removed --retract ${by}--x not_now`),
      ...undecided('removed'),
      'removed --remove--x not_now',
      `removed --${due}--x not_now`,
      ...neverBack('withheld'),
      ...others('withheld', 'withheld --withhold--x not_now', 'withheld --release--> sent'),
    ])
  })

  it('is taken back by who said it alone, and gives no credits back', () => {
    const retracted = step(message, sent, { type: 'retract', by: 'anna' })
    if (!retracted.moved) throw new Error(retracted.why)
    expect(retracted.effects).toEqual([{ type: 'messageRemoved', ...input }])
    const reactions = retracted.effects.map((effect) => reactionTo('message', effect))
    expect(reactions.flatMap(({ postings = [] }) => postings)).toEqual([])
    expect(step(message, sent, { type: 'retract', by: 'bram' })).toMatchObject({
      moved: false,
      why: 'not_found',
    })
  })

  it.each([1, 7])('gives back exactly the %i that it cost, to the one who paid (C4)', (cost) => {
    const refunded = step(message, sent, { type: 'refund', cost, wasRead: false })
    if (!refunded.moved) throw new Error(refunded.why)
    expect(refunded.effects).toHaveLength(1)
    const posts = refunded.effects.flatMap((effect) => reactionTo('message', effect).postings ?? [])
    expect(posts).toEqual([
      { operation: 'm', account: 'anna', against: 'spent', credits: cost, reason: 'undelivered' },
    ])
  })

  it('tells whose words are gone, and to whom, whenever they are', () => {
    const removed = pairs.filter((pair) => 'to' in pair && pair.to.state === 'removed')
    expect(removed).toHaveLength(6)
    for (const pair of removed) {
      expect(pair).toMatchObject({ effects: [{ type: 'messageRemoved', ...input }] })
    }
  })
})

describe('a message that is held', () => {
  const heldBy = (facts: { cost?: number; owesAnswer?: boolean } = {}) => {
    const held = step(message, begin(message, { ...input, ...facts }).next, {
      type: 'hold',
      signs: ['contact'],
    })
    if (!held.moved) throw new Error(held.why)
    return held
  }
  const due = { type: 'xstate.after.heldPeriod.message.held' } as const

  it('goes on, is refused, comes back or is taken away, and no other begins to be held', () => {
    const taken = all.map(sentence).filter((said) => isOfHeld(said) && said.includes('-->'))
    expect(taken).toEqual([
      'sent --hold {"signs":["same_opener"]}--> held',
      'held --deliver--> sent',
      'held --refuse--> refunded',
      'held --refund {"cost":1,"wasRead":false}--> refunded',
      'held --retract {"by":"anna"}--> removed',
      'held --remove--> removed',
      `held --${due.type}--> sent`,
    ])
  })

  it('is looked at for an hour at most', () => {
    expect(heldBy().due).toEqual([{ name: due.type, afterMs: HELD_MS }])
    expect(HELD_MS).toBe(3_600_000)
  })

  it.each(['deliver', due.type] as const)('waits for its answer from %s on', (type) => {
    const owed = step(message, heldBy({ cost: 1, owesAnswer: true }).next, { type })
    expect(owed).toMatchObject({ next: { state: 'awaiting' }, due: [{ afterMs: ANSWER_MS }] })
    expect(owed.moved && owed.effects.map((effect) => effect.type)).toEqual(['messageDelivered'])
    for (const facts of [
      { cost: 0, owesAnswer: true },
      { cost: 1, owesAnswer: false },
    ])
      expect(step(message, heldBy(facts).next, { type })).toMatchObject({ next: { state: 'sent' } })
    expect(mayOwe({ owesAnswer: true, cost: 1 })).toBe('ok')
  })

  it('gives back what it cost once at most, in whatever order things come (C4)', () => {
    const events = [
      { type: 'deliver' },
      { type: 'refuse' },
      { type: 'refund', cost: 3, wasRead: false },
      { type: 'retract', by: 'anna' },
      due,
    ] as const
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 8 }), (order) => {
        let at = heldBy({ cost: 3 }).next
        let back = 0
        for (const event of order) {
          const moved = step(message, at, event)
          if (!moved.moved) continue
          at = moved.next
          const posts = moved.effects.flatMap((one) => reactionTo('message', one).postings ?? [])
          back += posts.reduce((sum, { credits }) => sum + credits, 0)
        }
        expect([0, 3]).toContain(back)
      }),
    )
  })

  it('gives nothing back where it cost nothing', () => {
    const refused = step(message, heldBy().next, { type: 'refuse' })
    if (!refused.moved) throw new Error(refused.why)
    expect(refused.effects.flatMap((one) => reactionTo('message', one).postings ?? [])).toEqual([])
  })
})

describe('a message that is paid for to a fictional profile', () => {
  const awaitedBy = (facts: { cost: number; isAnswered: boolean }) => {
    const begun = begin(message, { ...input, ...facts }).next
    return step(message, begun, { type: 'await' })
  }
  const due = { type: 'xstate.after.answerPeriod.message.awaiting' } as const

  it('waits 48 hours for its answer', () => {
    const waits = awaitedBy({ cost: 2, isAnswered: false })
    if (!waits.moved) throw new Error(waits.why)
    expect(waits.next.state).toBe('awaiting')
    expect(waits.due).toEqual([{ name: due.type, afterMs: 48 * 3_600_000 }])
    expect(waits.effects).toEqual([])
  })

  it('gives back exactly what it cost where nobody answered, once, and may go as any other', () => {
    const waits = awaitedBy({ cost: 2, isAnswered: false })
    const lapsed = waits.moved ? step(message, waits.next, due) : waits
    if (!lapsed.moved) throw new Error(lapsed.why)
    expect(lapsed.next.state).toBe('unanswered')
    const posts = lapsed.effects.flatMap((effect) => reactionTo('message', effect).postings ?? [])
    expect(posts).toEqual([
      { operation: 'm', account: 'anna', against: 'spent', credits: 2, reason: 'unanswered' },
    ])
    for (const event of [due, { type: 'refund', cost: 2, wasRead: false } as const]) {
      expect(step(message, lapsed.next, event).moved).toBe(false)
    }
    const gone = step(message, lapsed.next, { type: 'retract', by: 'anna' })
    expect(gone).toMatchObject({ next: { state: 'removed' }, cancelled: [] })
  })

  it('gives nothing back where somebody answered in time', () => {
    const waits = awaitedBy({ cost: 2, isAnswered: false })
    if (!waits.moved) throw new Error(waits.why)
    const { state, context } = waits.next
    const answered = { state, context: { ...context, isAnswered: true } }
    expect(step(message, answered, due)).toMatchObject({ next: { state: 'sent' }, effects: [] })
  })

  it.each([
    ['refunded', { type: 'refund', cost: 2, wasRead: false }],
    ['removed', { type: 'retract', by: 'anna' }],
    ['removed', { type: 'remove' }],
  ] as const)('waits no longer once it is %s', (state, event) => {
    const waits = awaitedBy({ cost: 2, isAnswered: false })
    const moved = waits.moved ? step(message, waits.next, event) : waits
    expect(moved).toMatchObject({ next: { state }, cancelled: [due.type] })
  })

  it('is owed no answer where it was free', () => {
    expect(awaitedBy({ cost: 0, isAnswered: false }).moved).toBe(false)
    expect(mayAwait({ cost: 0 })).toBe('not_now')
    expect(mayAwait({ cost: 1 })).toBe('ok')
    expect(mayGiveBack({ cost: 1, isAnswered: false })).toBe('ok')
    expect(mayGiveBack({ cost: 1, isAnswered: true })).toBe('not_now')
    expect(mayGiveBack({ cost: 0, isAnswered: false })).toBe('not_now')
  })
})

describe('whether a message is refunded', () => {
  it('takes that it was paid for, and that nobody read it', () => {
    expect(mayRefund({ cost: 1, wasRead: false })).toBe('ok')
    expect(mayRefund({ cost: 0, wasRead: false })).toBe('not_now')
    expect(mayRefund({ cost: 1, wasRead: true })).toBe('not_now')
  })
})
