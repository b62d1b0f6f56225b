import { describe, expect, it } from 'vitest'
import { message } from '#core/chat/message/machine.ts'
import { mayRefund } from '#core/chat/message/rules.ts'
import { begin, step } from '#core/kernel/lifecycle.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
import { exploreAsTold, sentence } from '#specs/harness/support/explore.ts'

const input = { message: 'm', conversation: 'c', from: 'anna', to: 'bram' }
const { pairs } = exploreAsTold(message, input)
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
    expect(pairs.map(sentence)).toEqual([
      `sent --refund ${unread}--> refunded`,
      `sent --refund ${read}--x not_now`,
      `sent --refund ${unpaid}--x not_now`,
      ...ownOnly('sent'),
      'sent --remove--> removed',
      ...[unread, read, unpaid].map((facts) => `refunded --refund ${facts}--x not_now`),
      ...ownOnly('refunded'),
      'refunded --remove--> removed',
      ...[unread, read, unpaid].map((facts) => `removed --refund ${facts}--x not_now`),
      ...[anna, bram].map((by) => `removed --retract ${by}--x not_now`),
      'removed --remove--x not_now',
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
    const removed = pairs.filter((pair) => 'to' in pair && pair.event.type !== 'refund')
    expect(removed).toHaveLength(4)
    for (const pair of removed) {
      expect(pair).toMatchObject({ effects: [{ type: 'messageRemoved', ...input }] })
    }
  })
})

describe('whether a message is refunded', () => {
  it('takes that it was paid for, and that nobody read it', () => {
    expect(mayRefund({ cost: 1, wasRead: false })).toBe('ok')
    expect(mayRefund({ cost: 0, wasRead: false })).toBe('not_now')
    expect(mayRefund({ cost: 1, wasRead: true })).toBe('not_now')
  })
})
