import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#core/kernel/limits.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailAbout, mailsAbout } from '#specs/harness/server/mails.ts'
import { newMember, PASSWORD, tokenOfLink } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { withQuickPasswords } from '#specs/harness/walks/api/quick-passwords.ts'

const { max, windowS } = limits.passwordPerAccount
const SUBJECT = 'verkeerd wachtwoord'
const refused = { error: 'too_many_guesses', minutes: windowS / 60, retry_after: windowS }

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    limited: true,
    env: { TRUST_PROXY: '1' },
    rebind: withQuickPasswords,
  })
})
afterAll(() => server.stop())

let sources = 0
/** Each guess comes from another network, so that no limit of a source stops it. */
const elsewhere = () => {
  sources += 1
  return { 'x-forwarded-for': `10.7.${sources >> 8}.${sources & 255}` }
}
const logIn = (email: string, password: string, headers = elsewhere(), browser?: Browser) =>
  (browser ?? server.browser()).call('POST /api/user.php', { body: { email, password }, headers })
const guess = (email: string) => logIn(email, `gok-${sources}-van-een-vreemde`)
const useUp = async (email: string) => {
  for (let nth = 1; nth <= max; nth += 1) expect((await guess(email)).status).toBe(401)
}

describe('guesses at the password of one account', () => {
  it('are counted over all sources, and the refusal says how long it lasts (ACC-07, S4)', async () => {
    const { email } = await newMember(server)
    await useUp(email)
    const { status, json } = await logIn(email, PASSWORD)
    expect([status, json]).toEqual([429, refused])
  })

  it('are counted to the exact number when they are sent together (ACC-07, S4)', async () => {
    const { email } = await newMember(server)
    const answers = await Promise.all(Array.from({ length: max * 2 }, () => guess(email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(max)
  })

  it('are refused alike at an address without an account (S2)', async () => {
    const email = 'niemand.hier@voorbeeld.example'
    await useUp(email)
    expect((await guess(email)).json).toEqual(refused)
  })

  it('keep nobody out who logs in where they did before (ACC-07, S4)', async () => {
    const { email } = await newMember(server)
    await useUp(email)
    expect((await guess(email)).status).toBe(429)
    const { json } = await server
      .browser()
      .call('POST /api/user.php', { body: { email, password: PASSWORD } })
    expect(json).toMatchObject({ user: { email } })
  })

  it('keep nobody out who chooses a new password by a mailed link (ACC-07, ACC-09)', async () => {
    const { email } = await newMember(server)
    await useUp(email)
    const headers = elsewhere()
    const browser = server.browser()
    expect((await logIn(email, PASSWORD, headers, browser)).json).toMatchObject(refused)
    await browser.call('POST /api/reset.php', { body: { email }, headers })
    const token = await tokenOfLink(server, email, 'reset-password/do')
    const password = 'een-nieuw-wachtwoord'
    const reset = await browser.call('PUT /api/reset.php', { body: { token, password }, headers })
    expect(reset.status).toBe(200)
    expect((await logIn(email, password, headers, browser)).status).toBe(200)
    expect((await guess(email)).status).toBe(429)
  })

  it('are told to the owner by one mail, with the way to a new password', async () => {
    const { email } = await newMember(server)
    await useUp(email)
    for (let nth = 0; nth < 5; nth += 1) expect((await guess(email)).status).toBe(429)
    const { text } = await mailAbout(server, email, SUBJECT)
    expect(text).toContain('/reset-password')
    expect(await mailsAbout(server, email, SUBJECT)).toHaveLength(1)
  })

  it('count wherever the password is asked, together with those at the login', async () => {
    const member = await newMember(server)
    const { email } = member
    const password = 'dit-is-het-niet'
    const asks = [
      () => guess(email),
      () =>
        member.call('PUT /api/password.php', {
          body: { old_password: password, password: 'een-heel-ander-wachtwoord' },
          headers: elsewhere(),
        }),
      () =>
        member.call('POST /api/mail-change.php', {
          body: { email: 'elders@voorbeeld.example', password },
          headers: elsewhere(),
        }),
      () =>
        member.call('DELETE /api/user.php', {
          body: { reason: 'other', password },
          headers: elsewhere(),
        }),
      () => member.call('POST /api/data.php', { body: { password }, headers: elsewhere() }),
    ]
    for (let nth = 0; nth < max; nth += 1) {
      expect((await asks[nth % asks.length]?.())?.status).not.toBe(429)
    }
    for (const ask of asks) expect((await ask()).json).toMatchObject({ error: 'too_many_guesses' })
  })
})
