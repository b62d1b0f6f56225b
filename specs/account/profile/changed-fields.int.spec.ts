import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const PUT = 'PUT /api/profile.php'

describe('a change of one’s own profile (PRF-01)', () => {
  it('keeps what it leaves out, also where two devices change something at once', async () => {
    const anna = await newMember(server)
    await anna.ask(PUT, { body: { city: 'Gouda', region: 'Zuid-Holland', interests: ['art'] } })
    await Promise.all([
      anna.ask(PUT, { body: { hair_color: 'red' } }),
      anna.ask(PUT, { body: { about_me: 'Ik fluit graag', tattoos: true } }),
    ])
    const { user } = await anna.ask(PUT, { body: { tattoos: null } })
    expect(user).toMatchObject({ id: anna.id, city: 'Gouda', region: 'Zuid-Holland' })
    expect(user.profile).toMatchObject({
      hair_color: 'red',
      about_me: 'Ik fluit graag',
      tattoos: null,
      interests: ['art'],
    })
  })

  it.each([{ city: 'Gouda' }, { region: 'Utrecht' }, { country: 'NL' }])(
    'names a whole place, and is refused with %j alone',
    async (body) => {
      const anna = await newMember(server)
      const { status, json } = await anna.call(PUT, { body })
      expect(status).toBe(400)
      expect(json).toEqual({ error: 'invalid', fields: { region: 'field_invalid' } })
    },
  )
})
