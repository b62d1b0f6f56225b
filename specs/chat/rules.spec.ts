import { describe, expect, it } from 'vitest'
import {
  type ClosedBecause,
  FREE_CONVERSATIONS,
  isReplyable,
  mayAct,
  mayBegin,
  mayBlock,
  maySend,
  type SendRequest,
} from '#core/chat/rules.ts'

const may: SendRequest & ClosedBecause = {
  confirmed: true,
  premium: false,
  started: 0,
  startsThis: true,
  otherThere: true,
  length: 1,
  lengthMax: 500,
  balance: 1,
  cost: 1,
  blocking: false,
  barred: false,
}

describe('who may send a message', () => {
  it('has a confirmed address', () => {
    expect(maySend({ ...may, confirmed: false })).toBe('email_not_confirmed')
    expect(maySend({ ...may, age: 'needed' })).toBe('age_proof_needed')
    expect(maySend({ ...may, age: 'refused' })).toBe('age_refused')
  })

  it('starts two conversations as a free member, and a third as a premium one', () => {
    expect(maySend({ ...may, started: FREE_CONVERSATIONS - 1 })).toBe('ok')
    expect(maySend({ ...may, started: FREE_CONVERSATIONS })).toBe('premium_only')
    expect(maySend({ ...may, started: FREE_CONVERSATIONS, premium: true })).toBe('ok')
  })

  it('goes on with the conversations there are, however many were started', () => {
    expect(maySend({ ...may, started: 9, startsThis: false })).toBe('ok')
  })

  it('pays with the last credit, and not with none', () => {
    expect(maySend({ ...may, balance: 3, cost: 3 })).toBe('ok')
    expect(maySend({ ...may, balance: 2, cost: 3 })).toBe('insufficient_credits')
    expect(maySend({ ...may, balance: 0, cost: 0 })).toBe('ok')
  })

  it('writes as many characters as the site allows, and not one more', () => {
    expect(maySend({ ...may, length: 500 })).toBe('ok')
    expect(maySend({ ...may, length: 501 })).toBe('message_too_long')
    expect(maySend({ ...may, length: 0 })).toBe('message_empty')
  })
})

describe('who may act on a conversation', () => {
  it('begins it as its starter, if the message may be sent', () => {
    expect(mayBegin({ ...may, by: 'starter' })).toBe('ok')
    expect(mayBegin({ ...may, by: 'starter', length: 0 })).toBe('message_empty')
    expect(mayBegin({ ...may, by: 'receiver' })).toBe('not_found')
  })

  it('removes it, blocks and unblocks only while there', () => {
    expect([mayAct({ isGone: false }), mayAct({ isGone: true })]).toEqual(['ok', 'not_now'])
    expect(mayBlock({ isGone: true, isNobody: false })).toBe('not_now')
    expect(mayBlock({ isGone: true, isNobody: true })).toBe('not_now')
  })

  it('blocks the other, unless that is nobody to who blocks', () => {
    expect(mayBlock({ isGone: false, isNobody: false })).toBe('ok')
    expect(mayBlock({ isGone: false, isNobody: true })).toBe('not_found')
  })
})

describe('why a message may not be sent', () => {
  it('is said to the one who blocks before anything that the other might be hiding', () => {
    expect(maySend({ ...may, blocking: true })).toBe('member_blocked')
    expect(maySend({ ...may, blocking: true, barred: true, otherThere: false })).toBe(
      'member_blocked',
    )
  })

  it('is the same for who is blocked as for who writes to somebody gone', () => {
    expect(maySend({ ...may, barred: true })).toBe('member_gone')
    expect(maySend({ ...may, otherThere: false })).toBe('member_gone')
  })

  it('is told before anything is typed, where no text could change it', () => {
    const nothing = { ...may, length: 0 }
    expect(maySend({ ...nothing, balance: 0 })).toBe('insufficient_credits')
    expect(maySend({ ...nothing, started: FREE_CONVERSATIONS })).toBe('premium_only')
    expect(maySend({ ...nothing, confirmed: false })).toBe('email_not_confirmed')
  })
})

describe('what a message may reply to', () => {
  it.each([
    [1, { hiddenTo: 0, lastSeq: 3 }, true],
    [3, { hiddenTo: 0, lastSeq: 3 }, true],
    [4, { hiddenTo: 0, lastSeq: 3 }, false],
    [2, { hiddenTo: 2, lastSeq: 3 }, false],
    [3, { hiddenTo: 2, lastSeq: 3 }, true],
  ])('is what its sender sees of the conversation: %i of %o is %s', (seq, seen, is) => {
    expect(isReplyable(seq, seen)).toBe(is)
  })

  it('is not there otherwise, before credits are asked', () => {
    const poor = { ...may, balance: 0 }
    expect(maySend({ ...poor, isReplyable: false })).toBe('not_found')
    expect(maySend({ ...may, isReplyable: true })).toBe('ok')
  })
})
