import { describe, expect, it } from 'vitest'
import { historyHiddenTo } from '#core/chat/history.ts'

const facts = { premium: false, limit: 5, lastSeq: 12, readSeq: 12, unread: 0 }

describe('how far back a member is shown a conversation', () => {
  it('is the last messages for a free member, as many as the site has set', () => {
    expect(historyHiddenTo(facts)).toBe(7)
    expect(historyHiddenTo({ ...facts, lastSeq: 6, readSeq: 6 })).toBe(1)
    expect(historyHiddenTo({ ...facts, lastSeq: 5, readSeq: 5 })).toBe(0)
    expect(historyHiddenTo({ ...facts, lastSeq: 2, readSeq: 2 })).toBe(0)
  })

  it('is all of it for a premium member, and where the site has set nothing', () => {
    expect(historyHiddenTo({ ...facts, premium: true })).toBe(0)
    expect(historyHiddenTo({ ...facts, limit: undefined })).toBe(0)
  })

  it('never ends before what has not been read yet', () => {
    expect(historyHiddenTo({ ...facts, readSeq: 3, unread: 9 })).toBe(3)
    expect(historyHiddenTo({ ...facts, readSeq: 0, unread: 1 })).toBe(0)
    expect(historyHiddenTo({ ...facts, readSeq: 11, unread: 1 })).toBe(7)
  })

  it('counts what one wrote oneself, which needs no reading', () => {
    expect(historyHiddenTo({ ...facts, readSeq: 0 })).toBe(7)
  })
})
