import { describe, expect, it } from 'vitest'
import { message } from '#core/chat/message/machine.ts'
import { mayRefund } from '#core/chat/message/rules.ts'
import { reactionTo } from '#core/reactions.ts'
import { explore, sentence } from '#specs/support/explore.ts'

const input = { message: 'm', conversation: 'c', from: 'anna', to: 'bram' }
const { pairs } = explore(message, input, {
  refund: [
    { cost: 2, wasRead: false },
    { cost: 2, wasRead: true },
    { cost: 0, wasRead: false },
  ],
  remove: [{}],
})

describe('the life of a message on the server', () => {
  it('is refunded at most once, and its text is erased at most once', () => {
    const [unread, read, unpaid] = [
      '{"cost":2,"wasRead":false}',
      '{"cost":2,"wasRead":true}',
      '{"cost":0,"wasRead":false}',
    ]
    expect(pairs.map(sentence)).toEqual([
      `sent --refund ${unread}--> refunded`,
      `sent --refund ${read}--x not_now`,
      `sent --refund ${unpaid}--x not_now`,
      'sent --remove--> removed',
      ...[unread, read, unpaid].map((facts) => `refunded --refund ${facts}--x not_now`),
      'refunded --remove--> removed',
      ...[unread, read, unpaid].map((facts) => `removed --refund ${facts}--x not_now`),
      'removed --remove--x not_now',
    ])
  })

  it('gives back exactly what it cost, to the one who paid (C4)', () => {
    const refund = pairs.find((pair) => 'to' in pair && pair.event.type === 'refund')
    if (!refund || !('effects' in refund)) throw new Error('Nothing is refunded')
    const [effect] = refund.effects
    expect(reactionTo('message', effect as never).post).toEqual([
      { operation: 'm', account: 'anna', against: 'spent', credits: 2, reason: 'undelivered' },
    ])
  })
})

describe('whether a message is refunded', () => {
  it('takes that it was paid for, and that nobody read it', () => {
    expect(mayRefund({ cost: 1, wasRead: false })).toBe('ok')
    expect(mayRefund({ cost: 0, wasRead: false })).toBe('not_now')
    expect(mayRefund({ cost: 1, wasRead: true })).toBe('not_now')
  })
})
