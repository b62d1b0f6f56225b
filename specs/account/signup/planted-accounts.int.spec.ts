import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTIVATION_MAILS_PER_DAY } from '#core/account/rules.ts'
import { limits } from '#core/kernel/limits.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { buy, formOf, linkIn, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const THIEFS = 'van-de-dief-zelf'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const signUp = async (form: ReturnType<typeof formOf>) => {
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  return browser
}
const logsIn = async (email: string, password: string) => {
  const { status } = await server
    .browser()
    .call('POST /api/user.php', { body: { email, password } })
  return status === 200
}
const planted = (email: string) => formOf({ email, password: THIEFS, name: 'Dief' })

describe('an account that nobody has confirmed (ACC-30)', () => {
  test('is taken from its owner by nobody who signs up with their address before them, however often', async () => {
    const form = formOf({ name: 'Eigenaar' })
    for (let times = 0; times <= ACTIVATION_MAILS_PER_DAY; times += 1)
      await signUp(planted(form.email))
    const owner = await signUp(form)
    const newest = await server.mailTo(form.email, ACTIVATION_MAILS_PER_DAY + 2)
    const { user } = await owner.ask('POST /api/activation.php', {
      body: { token: tokenIn(newest) },
    })
    expect(user).toMatchObject({ name: 'Eigenaar', credits: 3 })
    expect(await logsIn(form.email, THIEFS)).toBe(false)
    expect(await logsIn(form.email, PASSWORD)).toBe(true)
  })

  test('is taken by nobody who signs up between its form and the click, whichever link is opened', async () => {
    for (const opens of ['its own', "the thief's"] as const) {
      const form = formOf({ name: 'Eigenaar' })
      const owner = await signUp(form)
      const own = await server.mailTo(form.email)
      await signUp(planted(form.email))
      const theirs = await server.mailTo(form.email, 2)
      const token = tokenIn(opens === 'its own' ? own : theirs)
      const { user } = await owner.ask('POST /api/activation.php', { body: { token } })
      expect(user.name).toBe('Eigenaar')
      expect(await logsIn(form.email, THIEFS)).toBe(false)
      expect(await logsIn(form.email, PASSWORD)).toBe(true)
    }
  })

  test('takes nobody along: what its planter does with it leaves the form of the owner alone', async () => {
    const leaves = (thief: Browser) =>
      thief.ask('DELETE /api/user.php', { body: { reason: 'other', password: THIEFS } })
    const moves = async (thief: Browser) => {
      const { email } = formOf()
      await thief.ask('POST /api/mail-change.php', { body: { email, password: THIEFS } })
      const token = linkIn(await server.mailTo(email))
      await thief.ask('PUT /api/mail-change.php', { body: { token } })
    }
    for (const does of [leaves, moves]) {
      const form = formOf({ name: 'Eigenaar' })
      const thief = await signUp(planted(form.email))
      await thief.ask('POST /api/user.php', { body: { email: form.email, password: THIEFS } })
      await server.mailTo(form.email)
      const owner = await signUp(form)
      const token = tokenIn(await server.mailTo(form.email, 2))
      await does(thief)
      const { user } = await owner.ask('POST /api/activation.php', { body: { token } })
      expect(user).toMatchObject({ name: 'Eigenaar', email: form.email, credits: 3 })
      expect((await thief.ask('GET /api/user.php')).user?.id).not.toBe(user.id)
    }
  })

  test('that its planter has left answers who asks for the mail again all the same', async () => {
    const form = formOf({ name: 'Eigenaar' })
    const thief = await signUp(planted(form.email))
    await thief.ask('POST /api/user.php', { body: { email: form.email, password: THIEFS } })
    const owner = await signUp(form)
    await server.mailTo(form.email, 2)
    await thief.ask('DELETE /api/user.php', { body: { reason: 'other', password: THIEFS } })
    const had = (await server.mailsTo(form.email)).length
    await owner.ask('POST /api/signup.php?resend=1', { body: { email: form.email } })
    const token = await until(async () => {
      const mails = await server.mailsTo(form.email)
      const links = mails.filter(({ subject }) => subject.includes('Bevestig'))
      expect(mails.length).toBeGreaterThan(had)
      expect(links).toHaveLength(3)
      return linkIn(links[0] ?? { text: '' })
    })
    const { user } = await owner.ask('POST /api/activation.php', { body: { token } })
    expect(user).toMatchObject({ name: 'Eigenaar', email: form.email })
    expect(await logsIn(form.email, PASSWORD)).toBe(true)
  })

  test('shows nothing of who typed the address to who has confirmed it: no words, photos or ways to pay', async () => {
    const form = formOf({ name: 'Eigenaar' })
    const thief = await signUp(planted(form.email))
    await thief.ask('POST /api/user.php', { body: { email: form.email, password: THIEFS } })
    const { user: was } = await thief.ask('GET /api/user.php')
    const words = { about_me: 'Van de dief', reason: 'Zomaar', interests: ['art' as const] }
    const look = { tattoos: true, hair_color: null, eye_color: null, body_type: null }
    await thief.ask('PUT /api/profile.php', {
      body: { ...words, ...look, city: 'Delft', region: 'Utrecht', relationship_status: null },
    })
    await addPhoto(thief, await jpeg())
    const owner = await signUp(form)
    const token = tokenIn(await server.mailTo(form.email, 2))
    const { user } = await owner.ask('POST /api/activation.php', { body: { token } })
    expect(user.id).not.toBe(was?.id)
    expect(user).toMatchObject({ name: 'Eigenaar', city: form.city })
    expect(user.profile).toMatchObject({ about_me: '', reason: '', tattoos: null, interests: [] })
    expect((await owner.ask('GET /api/photos.php')).photos).toEqual([])
  })

  test('is confirmed by one click where its member is logged in', async () => {
    const form = formOf()
    await signUp(form)
    const laptop = server.browser()
    await laptop.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    const token = tokenIn(await server.mailTo(form.email))
    const { user } = await laptop.ask('POST /api/activation.php', { body: { token } })
    expect(user.status).toBe('active')
  })

  test('is known again by a secret that no script reads and no other site sends, for known and unknown addresses alike (S6)', async () => {
    const { email } = await newMember(server)
    for (const address of [email, formOf().email]) {
      const { headers } = await server
        .browser()
        .call('POST /api/signup.php', { body: formOf({ email: address }) })
      const cookie = headers.getSetCookie().join()
      expect(cookie).toMatch(
        /^signup=[\w-]{43}; Max-Age=172800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      )
    }
    const { rows } = await server.db.query('select device from signup_form')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ device }) => /^[\da-f]{64}$/.test(device))).toBe(true)
  })

  test('brings no words of who typed the address to its mailbox: no name in any mail, and no name that is a message', async () => {
    const names = ['Klantenservice', 'kijk op x.nl', 'Anna\nBel ons', 'V0nk team', '06-12345678']
    const codes = [
      'name_of_staff',
      'name_is_contact',
      'name_characters',
      'name_of_staff',
      'name_is_contact',
    ]
    for (const [nth, name] of names.entries()) {
      const refused = await server
        .browser()
        .refusal('POST /api/signup.php', { body: formOf({ name }) })
      expect(refused.fields).toEqual({ name: codes[nth] })
    }
    const form = formOf({ name: 'Win duizend euro' })
    const thief = await signUp(form)
    await thief.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    await thief.ask('POST /api/reset.php', { body: { email: form.email } })
    await buy(thief)
    await server.mailTo(form.email, 3)
    for (const { subject, text, html } of await server.mailsTo(form.email)) {
      expect(`${subject} ${text} ${html}`).not.toContain(form.name)
    }
  })

  test('tells who signs up when the mails of the day are used up, and its links work on', async () => {
    const { max } = limits.signupMailsPerAddress
    const limited = await startServer({ limited: true, env: { TRUST_PROXY: '1' } })
    const form = formOf()
    const from = (nth: number) => ({ 'x-forwarded-for': `192.0.2.${nth}` })
    for (let nth = 1; nth <= max; nth += 1) {
      await limited
        .browser()
        .ask('POST /api/signup.php', { body: planted(form.email), headers: from(nth) })
    }
    const owner = limited.browser()
    const late = await owner.refusal('POST /api/signup.php', { body: form, headers: from(99) })
    expect(late).toMatchObject({ status: 429, error: 'mailbox_full' })
    const token = tokenIn(await limited.mailTo(form.email, max))
    const body = { token, password: THIEFS }
    const { user } = await owner.ask('POST /api/activation.php', { body })
    expect(user.status).toBe('active')
    await limited.stop()
  })

  test('of who has paid and not confirmed yet shows nothing to who signs up with their address', async () => {
    const form = formOf()
    const payer = await signUp(form)
    await payer.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    await buy(payer)
    await signUp(planted(form.email))
    expect((await payer.ask('GET /api/user.php')).user).toMatchObject({ name: form.name })
    expect(await logsIn(form.email, THIEFS)).toBe(false)
  })
})
