import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLACES_OFFERED } from '#core/push/contract.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const PUSH = 'POST /api/user.php?push=1'
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  expirationTime: null,
  keys: { p256dh: 'BEl62iUYgUivxIkv69yViEuiBIa', auth: 'gc9D5Q-_Kq' },
}
const keptOf = async (member: Awaited<ReturnType<typeof newMember>>) =>
  (await member.ask('GET /api/user.php')).user?.push_subscription

describe('a push subscription', () => {
  test('is kept with the account, replaced by that of another device, and forgotten (PSH-03)', async () => {
    const anna = await newMember(server)
    const bram = await newMember(server)
    expect(await keptOf(anna)).toBeNull()
    await anna.ask(PUSH, { body: { subscription } })
    expect(await keptOf(anna)).toEqual(subscription)
    const other = { ...subscription, endpoint: 'https://web.push.apple.com/abc' }
    await anna.ask(PUSH, { body: { subscription: other } })
    expect(await keptOf(anna)).toEqual(other)
    expect(await keptOf(bram)).toBeNull()
    await anna.ask(PUSH, { body: { subscription: null } })
    expect(await keptOf(anna)).toBeNull()
  })

  test('ends with the session of its device, whoever ends that, and no other (PSH-03)', async () => {
    const anna = await newMember(server)
    const login = { body: { email: anna.email, password: PASSWORD } }
    const [phone, tablet] = [server.browser(), server.browser()]
    await phone.ask('POST /api/user.php', login)
    await tablet.ask('POST /api/user.php', login)
    await phone.ask(PUSH, { body: { subscription } })
    const { devices } = await phone.ask('GET /api/devices.php')
    const phoneId = devices.find(({ current }) => current)?.id ?? ''
    await tablet.ask('GET /api/logout.php')
    expect(await keptOf(anna)).toEqual(subscription)
    await anna.ask('DELETE /api/devices.php', { body: { id: phoneId } })
    expect(await keptOf(anna)).toBeNull()

    await phone.ask('POST /api/user.php', login)
    await phone.ask(PUSH, { body: { subscription } })
    await anna.ask('DELETE /api/devices.php?others=1')
    expect(await keptOf(anna)).toBeNull()

    await phone.ask('POST /api/user.php', login)
    await phone.ask(PUSH, { body: { subscription } })
    const body = { old_password: PASSWORD, password: 'een-heel-ander-wachtwoord' }
    await anna.ask('PUT /api/password.php', { body })
    expect(await keptOf(anna)).toBeNull()
  })

  test('points at a push service and nowhere else (promise S12)', async () => {
    const anna = await newMember(server)
    for (const endpoint of ['http://127.0.0.1:5432/', 'https://169.254.169.254/', 'x']) {
      const body = { subscription: { ...subscription, endpoint } }
      expect(await anna.refusal(PUSH, { body })).toMatchObject({ status: 400, error: 'invalid' })
    }
    expect(await keptOf(anna)).toBeNull()
  })

  test('cannot be made by a visitor', async () => {
    const body = { subscription }
    expect(await server.browser().refusal(PUSH, { body })).toMatchObject({
      error: 'authentication_required',
    })
  })
})

describe('a position', () => {
  const locate = (lat: string, lon: string) =>
    server.browser().ask('GET /api/geocode.php', { query: { lat, lon } })

  test('is given the name of its town, or none (PSH-08)', async () => {
    const place = { city: 'Utrecht', region: 'Utrecht', country: 'NL' }
    expect(await locate('52.09', '5.12')).toEqual({ location: place })
    expect(await locate('-33.87', '151.21')).toEqual({ location: null })
  })

  test('that is not on the globe is refused', async () => {
    for (const query of [
      { lat: '91', lon: '5' },
      { lat: '52', lon: '181' },
      { lat: 'NaN', lon: '5' },
      { lat: '1e1', lon: '5' },
    ]) {
      const refused = await server.browser().refusal('GET /api/geocode.php', { query })
      expect(refused).toMatchObject({ status: 400, error: 'invalid' })
    }
  })
})

describe('a town that is typed', () => {
  const find = (country: string, q: string) =>
    server.browser().ask('GET /api/places.php', { query: { country, q } })

  test('is completed with its region, the largest first', async () => {
    const { places } = await find('NL', 'utr')
    expect(places[0]).toEqual({ city: 'Utrecht', region: 'Utrecht', country: 'NL' })
    expect((await find('NL', 'a')).places).toHaveLength(PLACES_OFFERED)
    expect((await find('BE', 'utr')).places).toEqual([])
  })

  test('of no country, or of no letter, is refused at its field', async () => {
    for (const [query, field] of [
      [{ country: 'nl', q: 'utr' }, 'country'],
      [{ country: 'NL', q: ' ' }, 'q'],
      [{ country: 'NL', q: 'a'.repeat(61) }, 'q'],
    ] as const) {
      const refused = await server.browser().refusal('GET /api/places.php', { query })
      expect(refused).toMatchObject({ status: 400, error: 'invalid' })
      expect(Object.keys(refused.fields ?? {})).toEqual([field])
    }
  })
})
