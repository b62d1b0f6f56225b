import { describe, expect, it } from 'vitest'
import { MESSAGES_PAGE } from '#core/chat/values.ts'
import {
  dispatch,
  NOON,
  newPair,
  openIn,
  send,
  storesOfFile,
  times,
} from '../harness/database/postgres.ts'

const stores = storesOfFile()

const pair = (more?: { credits?: number; premium?: boolean }) => newPair(stores, more)
const open = openIn(stores)
const remove = async (account: string, id: string) => {
  const side = await stores.chats.sideOf(account, id)
  if (!side) throw new Error('A stranger removes nothing')
  const event = { type: `${side}Removes` } as const
  return dispatch(stores.store, [{ to: 'conversation', id, event, must: true }])
}

describe('A conversation', () => {
  it('is nothing to a stranger', async () => {
    const { a, b, id } = await pair()
    const { a: stranger } = await pair()
    await send(stores, { by: a, to: b })
    expect(await open(stranger, id)).toBeNull()
    expect(await stores.chats.sideOf(stranger, id)).toBeNull()
    expect(await stores.chats.read(stranger, id, 1)).toBeNull()
  })

  it('is read up to where the reader says, never back and never beyond the end', async () => {
    const { a, b, id } = await pair()
    for (const _ of times(3)) await send(stores, { by: a, to: b })
    await send(stores, { by: b, to: a })
    expect(await stores.chats.read(b, id, 2)).toMatchObject({ unread: 1 })
    expect(await stores.chats.read(b, id, 1)).toMatchObject({ unread: 1 })
    expect(await stores.chats.read(b, id, 999)).toMatchObject({ unread: 0 })
    expect((await open(b, id))?.readSeq).toBe(4)
    expect((await open(a, id))?.otherReadSeq).toBe(4)
    await send(stores, { by: a, to: b })
    expect((await stores.chats.list(b, NOON)).unread).toBe(1)
  })

  it('answers reading with what is unread in all chats', async () => {
    const { a, b, id } = await pair()
    const { a: c } = await pair()
    await send(stores, { by: a, to: b })
    await send(stores, { by: c, to: b })
    await send(stores, { by: c, to: b })
    expect(await stores.chats.read(b, id, 1)).toMatchObject({ unread: 2 })
  })

  it('never loses an unread message to a reader at the same moment', async () => {
    const { a, b, id } = await pair({ credits: 60 })
    await send(stores, { by: a, to: b })
    await Promise.all(
      times(50).flatMap((seq) => [
        send(stores, { by: a, to: b }),
        stores.chats.read(b, id, seq % 2 ? seq : 999),
      ]),
    )
    const { rows } = await stores.db.pool.query(
      `select receiver_unread as unread, (
        select count(*)::int from message m where m.conversation_id = c.id and seq > receiver_read
      ) as counted from conversation c where id = $1`,
      [id],
    )
    expect(rows[0].unread).toBe(rows[0].counted)
    expect(await stores.chats.read(b, id, 51)).toMatchObject({ unread: 0 })
  })

  it('shows who removed it nothing of before, and comes back with a new message', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b, body: 'Hoi' })
    await remove(b, id)
    expect(await stores.chats.list(b, NOON)).toMatchObject({ chats: [], unread: 0 })
    expect((await stores.chats.list(a, NOON)).chats).toHaveLength(1)
    expect((await open(b, id))?.messages).toEqual([])
    expect((await open(b, id))?.hasOlder).toBe(false)
    await send(stores, { by: a, to: b, body: 'Ben je er nog?' })
    const { chats, unread } = await stores.chats.list(b, NOON)
    expect([chats.length, unread]).toEqual([1, 1])
    const found = await open(b, id)
    expect(found?.messages.map(({ body }) => body)).toEqual(['Ben je er nog?'])
    expect(found?.hasOlder).toBe(false)
    expect((await open(a, id))?.messages).toHaveLength(2)
  })

  it('conflicts with a removal at the same moment instead of losing either', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b })
    await Promise.all([
      remove(b, id),
      send(stores, { by: a, to: b }),
      send(stores, { by: b, to: a }),
    ])
    const { rows } = await stores.db.pool.query(
      `select version, event, before, after from move
      where lifecycle = 'conversation' and entity_id = $1 order by version`,
      [id],
    )
    expect(rows.map(({ version }) => version)).toEqual(times(5).map((n) => n + 1))
    expect(rows.slice(1).map(({ before }) => before)).toEqual(
      rows.slice(0, -1).map(({ after }) => after),
    )
  })

  it('opens at its last page, pages back, and catches up, 5,000 messages long', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b })
    await stores.db.pool.query(
      `insert into message (conversation_id, seq, id, side, body, at)
      select $1, seq, gen_random_uuid(), 'starter', 'Hoi ' || seq, $2
      from generate_series(2, 5000) as seq`,
      [id, NOON],
    )
    await stores.db.pool.query('update conversation set last_seq = 5000 where id = $1', [id])
    const last = await open(b, id)
    expect(last?.messages.map(({ seq }) => seq)).toEqual(times(MESSAGES_PAGE).map((n) => n + 4951))
    expect(last?.hasOlder).toBe(true)
    const before = await open(b, id, { before: 51 })
    expect(before?.messages.map(({ seq }) => seq)).toEqual(times(MESSAGES_PAGE).map((n) => n + 1))
    expect(before?.hasOlder).toBe(false)
    const caught: number[] = []
    const next = async () => (await open(b, id, { after: caught.at(-1) ?? 0 }))?.messages ?? []
    for (let page = await next(); page.length > 0; page = await next()) {
      expect(page.length).toBeLessThanOrEqual(500)
      caught.push(...page.map(({ seq }) => seq))
    }
    expect(caught).toEqual(times(5000).map((n) => n + 1))
    expect((await open(b, id, { after: 4998 }))?.messages.map(({ seq }) => seq)).toEqual([
      4999, 5000,
    ])
    expect((await open(b, id, { after: 5000 }))?.messages).toEqual([])
  })

  it('keeps a history without a word of what was said', async () => {
    const { a, b, id } = await pair()
    await send(stores, { by: a, to: b, body: 'Unmistakable' })
    const { rows } = await stores.db.pool.query('select * from move where entity_id = $1', [id])
    expect(rows.map(({ event }) => event)).toEqual(['begin', 'send'])
    expect(JSON.stringify(rows)).not.toContain('Unmistakable')
  })
})
