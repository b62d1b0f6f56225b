import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAIL_CHANGE_LINK_HOURS, MAIL_UNDO_HOURS } from '#core/account/rules.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import {
  formOf,
  linkIn,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

const NEXT = 'een-heel-ander-wachtwoord'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const newAddress = () => formOf().email
const wish = (browser: Browser, email: string, password = PASSWORD, key?: string) =>
  browser.call('POST /api/mail-change.php', {
    body: { email, password },
    headers: key ? { 'idempotency-key': key } : {},
  })
const confirm = (token: string, browser: Browser = server.browser(), key?: string) =>
  browser.call('PUT /api/mail-change.php', {
    body: { token },
    headers: key ? { 'idempotency-key': key } : {},
  })
const undo = (token: string) =>
  server.browser().call('PUT /api/mail-change.php?undo=1', { body: { token } })
const login = async (email: string, password = PASSWORD) =>
  (await server.browser().call('POST /api/user.php', { body: { email, password } })).status
const addressOf = async (browser: Browser) => (await browser.ask('GET /api/user.php')).user?.email

const asked = async (member: SpecMember, email = newAddress()) => {
  expect((await wish(member, email)).json).toEqual({})
  return { email, token: linkIn(await mailAbout(server, email, 'Bevestig')) }
}
const moved = async (member: SpecMember) => {
  const { email, token } = await asked(member)
  expect((await confirm(token, member)).json).toEqual({ user: null })
  return { email, undo: linkIn(await mailAbout(server, member.email, 'gewijzigd')) }
}

describe('another address', () => {
  test('counts from when its owner has opened the link, and the old one is told (ACC-11, ACC-29)', async () => {
    const anna = await newMember(server)
    const { email, token } = await asked(anna)
    expect((await anna.ask('GET /api/user.php')).user).toMatchObject({
      email: anna.email,
      email_pending: email,
    })
    expect([await login(anna.email), await login(email)]).toEqual([200, 401])
    expect((await confirm(token, anna)).json).toEqual({ user: null })
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.email).toBe(email)
    expect(user).not.toHaveProperty('email_pending')
    expect([await login(anna.email), await login(email)]).toEqual([401, 200])
    await mailAbout(server, anna.email, 'gewijzigd')
  })

  test('is told to be changed already to whoever opens its link again, in any browser, until it is taken back', async () => {
    const anna = await newMember(server)
    const { email, token } = await asked(anna)
    await confirm(token, anna)
    for (const browser of [anna, server.browser()]) {
      const { status, json } = await confirm(token, browser)
      expect([status, json]).toEqual([409, { error: 'already_changed' }])
    }
    expect((await anna.ask('GET /api/user.php')).user?.email).toBe(email)
    await undo(linkIn(await mailAbout(server, anna.email, 'gewijzigd')))
    expect((await confirm(token)).json).toEqual({ error: 'link_invalid' })
  })

  test('needs the password, has to be one, and another than before (ACC-11)', async () => {
    const anna = await newMember(server)
    const answers: [email: string, password: string, fields: object][] = [
      [newAddress(), 'dit-is-het-niet', { password: 'password_wrong' }],
      ['geen-adres', PASSWORD, { email: 'email_invalid' }],
      [anna.email.toUpperCase(), PASSWORD, { email: 'email_duplicate' }],
    ]
    for (const [email, password, fields] of answers) {
      const { status, json } = await wish(anna, email, password)
      expect([status, json]).toEqual([400, { error: 'invalid', fields }])
    }
    expect((await anna.ask('GET /api/user.php')).user).not.toHaveProperty('email_pending')
  })

  test('that has an account answers like any other, and its owner is told (ACC-11, S2)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const [free, taken] = [await wish(anna, newAddress()), await wish(anna, bram.email)]
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    const mail = await mailAbout(server, bram.email, 'al een account')
    expect(mail.text).not.toContain('token')
    expect(await addressOf(bram)).toBe(bram.email)
  })

  test('that gets an account meanwhile is a duplicate for who opens its link (ACC-11)', async () => {
    const anna = await newMember(server)
    const { email, token } = await asked(anna)
    await newMember(
      { ...server, mailTo: (address) => mailAbout(server, address, 'Bevestig', 2) },
      { email },
    )
    const late = await confirm(token, anna)
    expect([late.status, late.json]).toEqual([
      400,
      { error: 'invalid', fields: { email: 'email_duplicate' } },
    ])
    expect(await addressOf(anna)).toBe(anna.email)
  })

  test(`can be confirmed for ${MAIL_CHANGE_LINK_HOURS} hours, by the newest link (S5)`, async () => {
    const anna = await newMember(server)
    const first = await asked(anna)
    const second = await asked(anna)
    expect((await confirm(first.token)).json).toEqual({ error: 'link_invalid' })
    server.clock.forward(MAIL_CHANGE_LINK_HOURS * HOUR_MS - MINUTE_MS)
    expect((await anna.ask('GET /api/user.php')).user?.email_pending).toBe(second.email)
    server.clock.forward(MINUTE_MS)
    expect((await confirm(second.token)).json).toEqual({ error: 'link_invalid' })
    expect((await anna.ask('GET /api/user.php')).user).not.toHaveProperty('email_pending')
  })

  test('is forgotten when it is not wanted any more, or the password changes', async () => {
    const ways: ((member: SpecMember) => Promise<unknown>)[] = [
      (member) => member.ask('DELETE /api/mail-change.php'),
      (member) =>
        member.ask('PUT /api/password.php', { body: { old_password: PASSWORD, password: NEXT } }),
    ]
    for (const way of ways) {
      const anna = await newMember(server)
      const { token } = await asked(anna)
      await way(anna)
      expect((await confirm(token)).json).toEqual({ error: 'link_invalid' })
      expect((await anna.ask('GET /api/user.php')).user).not.toHaveProperty('email_pending')
    }
  })

  test('makes a mail for a new password void that went to the old one', async () => {
    const anna = await newMember(server)
    await server.browser().ask('POST /api/reset.php', { body: { email: anna.email } })
    const token = linkIn(await mailAbout(server, anna.email, 'nieuw wachtwoord'))
    await moved(anna)
    const body = { token, password: NEXT }
    const late = await server.browser().refusal('PUT /api/reset.php', { body })
    expect(late.error).toBe('link_invalid')
  })

  test('is asked for and confirmed once with one key', async () => {
    const anna = await newMember(server)
    const email = newAddress()
    const answers = [
      await wish(anna, email, PASSWORD, 'move-of-one-key'),
      await wish(anna, email, PASSWORD, 'move-of-one-key'),
    ]
    expect(answers.map(({ text }) => text)).toEqual(['{}', '{}'])
    const other = await wish(anna, newAddress(), PASSWORD, 'move-of-one-key')
    expect(other.json).toEqual({ error: 'key_reused' })
    const token = linkIn(await mailAbout(server, email, 'Bevestig'))
    expect(await server.mailsTo(email)).toHaveLength(1)
    const confirmed = [
      await confirm(token, anna, 'confirmed-by-one-key'),
      await confirm(token, anna, 'confirmed-by-one-key'),
    ]
    expect(confirmed.map(({ text }) => text)).toEqual(['{"user":null}', '{"user":null}'])
  })
})

describe('an address of somebody else', () => {
  test('that an account has just left gets a mail that it is still held, whoever asks for it meanwhile', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await moved(anna)
    const isHeld = (nth: number) => mailAbout(server, anna.email, 'nog even bezet', nth)
    await server.browser().ask('POST /api/signup.php', { body: formOf({ email: anna.email }) })
    expect((await isHeld(1)).text).not.toContain('Persoon')
    await wish(bram, anna.email)
    await isHeld(2)
  })
})

describe('the old address', () => {
  test('takes the account back: everybody is out, and only a new password lets in (ACC-29)', async () => {
    const anna = await newMember(server)
    const thief = server.browser()
    await thief.ask('POST /api/user.php', { body: { email: anna.email, password: PASSWORD } })
    const { email, undo: token } = await moved(anna)
    const stream = await openStream(server.url, thief.cookie())
    expect((await undo(token)).json).toEqual({})
    await stream.ended
    expect(await addressOf(thief)).toBeUndefined()
    expect([await login(email), await login(anna.email)]).toEqual([401, 401])

    const reset = linkIn(await mailAbout(server, anna.email, 'nieuw wachtwoord'))
    await server.browser().ask('PUT /api/reset.php', { body: { token: reset, password: NEXT } })
    expect([await login(email, NEXT), await login(anna.email, NEXT)]).toEqual([401, 200])
    expect((await undo(token)).json).toEqual({ error: 'link_invalid' })
  })

  test(`can take the account back for ${MAIL_UNDO_HOURS} hours, and belongs to nobody else until then (ACC-29)`, async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { email, undo: token } = await moved(anna)
    expect((await wish(anna, newAddress())).json).toEqual({ error: 'email_changed_recently' })

    const squatter = server.browser()
    await squatter.ask('POST /api/signup.php', { body: formOf({ email: anna.email }) })
    expect((await wish(bram, anna.email)).json).toEqual({})
    expect(await login(anna.email)).toBe(401)

    server.clock.forward(MAIL_UNDO_HOURS * HOUR_MS - MINUTE_MS)
    expect((await wish(anna, newAddress())).json).toEqual({ error: 'email_changed_recently' })
    server.clock.forward(MINUTE_MS)
    expect((await undo(token)).json).toEqual({ error: 'link_invalid' })
    expect(await addressOf(anna)).toBe(email)
    expect((await wish(anna, newAddress())).json).toEqual({})
  })

  test('can be brought back up to the last minute, whoever tried to take it meanwhile (ACC-29)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { undo: token } = await moved(anna)
    await server.browser().ask('POST /api/signup.php', { body: formOf({ email: anna.email }) })
    await wish(bram, anna.email)
    server.clock.forward(MAIL_UNDO_HOURS * HOUR_MS - MINUTE_MS)
    expect((await undo(token)).json).toEqual({})
    await mailAbout(server, anna.email, 'nieuw wachtwoord')
  })
})
