import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESET_LINK_MINUTES, RESET_MAILS_PER_DAY } from '#core/account/rules.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailAbout, mailsAbout } from '#specs/harness/server/mails.ts'
import {
  formOf,
  linkIn,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

const NEXT = 'een-heel-ander-wachtwoord'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    limited: true,
    slowPasswords: true,
    pace: NEVER,
    env: { TRUST_PROXY: '1' },
  })
})
afterAll(() => server.stop())

let lastSource = 0
/** Every call comes from a source of its own, so that only the limits that are meant are met. */
const elsewhere = () => {
  lastSource += 1
  return { 'x-forwarded-for': `10.4.${Math.floor(lastSource / 250)}.${lastSource % 250}` }
}
const place = (): Pick<SpecServer, 'browser' | 'mailTo'> => ({
  ...server,
  browser: () => {
    const browser = server.browser()
    const headers = elsewhere()
    const call: Browser['call'] = (key, asked) =>
      browser.call(key, { ...asked, headers: { ...headers, ...asked?.headers } } as never)
    return {
      ...browser,
      call,
      ask: (key, asked) =>
        browser.ask(key, { ...asked, headers: { ...headers, ...asked?.headers } } as never),
    }
  },
})
const newcomer = () => newMember(place())

const login = (email: string, password: string) =>
  server.browser().call('POST /api/user.php', { body: { email, password }, headers: elsewhere() })
const logIn = async ({ email }: SpecMember) => {
  const browser = server.browser()
  await browser.ask('POST /api/user.php', {
    body: { email, password: PASSWORD },
    headers: elsewhere(),
  })
  return browser
}

/** Everything that somebody was sent whose subject has this word in it, the newest first. */

const askReset = (email: string, headers = elsewhere()) =>
  server.browser().call('POST /api/reset.php', { body: { email }, headers })
const resetLink = async (email: string, nth = 1) => {
  await askReset(email)
  return linkIn(await mailAbout(server, email, 'nieuw wachtwoord', nth))
}
const reset = (token: string, password = NEXT, headers: Record<string, string> = {}) =>
  server.browser().call('PUT /api/reset.php', {
    body: { token, password },
    headers: { ...elsewhere(), ...headers },
  })
const check = (token: string) =>
  server.browser().call('POST /api/reset.php?check=1', { body: { token }, headers: elsewhere() })

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, which works once (ACC-09)', async () => {
    const { email } = await newcomer()
    const token = await resetLink(email)
    expect((await check(token)).json).toEqual({})
    expect((await check(token)).json).toEqual({})
    expect((await reset(token)).json).toEqual({})
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect((await login(email, NEXT)).status).toBe(200)
    for (const again of [await reset(token, 'nog-een-ander-wachtwoord'), await check(token)]) {
      expect([again.status, again.json]).toEqual([410, { error: 'link_invalid' }])
    }
    expect((await login(email, NEXT)).status).toBe(200)
    await mailAbout(server, email, 'gewijzigd')
  })

  test('logs out everybody who was in, streams included, at once (S6)', async () => {
    const anna = await newcomer()
    const stream = await openStream(server.url, anna.cookie())
    const token = await resetLink(anna.email)
    await reset(token)
    await stream.ended
    expect((await anna.ask('GET /api/user.php')).user).toBeNull()
  })

  test(`has a link for ${RESET_LINK_MINUTES} minutes; the next, which anybody may ask for, leaves it alone, and all die with the first that is used (S5)`, async () => {
    const { email } = await newcomer()
    const owners = await resetLink(email)
    const strangers = await resetLink(email, 2)
    expect([(await check(owners)).status, (await check(strangers)).status]).toEqual([200, 200])
    expect((await reset(owners)).status).toBe(200)
    expect((await check(strangers)).status).toBe(410)
  })

  test('has a link that is refused once its minutes are over', async () => {
    const { email } = await newcomer()
    const newer = await resetLink(email)
    server.clock.forward(RESET_LINK_MINUTES * MINUTE_MS - 10_000)
    expect((await check(newer)).status).toBe(200)
    server.clock.forward(10_000)
    expect((await reset(newer)).json).toEqual({ error: 'link_invalid' })
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('is changed once by one key, and by one of two who come at once', async () => {
    const { email } = await newcomer()
    const token = await resetLink(email)
    const key = { 'idempotency-key': 'reset-of-one-key' }
    expect((await reset(token, NEXT, key)).status).toBe(200)
    expect((await reset(token, NEXT, key)).status).toBe(200)
    const other = await resetLink(email, 2)
    expect((await reset(other, NEXT, key)).json).toEqual({ error: 'key_reused' })
    const both = await Promise.all([reset(other, 'van-de-eerste'), reset(other, 'van-de-tweede')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test(`is asked for ${RESET_MAILS_PER_DAY} times a day by one person, who then hears to try tomorrow; another goes on (ACC-09)`, async () => {
    const { email } = await newcomer()
    const source = elsewhere()
    for (let nth = 1; nth <= RESET_MAILS_PER_DAY; nth++) {
      expect((await askReset(email, source)).json).toEqual({})
    }
    const refused = await askReset(email, source)
    expect([refused.status, refused.json]).toMatchObject([429, { error: 'too_many_reset_mails' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect((await askReset(email)).json).toEqual({})
    server.clock.forward(DAY_MS)
    expect((await askReset(email, source)).json).toEqual({})
    await mailAbout(server, email, 'nieuw wachtwoord', RESET_MAILS_PER_DAY + 2)
    expect(await mailsAbout(server, email, 'nieuw wachtwoord')).toHaveLength(
      RESET_MAILS_PER_DAY + 2,
    )
  })

  test('of an address without an account sends nothing, and says nothing of it', async () => {
    const email = formOf().email
    expect((await askReset(email)).json).toEqual({})
    const known = await newcomer()
    await askReset(known.email)
    await mailAbout(server, known.email, 'nieuw wachtwoord')
    expect(await server.mailsTo(email)).toEqual([])
  })

  test('of an account that is gone by then says that its address is not found (ACC-03)', async () => {
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form, headers: elsewhere() })
    const activation = linkIn(await server.mailTo(form.email))
    const body = { email: form.email, password: PASSWORD }
    await browser.ask('POST /api/user.php', { body, headers: elsewhere() })
    await browser.ask('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } })
    const gone = await browser.call('POST /api/activation.php', { body: { token: activation } })
    expect([gone.status, gone.json]).toEqual([410, { error: 'email_not_found' }])
    const unknown = await check('u'.repeat(43))
    expect([unknown.status, unknown.json]).toEqual([410, { error: 'link_invalid' }])
  })
})

describe('changing the password', () => {
  const change = (browser: Browser, old_password: string, key?: string) =>
    browser.call('PUT /api/password.php', {
      body: { old_password, password: NEXT },
      headers: key ? { 'idempotency-key': key } : {},
    })

  test('asks for the old one, which must be right, and is told by mail (ACC-10)', async () => {
    const anna = await newcomer()
    const wrong = await change(anna, 'dit-is-het-niet')
    expect([wrong.status, wrong.json]).toEqual([
      400,
      { error: 'invalid', fields: { old_password: 'password_wrong' } },
    ])
    expect((await login(anna.email, PASSWORD)).status).toBe(200)
    expect((await change(anna, PASSWORD)).json).toEqual({})
    expect((await login(anna.email, PASSWORD)).status).toBe(401)
    expect((await login(anna.email, NEXT)).status).toBe(200)
    await mailAbout(server, anna.email, 'gewijzigd')
  })

  test('ends every other session and its streams at once, and keeps this one (ACC-20, S6)', async () => {
    const anna = await newcomer()
    const others = [await logIn(anna), await logIn(anna)]
    const streams = await Promise.all(
      others.map((browser) => openStream(server.url, browser.cookie())),
    )
    const own = await openStream(server.url, anna.cookie())
    await change(anna, PASSWORD)
    await Promise.all(streams.map(({ ended }) => ended))
    for (const browser of others) {
      expect((await browser.ask('GET /api/user.php')).user).toBeNull()
    }
    expect((await anna.ask('GET /api/user.php')).user?.id).toBe(anna.id)
    expect(own.isOpen()).toBe(true)
    own.close()
  })

  test('makes a link for a new password void that somebody asked for before', async () => {
    const anna = await newcomer()
    const token = await resetLink(anna.email)
    await change(anna, PASSWORD)
    expect((await reset(token)).json).toEqual({ error: 'link_invalid' })
  })

  test('sent twice with one key is done once, although the old password is right no more', async () => {
    const anna = await newcomer()
    const key = 'password-of-one-key'
    const answers = [await change(anna, PASSWORD, key), await change(anna, PASSWORD, key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await mailAbout(server, anna.email, 'gewijzigd')
    expect(await mailsAbout(server, anna.email, 'gewijzigd')).toHaveLength(1)
  })
})
