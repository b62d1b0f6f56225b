import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOGIN_BLOCK_MINUTES, LOGIN_TRIES } from '#core/account/signin/rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
/** No sweeper looks at deadlines here: time is exact without one. */
beforeAll(async () => {
  const pace = { deadlinesMs: HOUR_MS }
  server = await startServer({ pace, env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
let lastSource = 0
/** Every spec comes from a source of its own, so that none uses up another's limit. */
const ownSource = () => {
  lastSource += 1
  return from(`10.1.${Math.floor(lastSource / 250)}.${lastSource % 250}`)
}

const wrongLogins = async (email: string, times: number, headers: Record<string, string>) => {
  for (let i = 0; i < times; i++) {
    const body = { email, password: `wrong-${i}-guess` }
    await server.browser().call('POST /api/user.php', { body, headers })
  }
}

describe('logging in', () => {
  test('answers the user and sets a cookie of 30 days that no script reads (ACC-06)', async () => {
    const { email } = await newMember(server)
    const { headers, json } = await server.browser().call('POST /api/user.php', {
      body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
    })
    expect(json).toMatchObject({ user: { email } })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^session=[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${30 * 24 * 3600}`]) {
      expect(cookie).toContain(part)
    }
  })

  test('with a wrong password or an unknown address answers the same (ACC-06)', async () => {
    const { email } = await newMember(server)
    const headers = ownSource()
    const answers = []
    for (const asked of [email, 'nobody@voorbeeld.example']) {
      const body = { email: asked, password: 'not-the-password' }
      const { status, text } = await server.browser().call('POST /api/user.php', { body, headers })
      answers.push({ status, text })
    }
    expect(answers[0]).toEqual({ status: 401, text: '{"error":"login_failed"}' })
    expect(answers[1]).toEqual(answers[0])
  })

  test('counts once however often it is sent again under its key, whoever lost the answer (API-02)', async () => {
    const { email } = await newMember(server)
    const source = ownSource()
    const retried = { headers: { ...source, 'idempotency-key': randomUUID() } }
    const wrong = { email, password: 'not-the-password' }
    for (let nth = 0; nth < 2 * LOGIN_TRIES; nth++) {
      const asked = { body: wrong, ...retried }
      const refusal = await server.browser().refusal('POST /api/user.php', asked)
      expect(refusal).toMatchObject({ status: 401, error: 'login_failed' })
    }
    const { rows } = await server.db.query(
      `select count(*)::int as wrong from move where lifecycle = 'signIn' and event = 'wrong'
        and entity_id in (
          select entity_id from move where lifecycle = 'signIn' order by at desc limit 1)`,
    )
    expect(rows[0].wrong).toBe(1)
    const right = { body: { email, password: PASSWORD }, headers: source }
    await server.browser().ask('POST /api/user.php', right)
  })

  test('gives a new token each time and ends the old one', async () => {
    const member = await newMember(server)
    const old = member.cookie()
    await member.ask('POST /api/user.php', { body: { email: member.email, password: PASSWORD } })
    expect(member.cookie()).not.toBe(old)
    const stale = await server.browser().send('GET', '/api/user.php', { headers: { cookie: old } })
    expect(stale.json).toEqual({ user: null })
  })

  test('is blocked after too many wrong passwords, with the minutes, and free again after them (ACC-07)', async () => {
    const { email } = await newMember(server)
    const headers = ownSource()
    await wrongLogins(email, LOGIN_TRIES, headers)
    const body = { email, password: PASSWORD }
    const {
      status,
      json,
      headers: answered,
    } = await server.browser().call('POST /api/user.php', { body, headers })
    expect({ status, json }).toEqual({
      status: 429,
      json: { error: 'too_many_attempts', minutes: LOGIN_BLOCK_MINUTES },
    })
    expect(answered.get('retry-after')).toBe(String(LOGIN_BLOCK_MINUTES * 60))

    server.clock.forward(LOGIN_BLOCK_MINUTES * MINUTE_MS - 90_000)
    const later = await server.browser().refusal('POST /api/user.php', { body, headers })
    expect(later.minutes).toBe(2)
    server.clock.forward(90_000)
    const { user } = await server.browser().ask('POST /api/user.php', { body, headers })
    expect(user.email).toBe(email)
  })

  test('counts guesses sent at once like guesses sent in a row (ACC-07)', async () => {
    const { email } = await newMember(server)
    const headers = ownSource()
    const guesses = Array.from({ length: LOGIN_TRIES * 3 }, (_, i) =>
      server.browser().refusal('POST /api/user.php', {
        body: { email, password: `guess-number-${i}` },
        headers,
      }),
    )
    const failed = (await Promise.all(guesses)).filter(({ error }) => error === 'login_failed')
    expect(failed.length).toBeLessThan(LOGIN_TRIES)
  })

  test('of the owner goes on while a stranger elsewhere is blocked (ACC-07)', async () => {
    const { email } = await newMember(server)
    const stranger = ownSource()
    await wrongLogins(email, LOGIN_TRIES, stranger)
    const body = { email, password: PASSWORD }
    const blocked = await server
      .browser()
      .refusal('POST /api/user.php', { body, headers: stranger })
    expect(blocked.error).toBe('too_many_attempts')
    await server.browser().ask('POST /api/user.php', { body, headers: ownSource() })
  })

  test('counts an unknown address like a known one, and a whole /64 of IPv6 as one source (ACC-07)', async () => {
    const email = 'somebody@voorbeeld.example'
    await wrongLogins(email, LOGIN_TRIES, from('2001:db8:5:6::1'))
    const body = { email, password: PASSWORD }
    const neighbour = await server
      .browser()
      .refusal('POST /api/user.php', { body, headers: from('2001:db8:5:6:ffff::9') })
    expect(neighbour.error).toBe('too_many_attempts')
    const other = await server
      .browser()
      .refusal('POST /api/user.php', { body, headers: from('2001:db8:5:7::1') })
    expect(other.error).toBe('login_failed')
  })

  test('starts counting anew after the right password', async () => {
    const { email } = await newMember(server)
    const headers = ownSource()
    const body = { email, password: PASSWORD }
    for (let round = 0; round < 2; round++) {
      await wrongLogins(email, LOGIN_TRIES - 1, headers)
      await server.browser().ask('POST /api/user.php', { body, headers })
    }
  })
})

describe('a session', () => {
  test('ends on the server when its member logs out (ACC-08)', async () => {
    const member = await newMember(server)
    const cookie = member.cookie()
    const { headers } = await member.call('GET /api/logout.php')
    expect(headers.get('clear-site-data')).toContain('"cache"')
    expect(member.cookie()).toBe('')
    const { json } = await server.browser().send('GET', '/api/user.php', { headers: { cookie } })
    expect(json).toEqual({ user: null })
  })

  test('ends after 30 days', async () => {
    const member = await newMember(server)
    server.clock.forward(30 * DAY_MS - MINUTE_MS)
    expect((await member.ask('GET /api/user.php')).user?.id).toBe(member.id)
    server.clock.forward(MINUTE_MS)
    expect(await member.ask('GET /api/user.php')).toEqual({ user: null })
  })
})
