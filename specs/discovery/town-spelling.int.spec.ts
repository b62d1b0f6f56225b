import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { foldName } from '#core/normalisation/search-name.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

/** A Dutch town of whose name a keyboard leaves out something. */
const town = gazetteer()
  .towns()
  .find(({ country, city }) => country === 'NL' && foldName(city) !== city.toLowerCase())
const { country = '', region = '', city = '' } = town ?? {}
const typed = foldName(city)

const livesIn = async (name: string) => {
  const member = await newMember(server, { gender: 'female', seeks: 'male' })
  const user = (await member.ask('GET /api/user.php')).user
  if (!user) throw new Error('Nobody is logged in')
  const { about_me, reason, tattoos, hair_color, eye_color, body_type } = user.profile
  const { relationship_status, interests } = user.profile
  const said = { about_me, reason, tattoos, hair_color, eye_color, body_type, relationship_status }
  const body = { ...said, interests: [...interests], country, region, city: name }
  await member.ask('PUT /api/profile.php', { body })
  return member
}
const cityOf = async (member: SpecMember) =>
  (await member.ask('GET /api/user.php')).user?.profile.city

describe('a town typed in another spelling', () => {
  it('is saved by its own name in a profile, so that it has a position', async () => {
    expect(typed).not.toBe(city)
    expect(await cityOf(await livesIn(typed))).toBe(city)
    expect(await cityOf(await livesIn('Nergenshuizen'))).toBe('Nergenshuizen')
  })

  it('is saved by its own name in a fictional profile, made or changed by staff (MOD-06)', async () => {
    const eva = await asStaff(server)
    const form = fictionalForm({ region, city: typed })
    const cityOfForm = async () => {
      const { profiles } = await eva.ask('GET /api/fictional.php')
      return profiles.find(({ member }) => member.id === form.id)?.form.city
    }
    await eva.ask('POST /api/fictional.php', { body: form })
    expect(await cityOfForm()).toBe(city)
    await eva.ask('PUT /api/fictional.php', { body: { ...form, city: typed.toUpperCase() } })
    expect(await cityOfForm()).toBe(city)
  })

  it('finds members who live there', async () => {
    const anna = await livesIn(city)
    const bram = await newMember(server, { gender: 'male', seeks: 'female' })
    for (const name of [city, typed]) {
      const query = { gender: 'female', country, countryregion: region, city: name } as const
      const { profiles } = await bram.ask('GET /api/members.php', { query })
      expect(profiles.map(({ id }) => id)).toContain(anna.id)
    }
  })
})
