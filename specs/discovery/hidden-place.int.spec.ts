import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AskedQuery } from '#core/contract/contract.ts'
import {
  message,
  newMember,
  PASSWORD,
  type SpecMember,
  searchAll,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

type Search = AskedQuery<'GET /api/members.php'>

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const hide = (member: SpecMember, place_hidden: boolean) =>
  member.ask('PUT /api/meeting-choices.php', { body: { place_hidden } })

/** The card of a member among those that a search finds, on whichever page. */
const foundBy = async (viewer: SpecMember, id: string, query: Search) => {
  const found = await searchAll(viewer, { gender: 'any', only: 'real', ...query })
  return found.find((one) => one.id === id) ?? null
}
const near = { country: 'NL', countryregion: 'Utrecht', city: 'Utrecht' }
const searches: [string, Search][] = [
  ['town', { city: 'Zeist' }],
  ['town and region', { ...near, city: 'Zeist' }],
  ['distance from one’s own town', { distance: '25' }],
  ['distance from a town that is named', { ...near, distance: '100' }],
]
const region: Search = { country: 'NL', countryregion: 'Utrecht' }

/** Two who like each other, talk and look at each other. */
const twoWhoMet = async () => {
  const anna = await newMember(server, { city: 'Zeist', gender: 'female', seeks: 'male' })
  const bram = await newMember(server, { city: 'Utrecht' })
  for (const [one, other] of [[anna, bram] as const, [bram, anna] as const]) {
    await one.ask('POST /api/likes.php', { body: { id: other.id } })
    await one.ask('PUT /api/member.php', { body: { id: other.id } })
  }
  await anna.ask('POST /api/message.php', message(bram.id, 'Dag, wat een mooie foto'))
  return { anna, bram }
}

describe('a member who hides where they live', () => {
  test('is found by region and by no search of town or distance, until they show it again (PRF-12)', async () => {
    const { anna, bram } = await twoWhoMet()
    for (const [, query] of searches) {
      expect(await foundBy(bram, anna.id, query)).toMatchObject({ city: 'Zeist', distance: '10' })
    }
    expect(await hide(anna, true)).toMatchObject({ place_hidden: true })
    for (const [about, query] of searches) {
      expect([about, await foundBy(bram, anna.id, query)]).toEqual([about, null])
    }
    const hidden = { city: '', distance: null, region: 'Utrecht' }
    expect(await foundBy(bram, anna.id, region)).toMatchObject(hidden)
    expect(await foundBy(bram, anna.id, { ...region, sort: 'distance' })).toMatchObject(hidden)
    await hide(anna, false)
    for (const [, query] of searches) {
      expect(await foundBy(bram, anna.id, query)).toMatchObject({ city: 'Zeist', distance: '10' })
    }
  })

  test('has no town and no distance in any answer that another gets (PRF-12)', async () => {
    const { anna, bram } = await twoWhoMet()
    await hide(anna, true)
    const answers = {
      profile: await bram.ask('GET /api/member.php', { query: { id: anna.id } }),
      likes: await bram.ask('GET /api/likes.php'),
      chats: await bram.ask('GET /api/chats.php'),
      chat: await bram.ask('GET /api/chat.php', { query: { profile: anna.id } }),
      visitors: await bram.ask('GET /api/visitors.php'),
    }
    expect(answers.profile.profile).toMatchObject({ city: '', distance: null, region: 'Utrecht' })
    for (const [about, answer] of Object.entries(answers)) {
      const text = JSON.stringify(answer)
      expect([about, text.includes(anna.id)]).toEqual([about, true])
      expect([about, text.includes('Zeist')]).toEqual([about, false])
    }
    expect(answers.likes.matches.map(({ distance }) => distance)).toEqual([null])
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    const { blocked } = await bram.ask('GET /api/block.php')
    expect(blocked).toMatchObject([{ id: anna.id, city: '', distance: null }])
  })

  test('stays hidden when they move, and sees their own town and how far others are (PRF-12)', async () => {
    const { anna, bram } = await twoWhoMet()
    await hide(anna, true)
    await server.db.query(`update profile set city = 'Utrecht' where account_id = $1`, [anna.id])
    expect(await foundBy(bram, anna.id, { city: 'Utrecht' })).toBeNull()
    expect(await foundBy(bram, anna.id, { distance: '10' })).toBeNull()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.city).toBe('Utrecht')
    expect(await foundBy(anna, bram.id, { distance: '10' })).toMatchObject({ distance: '10' })
  })

  test('has in their archive that they do, with the town itself (PRF-12)', async () => {
    const { anna } = await twoWhoMet()
    await hide(anna, true)
    const response = await fetch(`${server.url}/api/data.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: anna.cookie(),
      },
      body: JSON.stringify({ password: PASSWORD }),
    })
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    const [row] = JSON.parse(String(files.get('profile.json'))) as object[]
    expect(row).toMatchObject({ city: 'Zeist', place_hidden: true })
  })
})
