import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatCursor } from '#core/chat/ports.ts'
import { CHATS_PAGE } from '#core/chat/values.ts'
import {
  later,
  NOON,
  newMember,
  openStores,
  type Stores,
  send,
  times,
} from '../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

/** A member to whom so many others have said a word, one after the other. */
const withChats = async (count: number) => {
  const me = await newMember(stores)
  const others: string[] = []
  for (const nth of times(count)) {
    const other = await newMember(stores, { credits: 1 })
    await send(stores, { by: other, to: me }, later(nth * 1_000))
    others.unshift(other)
  }
  const pagesOf = async () => {
    const pages: string[][] = []
    let after: ChatCursor | undefined
    do {
      const { chats, next, unread } = await stores.chats.list(me, NOON, after)
      expect(unread).toBe(count)
      pages.push(chats.map(({ member }) => member.id))
      after = next ?? undefined
    } while (after)
    return pages
  }
  return { me, others, pagesOf }
}

describe('The list of conversations', () => {
  it('comes by pages of CHATS_PAGE, the latest first, each of them once', async () => {
    const { others, pagesOf } = await withChats(CHATS_PAGE + 1)
    const pages = await pagesOf()
    expect(pages.map(({ length }) => length)).toEqual([CHATS_PAGE, 1])
    expect(pages.flat()).toEqual(others)
  }, 60_000)

  it('has one page where CHATS_PAGE of them are all', async () => {
    const { pagesOf } = await withChats(CHATS_PAGE)
    expect((await pagesOf()).map(({ length }) => length)).toEqual([CHATS_PAGE])
  }, 60_000)
})
