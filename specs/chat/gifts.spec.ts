import { describe, expect, it } from 'vitest'
import { isOffered, offeredGifts } from '#core/chat/gifts.ts'
import { maySend } from '#core/chat/rules.ts'
import { kindOf } from '#core/chat/selectors.ts'
import { type Gift, giftKinds, gifts } from '#core/chat/values.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
import { enGifts } from '#core/texts/en/chat/gifts.ts'
import { nlGifts } from '#core/texts/nl/chat/gifts.ts'

const offeredIds = (leftOut?: readonly Gift[]) => offeredGifts(leftOut).flatMap((one) => one.gifts)

describe('the catalogue of gifts (CHT-10)', () => {
  it('has 24 of them in four kinds, each once', () => {
    expect(giftKinds).toEqual(['flowers', 'treats', 'together', 'home'])
    expect(new Set(gifts).size).toBe(24)
    expect(offeredGifts().map((one) => one.gifts.length)).toEqual([6, 6, 6, 6])
    expect(offeredIds()).toEqual(gifts)
  })

  it('is without those that the operator leaves out, and without a kind that has none left', () => {
    const flowers = offeredGifts()[0]?.gifts ?? []
    expect(isOffered('wine', ['wine'])).toBe(false)
    expect(isOffered('rose', ['wine'])).toBe(true)
    expect(offeredIds(['wine'])).toEqual(gifts.filter((gift) => gift !== 'wine'))
    expect(offeredGifts(flowers).map(({ kind }) => kind)).toEqual(['treats', 'together', 'home'])
    expect(offeredGifts(gifts)).toEqual([])
  })

  it('has a name in each language, and none twice', () => {
    for (const { names } of [nlGifts.gift, enGifts.gift]) {
      expect(Object.keys(names).sort()).toEqual([...gifts].sort())
      expect(new Set(Object.values(names)).size).toBe(24)
    }
  })
})

const may = {
  confirmed: true,
  premium: false,
  started: 0,
  startsThis: true,
  otherThere: true,
  length: 0,
  lengthMax: 500,
  balance: 3,
  cost: 3,
  blocking: false,
  barred: false,
  gift: { offered: true },
}

describe('who may give a gift', () => {
  it('needs no words with it, and may add as many as a message holds', () => {
    expect(maySend(may)).toBe('ok')
    expect(maySend({ ...may, length: 500 })).toBe('ok')
    expect(maySend({ ...may, length: 501 })).toBe('message_too_long')
    expect(maySend({ ...may, gift: undefined })).toBe('message_empty')
  })

  it('gives what the site has, for its price', () => {
    expect(maySend({ ...may, gift: { offered: false } })).toBe('gift_not_offered')
    expect(maySend({ ...may, balance: 2 })).toBe('insufficient_credits')
  })

  it('is refused by all that refuses a message', () => {
    expect(maySend({ ...may, blocking: true })).toBe('member_blocked')
    expect(maySend({ ...may, barred: true })).toBe('member_gone')
    expect(maySend({ ...may, otherThere: false })).toBe('member_gone')
    expect(maySend({ ...may, confirmed: false })).toBe('email_not_confirmed')
    expect(maySend({ ...may, started: 2 })).toBe('premium_only')
  })

  it('is charged under a reason of its own', () => {
    expect([kindOf({}), kindOf({ gift: 'rose' })]).toEqual(['text', 'gift'])
    const sent = { conversation: 'c', message: 'm', from: 'anna', to: 'bram', cost: 3 }
    const reasons = (['text', 'gift'] as const).map((kind) => {
      const { postings } = reactionTo('conversation', { type: 'messageSent', ...sent, kind })
      return postings?.map(({ reason, credits }) => [reason, credits])
    })
    expect(reasons).toEqual([[['message', -3]], [['gift', -3]]])
  })
})
