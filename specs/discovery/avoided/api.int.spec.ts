import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignupForm } from '#core/account/contract.ts'
import { apart } from '#specs/harness/server/apart.ts'
import {
  freshEmail,
  isListedTo,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

/** What nobody can use over the internet. */
const APART_MS_MAX = 20
const RUNS = 30

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const avoid = (member: SpecMember, email: string, note = '') =>
  member.ask('POST /api/avoided.php', { body: { email, note } })
const woman = (changes: Partial<SignupForm> = {}) =>
  newMember(server, { gender: 'female', seeks: 'male', ...changes })

/** A woman with a photo and a man, who looked at each other, like and keep each other. */
const twoWhoMet = async () => {
  const [anna, bram] = [await woman({ city: 'Zeist' }), await newMember(server)]
  const { photos } = await addPhoto(anna, await jpeg())
  for (const [one, other] of [[anna, bram] as const, [bram, anna] as const]) {
    const body = { id: other.id }
    await one.ask('PUT /api/member.php', { body })
    await one.ask('POST /api/favourites.php', { body })
  }
  await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
  await bram.ask('POST /api/likes.php', { body: { id: anna.id } })
  return { anna, bram, photo: photos[0]?.id }
}

const idsIn = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const archiveOf = async (member: SpecMember) => {
  const response = await fetch(`${server.url}/api/data.php`, {
    method: 'POST',
    headers: {
      cookie: member.cookie(),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ password: PASSWORD }),
  })
  return unzip(Buffer.from(await response.arrayBuffer()))
}

/** Each surface on which a profile shows: whether this one shows on it to that member. */
const surfaces: Record<string, (viewer: SpecMember, id: string) => Promise<boolean>> = {
  search: isListedTo,
  profile: async (viewer, id) =>
    (await viewer.call('GET /api/member.php', { query: { id } })).status === 200,
  photos: async (viewer, id) =>
    (await viewer.call('GET /api/gallery.php', { query: { id } })).status === 200,
  'likes received': async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/likes.php')).liked_by).includes(id),
  'likes given': async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/likes.php')).profiles).includes(id),
  matches: async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/likes.php')).matches).includes(id),
  'the count of new likes': async (viewer) =>
    (await viewer.ask('GET /api/likes.php')).new_likes > 0,
  visitors: async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/visitors.php')).visitors).includes(id),
  favourites: async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/favourites.php')).profiles).includes(id),
  notifications: async (viewer, id) =>
    (await viewer.ask('GET /api/notifications.php', { query: {} })).happenings.some(
      ({ member }) => member?.id === id,
    ),
}

/** Each act towards a member: what it is refused with, or that it is done. */
const acts: Record<string, (actor: SpecMember, id: string) => Promise<{ status: number }>> = {
  like: (actor, id) => actor.call('POST /api/likes.php', { body: { id } }),
  visit: (actor, id) => actor.call('PUT /api/member.php', { body: { id } }),
  keep: (actor, id) => actor.call('POST /api/favourites.php', { body: { id } }),
  swipe: (actor, id) => actor.call('POST /api/swipe-game.php', { body: { id, like: true } }),
  write: (actor, id) => actor.call('POST /api/message.php', message(id, 'Hoi')),
  block: (actor, id) => actor.call('POST /api/block.php', { body: { id } }),
}

describe('whose address a member avoids', () => {
  test('sees that member on no surface, where both were seen before (MOD-07)', async () => {
    const { anna, bram, photo } = await twoWhoMet()
    const opens = async () => (await bram.send('GET', `/media/photos/${photo}.webp`)).status
    for (const [name, shows] of Object.entries(surfaces)) {
      expect([name, await shows(bram, anna.id), await shows(anna, bram.id)]).toEqual([
        name,
        true,
        true,
      ])
    }
    const before = await opens()
    await avoid(anna, bram.email)
    for (const [name, shows] of Object.entries(surfaces)) {
      expect([name, await shows(bram, anna.id), await shows(anna, bram.id)]).toEqual([
        name,
        false,
        true,
      ])
    }
    expect([before, await opens()]).toEqual([200, 404])
  })

  test.each(Object.entries(acts))(
    'cannot %s that member, as if there were nobody (MOD-07)',
    async (_, act) => {
      const [anna, bram] = [await woman(), await newMember(server)]
      await avoid(anna, bram.email.toUpperCase().replace('@', '+x@'))
      const nobody = await act(bram, '00000000-0000-4000-8000-000000000000')
      const refused = await act(bram, anna.id)
      expect(refused).toMatchObject({
        status: nobody.status,
        json: (nobody as { json?: unknown }).json,
      })
      expect(refused.status).toBe(404)
    },
  )

  test('finds that member in no saved search, no game and no archive (MOD-07)', async () => {
    const bram = await newMember(server)
    await bram.ask('POST /api/saved-searches.php', { body: { wishes: { city: 'Zeist' } } })
    const fresh = async () => (await bram.ask('GET /api/saved-searches.php')).searches[0]?.fresh
    const anna = await woman({ city: 'Zeist' })
    expect(await fresh()).toBe(1)
    await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    await avoid(anna, bram.email)
    expect(await fresh()).toBe(0)
    const stack = (await bram.ask('GET /api/swipe-game.php')).profiles
    expect(idsIn(stack)).not.toContain(anna.id)
    const files = await archiveOf(bram)
    expect(String(files.get('likes.json'))).not.toContain(anna.id)
    expect(JSON.parse(String(files.get('likes.json')))).toEqual([])
  })

  test('hears nothing of a like, a look and a message: no hint, no count, no notice (MOD-07)', async () => {
    const [anna, bram] = [await woman(), await newMember(server)]
    await avoid(anna, bram.email)
    const stream = await openStream(server.url, bram.cookie())
    const count = stream.hints.length
    for (const act of ['like', 'visit', 'swipe', 'write']) {
      expect((await acts[act]?.(anna, bram.id))?.status).toBe(200)
    }
    const other = await woman()
    await other.ask('POST /api/likes.php', { body: { id: bram.id } })
    await until(() => expect(stream.hints.length).toBeGreaterThan(count))
    expect(JSON.stringify(stream.hints)).not.toContain(anna.id)
    expect(stream.hints.filter(({ about }) => about === 'chats')).toEqual([])
    stream.close()
    const { chats, unread } = await bram.ask('GET /api/chats.php', { query: {} })
    expect([chats, unread]).toEqual([[], 0])
    expect((await bram.ask('GET /api/likes.php')).new_likes).toBe(1)
    const due = await server.db.query('select from notice_due where account_id = $1', [bram.id])
    expect(due.rows).toEqual([])
  })
})

describe('who avoids an address', () => {
  const sent = async (from: SpecMember, to: SpecMember, body = 'Hoi') =>
    from.ask('POST /api/message.php', message(to.id, body))
  const talkOf = async (reader: SpecMember, id: string) =>
    (await reader.ask('GET /api/chat.php', { query: { conversation: id } })).conversation

  test('writes and pays as to anybody, and the mark of it comes with the other’s next visit (MOD-07)', async () => {
    const [anna, bram, cor] = [await woman(), await newMember(server), await newMember(server)]
    await avoid(anna, bram.email)
    server.clock.forward(60_000)
    const [hidden, plain] = [await sent(anna, bram), await sent(anna, cor)]
    expect(hidden.credits - plain.credits).toBe(1)
    expect({ ...hidden.message, id: '', at: '' }).toEqual({ ...plain.message, id: '', at: '' })
    const { conversation } = hidden
    expect((await talkOf(anna, conversation)).other_delivered_seq).toBe(0)
    expect(await bram.refusal('GET /api/chat.php', { query: { conversation } })).toMatchObject({
      status: 404,
    })
    server.clock.forward(60_000)
    await bram.ask('GET /api/members.php', { query: {} })
    await server.db.query('update search_entry set last_seen = $2 where account_id = $1', [
      bram.id,
      server.clock.now(),
    ])
    expect((await talkOf(anna, conversation)).other_delivered_seq).toBe(1)
  })

  test('goes on in a conversation in which the other has spoken (MOD-07)', async () => {
    const [anna, bram] = [await woman(), await newMember(server)]
    const { conversation } = await sent(bram, anna)
    await avoid(anna, bram.email)
    await sent(anna, bram, 'Dag')
    await sent(bram, anna, 'Hoe gaat het?')
    expect((await talkOf(bram, conversation)).messages.map(({ body }) => body)).toEqual([
      'Hoi',
      'Dag',
      'Hoe gaat het?',
    ])
    expect((await bram.ask('GET /api/chats.php', { query: {} })).chats).toHaveLength(1)
  })

  test('is heard again by what is sent after the address is off the list, and by nothing before (MOD-07)', async () => {
    const [anna, bram] = [await woman(), await newMember(server)]
    const { addresses } = await avoid(anna, bram.email)
    await sent(anna, bram, 'Dit komt niet aan')
    await anna.ask('DELETE /api/avoided.php', { body: { id: addresses[0]?.id ?? '' } })
    expect((await bram.ask('GET /api/chats.php', { query: {} })).chats).toEqual([])
    const { conversation } = await sent(anna, bram, 'Dit wel')
    expect((await talkOf(bram, conversation)).messages.map(({ body }) => body)).toEqual(['Dit wel'])
    expect((await bram.ask('GET /api/chats.php', { query: {} })).unread).toBe(1)
    await sent(bram, anna, 'Dag')
  })

  test('learns by no answer, list or count whether anybody has an address (MOD-07)', async () => {
    const { anna, bram } = await twoWhoMet()
    const views = async () =>
      JSON.stringify([
        await anna.ask('GET /api/member.php', { query: { id: bram.id } }),
        await anna.ask('GET /api/likes.php'),
        await anna.ask('GET /api/visitors.php'),
        await anna.ask('GET /api/favourites.php'),
        await anna.ask('GET /api/chats.php', { query: {} }),
        (await anna.ask('GET /api/user.php')).user?.credits,
      ])
    const before = await views()
    const known = await avoid(anna, bram.email, 'a')
    const unknown = await avoid(anna, freshEmail('niemand'), 'a')
    expect(await views()).toBe(before)
    const shape = ({ addresses }: typeof known) => Object.keys(addresses[0] ?? {})
    expect(shape(known)).toEqual(shape(unknown))
    for (const { id } of unknown.addresses) {
      await anna.ask('DELETE /api/avoided.php', { body: { id } })
    }
    expect(await views()).toBe(before)
  })

  test('learns it by no time either (MOD-07)', { timeout: 120_000 }, async () => {
    const anna = await woman()
    const name = async (email: string) => {
      const started = performance.now()
      await avoid(anna, email)
      return performance.now() - started
    }
    const pairs: [number, number][] = []
    for (let run = 1; run <= RUNS; run += 1) {
      const known = () => name(`lid${String(run).padStart(2, '0')}@vonk.example`)
      const unknown = () => name(freshEmail('niemand'))
      const first = await (run % 2 ? known : unknown)()
      const second = await (run % 2 ? unknown : known)()
      pairs.push(run % 2 ? [first, second] : [second, first])
    }
    expect(apart(pairs).ms).toBeLessThan(APART_MS_MAX)
  })

  test('gets the notes in the archive, and no address', async () => {
    const anna = await woman()
    await avoid(anna, 'mijn.ex@elders.example', 'Mijn ex')
    const profile = String((await archiveOf(anna)).get('profile.json'))
    expect(profile).toContain('Mijn ex')
    expect(profile).not.toContain('elders')
  })
})
