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

/** A woman with a photo, and a man who looked at her, likes and keeps her, as she keeps him. */
const twoWhoMet = async () => {
  const [anna, bram] = [await woman({ city: 'Zeist' }), await newMember(server)]
  const { photos } = await addPhoto(anna, await jpeg())
  for (const [one, other] of [[anna, bram] as const, [bram, anna] as const]) {
    const body = { id: other.id }
    await one.ask('PUT /api/member.php', { body })
    await one.ask('POST /api/favourites.php', { body })
  }
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
  'likes given': async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/likes.php')).profiles).includes(id),
  visitors: async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/visitors.php')).visitors).includes(id),
  favourites: async (viewer, id) =>
    idsIn((await viewer.ask('GET /api/favourites.php')).profiles).includes(id),
}
/** Those on which both saw each other before. */
const seenByBoth = ['search', 'profile', 'photos', 'visitors', 'favourites']

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
    const shown = async () => {
      const seen: Record<string, [byBram: boolean, byAnna: boolean]> = {}
      for (const [name, shows] of Object.entries(surfaces))
        seen[name] = [await shows(bram, anna.id), await shows(anna, bram.id)]
      return seen
    }
    const both = Object.fromEntries(seenByBoth.map((name) => [name, [true, true]]))
    expect(await shown()).toEqual({ ...both, 'likes given': [true, false] })
    const before = await opens()
    await avoid(anna, bram.email)
    const one = Object.fromEntries(seenByBoth.map((name) => [name, [false, true]]))
    expect(await shown()).toEqual({ ...one, 'likes given': [false, false] })
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
    await avoid(anna, bram.email)
    expect(await fresh()).toBe(0)
    const stack = (await bram.ask('GET /api/swipe-game.php')).profiles
    expect(idsIn(stack)).not.toContain(anna.id)
    const files = await archiveOf(bram)
    expect(String(files.get('likes.json'))).not.toContain(anna.id)
    expect(JSON.parse(String(files.get('likes.json')))).toEqual([])
  })

  test.each(['like', 'swipe', 'write'])(
    'gets what that member does, and sees them from then on: %s (MOD-07)',
    async (name) => {
      const [anna, bram] = [await woman(), await newMember(server)]
      await avoid(anna, bram.email)
      const sees = async () =>
        [await isListedTo(bram, anna.id), await surfaces.profile?.(bram, anna.id)] as const
      expect(await sees()).toEqual([false, false])
      const stream = await openStream(server.url, bram.cookie())
      expect((await acts[name]?.(anna, bram.id))?.status).toBe(200)
      await until(() => expect(JSON.stringify(stream.hints)).toMatch(/"likes"|"chats"/))
      stream.close()
      expect(await sees()).toEqual([true, true])
      const { liked_by: likedBy } = await bram.ask('GET /api/likes.php')
      const { chats, unread } = await bram.ask('GET /api/chats.php', { query: {} })
      expect([idsIn(likedBy).includes(anna.id), chats.length, unread]).toEqual(
        name === 'write' ? [false, 1, 1] : [true, 0, 0],
      )
      const due = await server.db.query('select from notice_due where account_id = $1', [bram.id])
      expect(due.rows).toHaveLength(name === 'write' ? 1 : 0)
    },
  )

  test('keeps seeing a member who liked, matched with or wrote to them before (MOD-07)', async () => {
    for (const name of ['like', 'write']) {
      const [anna, bram] = [await woman(), await newMember(server)]
      await acts[name]?.(anna, bram.id)
      await avoid(anna, bram.email)
      expect(await surfaces.profile?.(bram, anna.id)).toBe(true)
    }
  })

  test('does not see them for a look, or for a message of their own that is not answered (MOD-07)', async () => {
    const [anna, bram] = [await woman(), await newMember(server)]
    await acts.write?.(bram, anna.id)
    await avoid(anna, bram.email)
    await acts.visit?.(anna, bram.id)
    expect(await surfaces.profile?.(bram, anna.id)).toBe(false)
    expect(await surfaces.visitors?.(bram, anna.id)).toBe(false)
    await acts.write?.(anna, bram.id)
    expect(await surfaces.profile?.(bram, anna.id)).toBe(true)
  })
})

describe('a member with a list of addresses', () => {
  const sent = async (from: SpecMember, to: SpecMember, body = 'Hoi') =>
    from.ask('POST /api/message.php', message(to.id, body))
  const talkOf = async (reader: SpecMember, id: string) =>
    (await reader.ask('GET /api/chat.php', { query: { conversation: id } })).conversation

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
