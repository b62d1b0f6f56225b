import { describe, expect, it } from 'vitest'
import { conversation } from '#core/chat/machine.ts'
import { canBlock, canHeart, isShutTo, messageCost } from '#core/chat/selectors.ts'
import { begin, can, type EventOrDue, step } from '#core/kernel/lifecycle.ts'

type Event = EventOrDue<typeof conversation.machine>

const sending = {
  confirmed: true,
  premium: true,
  started: 0,
  otherThere: true,
  length: 1,
  lengthMax: 500,
  balance: 1,
  cost: 1,
}
const send: Event = { type: 'send', by: 'starter', message: { id: 'm', body: 'Hoi' }, sending }
const block: Event = { type: 'starterBlocks', action: 'b' }
const leave: Event = { type: 'receiverLeaves' }

const lived = (...events: Event[]) => {
  let at = begin(conversation, { conversation: 'c', starter: 's', receiver: 'r' }).next
  for (const event of events) {
    const result = step(conversation, at, event)
    if (!result.moved) throw new Error(`${event.type}: ${result.why}`)
    at = result.next
  }
  return at
}

describe('who can block the other side of a conversation', () => {
  it.each([
    ['in which nothing was said', lived(), true, false],
    ['that goes on', lived(send), true, true],
    ['in which the starter blocks', lived(send, block), false, true],
    ['whose receiver has left', lived(send, leave), true, false],
  ])('is, in a conversation %s, who its chart lets block', (_, at, starter, receiver) => {
    for (const [side, expected] of [
      ['starter', starter],
      ['receiver', receiver],
    ] as const) {
      expect(canBlock(side, at)).toBe(expected)
      expect(can(conversation, at, { type: `${side}Blocks`, action: 'a' })).toBe(expected)
    }
  })
})

describe('a conversation', () => {
  it.each([
    ['in which nothing was said', lived(), false, false],
    ['that goes on', lived(send), false, false],
    ['in which the starter blocks', lived(send, block), true, true],
    ['whose receiver has left', lived(send, leave), true, true],
  ])('%s is shut where a side blocks or is gone', (_, at, starter, receiver) => {
    expect(isShutTo('starter', at, true)).toBe(starter)
    expect(isShutTo('receiver', at, true)).toBe(receiver)
  })

  it('is shut to whoever has nobody there any more', () => {
    expect(isShutTo('starter', lived(send), false)).toBe(true)
  })
})

describe('a heart', () => {
  it.each([
    ['what the other said', { isOwn: false, state: 'sent' }, false, true],
    ['what one said oneself', { isOwn: true, state: 'sent' }, false, false],
    ['what was removed', { isOwn: false, state: 'removed' }, false, false],
    ['what was given back', { isOwn: false, state: 'refunded' }, false, false],
    ['what was said before it was shut', { isOwn: false, state: 'sent' }, true, false],
  ])('can be given to %s: %o, shut %s, %s', (_, message, isShut, expected) => {
    expect(canHeart(message, { isShut })).toBe(expected)
  })
})

describe('messageCost', () => {
  const prices = { message_credits: 1, gift_credits: 3, photo_credits: 2 }

  it('returns the price of the kind of the message', () => {
    expect(messageCost(prices, {})).toBe(1)
    expect(messageCost(prices, { gift: 'rose' })).toBe(3)
    expect(messageCost(prices, { photo: true })).toBe(2)
  })

  it('charges a gift as a gift, also when a photo comes along', () => {
    expect(messageCost(prices, { gift: 'rose', photo: true })).toBe(3)
  })
})
