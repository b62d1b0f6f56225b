import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAIL_CHANGE_MAILS_PER_DAY } from '#core/account/rules.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import { formOf, linkIn, newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

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

const login = async (email: string, password = PASSWORD) =>
  (await server.browser().call('POST /api/user.php', { body: { email, password } })).status

const signedUp = async () => {
  const form = formOf()
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  const body = { email: form.email, password: PASSWORD }
  await browser.ask('POST /api/user.php', { body })
  return { ...browser, email: form.email }
}

describe('a wrong address', () => {
  test('is corrected before it is confirmed: the new one is confirmed with it, and a stranger hears nothing', async () => {
    const anna = await signedUp()
    const email = newAddress()
    await wish(anna, email)
    const token = linkIn(await mailAbout(server, email, 'Bevestig'))
    const phone = server.browser()
    expect((await confirm(token, phone)).json).toMatchObject({ error: 'password_needed' })
    const body = { token, password: PASSWORD }
    const confirmed = await phone.call('PUT /api/mail-change.php', { body })
    expect(confirmed.json).toMatchObject({ user: { email, status: 'active', credits: 3 } })
    expect((await phone.ask('GET /api/user.php')).user?.email).toBe(email)
    expect((await anna.ask('GET /api/user.php')).user?.email).toBe(email)
    expect([await login(email), await login(anna.email)]).toEqual([200, 401])
    expect((await confirm(token)).json).toEqual({ error: 'already_changed' })
    const told = (await server.mailsTo(anna.email)).map(({ subject }) => subject)
    expect(told.filter((subject) => subject.includes('gewijzigd'))).toEqual([])
  })

  test('that somebody else confirms is theirs: the wish of who typed it first is void (S5)', async () => {
    const thief = await signedUp()
    const email = newAddress()
    await wish(thief, email)
    const token = linkIn(await mailAbout(server, email, 'Bevestig'))
    await newMember(
      { ...server, mailTo: (address) => server.mailTo(address, 2) },
      { email: thief.email, password: NEXT },
    )
    expect((await confirm(token)).json).toEqual({ error: 'email_not_found' })
    expect([await login(email), await login(thief.email, NEXT)]).toEqual([401, 200])
  })

  test(`is mailed to ${MAIL_CHANGE_MAILS_PER_DAY} times a day, sent again included`, async () => {
    const limited = await startServer({ limited: true })
    try {
      const anna = await newMember(limited)
      await anna.ask('POST /api/mail-change.php', {
        body: { email: newAddress(), password: PASSWORD },
      })
      const resend = () => anna.call('POST /api/mail-change.php?resend=1')
      for (let nth = 2; nth <= MAIL_CHANGE_MAILS_PER_DAY; nth++) {
        expect((await resend()).json).toEqual({})
      }
      const refused = await resend()
      expect([refused.status, refused.json]).toMatchObject([429, { error: 'too_many_mails' }])
    } finally {
      await limited.stop()
    }
  })

  test('is not sent again where nothing was asked for', async () => {
    const anna = await newMember(server)
    const refused = await anna.refusal('POST /api/mail-change.php?resend=1')
    expect(refused.error).toBe('not_now')
  })
})
