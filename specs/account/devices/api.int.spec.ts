import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEVICE_KNOWN_DAYS } from '#core/account/rules.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ pace: NEVER, env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

const logIn = async (email: string, userAgent: string, address = '10.7.0.1'): Promise<Browser> => {
  const browser = server.browser()
  await browser.ask('POST /api/user.php', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
  })
  return browser
}
const devicesOf = async (browser: Browser) => (await browser.ask('GET /api/devices.php')).devices
const isIn = async (browser: Browser) => (await browser.ask('GET /api/user.php')).user !== null
const toldOf = async (email: string) =>
  (await server.mailsTo(email)).filter(({ subject }) => subject.includes('ingelogd'))

describe('the devices of a member', () => {
  test('are listed with when they signed in and were used last, and which one asks (ACC-20)', async () => {
    const anna = await newMember(server)
    server.clock.forward(10 * MINUTE_MS)
    const phone = await logIn(anna.email, SAFARI)
    const laptop = await logIn(anna.email, FIREFOX)
    const listed = await devicesOf(laptop)
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox, Windows', true],
      ['Safari, iPhone', false],
      ['?', false],
    ])
    const text = JSON.stringify(listed)
    for (const browser of [anna, phone, laptop]) {
      expect(text).not.toContain(browser.cookie().split('=')[1])
    }
    expect(text).not.toMatch(/[0-9a-f]{64}/)

    server.clock.forward(10 * MINUTE_MS)
    const stream = await openStream(server.url, phone.cookie())
    await until(async () => {
      const [latest] = await devicesOf(laptop)
      expect(latest?.device).toBe('Safari, iPhone')
      expect(Date.parse(latest?.seen ?? '')).toBeGreaterThan(Date.parse(latest?.since ?? ''))
    })
    stream.close()
  })

  test('are ended one by one, with their streams at once (ACC-20, S6)', async () => {
    const anna = await newMember(server)
    const [phone, laptop] = [await logIn(anna.email, SAFARI), await logIn(anna.email, FIREFOX)]
    const stream = await openStream(server.url, phone.cookie())
    const one = (await devicesOf(laptop)).find(({ device }) => device === 'Safari, iPhone')
    await laptop.ask('DELETE /api/devices.php', { body: { id: one?.id ?? '' } })
    await stream.ended
    expect([await isIn(phone), await isIn(laptop), await isIn(anna)]).toEqual([false, true, true])
  })

  test('are all ended at once, but for the one that asks (ACC-20)', async () => {
    const anna = await newMember(server)
    const [phone, laptop] = [await logIn(anna.email, SAFARI), await logIn(anna.email, FIREFOX)]
    const stream = await openStream(server.url, phone.cookie())
    await laptop.ask('DELETE /api/devices.php?others=1')
    await stream.ended
    expect([await isIn(phone), await isIn(laptop), await isIn(anna)]).toEqual([false, true, false])
    expect(await devicesOf(laptop)).toHaveLength(1)
  })

  test("are nobody else's to end: a foreign one is answered like an unknown one (S1)", async () => {
    const [anna, eve] = [await newMember(server), await newMember(server)]
    const [hers] = await devicesOf(anna)
    const answers = []
    for (const id of [hers?.id ?? '', randomUUID()]) {
      answers.push((await eve.call('DELETE /api/devices.php', { body: { id } })).text)
    }
    expect(answers).toEqual(['{"error":"not_found"}', '{"error":"not_found"}'])
    expect(await isIn(anna)).toBe(true)
  })
})

describe('a device that is new to a member', () => {
  test('is told by mail, by its name; one that is known is not, nor the very first (ACC-20)', async () => {
    const anna = await newMember(server)
    await logIn(anna.email, FIREFOX)
    await until(async () => expect(await toldOf(anna.email)).toHaveLength(1))
    const [mail] = await toldOf(anna.email)
    expect(mail?.text).toContain('Firefox, Windows')
    await logIn(anna.email, FIREFOX)
    await logIn(anna.email, FIREFOX, '10.7.0.2')
    await until(async () => expect(await toldOf(anna.email)).toHaveLength(2))
  })

  test(`is new again after ${DEVICE_KNOWN_DAYS} days without a login`, async () => {
    const anna = await newMember(server)
    await logIn(anna.email, FIREFOX)
    await until(async () => expect(await toldOf(anna.email)).toHaveLength(1))
    server.clock.forward(DEVICE_KNOWN_DAYS * DAY_MS - MINUTE_MS)
    await logIn(anna.email, SAFARI)
    await logIn(anna.email, FIREFOX)
    await until(async () => expect(await toldOf(anna.email)).toHaveLength(2))
    server.clock.forward(DEVICE_KNOWN_DAYS * DAY_MS - MINUTE_MS)
    await logIn(anna.email, SAFARI)
    server.clock.forward(2 * MINUTE_MS)
    await logIn(anna.email, FIREFOX)
    await until(async () => expect(await toldOf(anna.email)).toHaveLength(3))
  })
})
