import { describe, expect, it } from 'vitest'
import { conversation, type Side } from '#core/chat/machine.ts'
import { FREE_CONVERSATIONS, type Sending } from '#core/chat/rules.ts'
import { begin, can, step } from '#core/lifecycle.ts'
import { explore, nameOf } from '#specs/support/explore.ts'

const pair = { conversation: 'c', starter: 'anna', receiver: 'bram' }
const free: Sending = {
  confirmed: true,
  premium: false,
  started: FREE_CONVERSATIONS - 1,
  startsThis: true,
  otherThere: true,
  length: 5,
  lengthMax: 5,
  balance: 1,
  cost: 1,
}
const refusals: Record<string, Sending> = {
  member_gone: { ...free, otherThere: false, confirmed: false },
  email_not_confirmed: { ...free, confirmed: false },
  message_empty: { ...free, length: 0 },
  message_too_long: { ...free, length: 6 },
  premium_only: { ...free, started: FREE_CONVERSATIONS },
  insufficient_credits: { ...free, balance: 0 },
}
const sends = (by: Side) =>
  [free, ...Object.values(refusals)].map((sending) => ({
    by,
    message: { id: 'm', body: 'Hallo' },
    sending,
  }))
const { paths, pairs } = explore(conversation, pair, {
  send: [...sends('starter'), ...sends('receiver')],
  starterRemoves: [{}],
  receiverRemoves: [{}],
})

describe('the life of a conversation', () => {
  it('is new or open, on the list of each or removed from it', () => {
    expect(paths).toHaveLength(8)
  })

  it.each(Object.entries(refusals))(
    'refuses with %s in every state, and moves nothing',
    (why, sending) => {
      const asked = pairs.filter(({ event }) => 'sending' in event && event.sending === sending)
      expect(asked).toHaveLength(2 * paths.length)
      for (const pair of asked) expect(pair).toMatchObject({ why })
    },
  )

  it('opens at a message that may be sent, and is on both lists again', () => {
    const sent = pairs.filter(({ event }) => 'sending' in event && event.sending === free)
    expect(sent).toHaveLength(2 * paths.length)
    for (const pair of sent) {
      if (!('to' in pair)) throw new Error(pair.why)
      expect(nameOf(pair.to.state)).toBe('living.talk.open+starterList.listed+receiverList.listed')
    }
  })

  it('tells who sent and who is to receive, and what it cost, once', () => {
    for (const by of ['starter', 'receiver'] as const) {
      const result = step(conversation, begin(conversation, pair).next, {
        type: 'send',
        by,
        message: { id: 'm', body: 'Hallo' },
        sending: free,
      })
      const [from, to] = by === 'starter' ? ['anna', 'bram'] : ['bram', 'anna']
      expect(result).toMatchObject({
        moved: true,
        effects: [{ type: 'messageSent', conversation: 'c', message: 'm', from, to, cost: 1 }],
      })
    }
  })

  it('leaves the list of the one who removes it, and of nobody else', () => {
    const open = begin(conversation, pair).next
    const removed = step(conversation, open, { type: 'starterRemoves' })
    if (!removed.moved) throw new Error(removed.why)
    expect(nameOf(removed.next.state)).toContain('starterList.removed+receiverList.listed')
    expect(removed.effects).toEqual([{ type: 'chatRemoved', conversation: 'c', by: 'anna' }])
    expect(can(conversation, removed.next, { type: 'starterRemoves' })).toBe(false)
    expect(can(conversation, removed.next, { type: 'receiverRemoves' })).toBe(true)
  })
})
