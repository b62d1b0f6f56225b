import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTIVATION_LINK_HOURS, ACTIVATION_MAILS_PER_DAY } from '#core/account/rules.ts'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import { formOf, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
/** No sweeper looks at deadlines here: time is exact without one. */
beforeAll(async () => {
  const pace = { deadlinesMs: HOUR_MS }
  server = await startServer({ pace, env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

describe('signing up', () => {
  test('makes an account that its mailed link activates and signs in, with its credits (ACC-01, SGN-09)', async () => {
    const form = formOf()
    const browser = server.browser()
    expect(await browser.ask('POST /api/signup.php', { body: form })).toEqual({})
    expect(browser.cookie()).toBe('')
    expect(await browser.ask('GET /api/user.php')).toEqual({ user: null })

    const mail = await server.mailTo(form.email)
    expect(mail.subject).not.toContain(form.name)
    const { user } = await browser.ask('POST /api/activation.php', {
      body: { token: tokenIn(mail) },
    })
    expect(user).toMatchObject({ email: form.email, status: 'active', credits: 3 })
    const again = await browser.ask('GET /api/user.php')
    expect(again.user?.id).toBe(user.id)
    const { wallet } = await browser.ask('GET /api/transactions.php')
    expect(wallet.map(({ reason, credits }) => [reason, credits])).toEqual([['signup', 3]])
  })

  test('gives an account an id that does not tell when somebody signed up', async () => {
    const ids = [(await newMember(server)).id, (await newMember(server)).id]
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  test('answers a known address with the same bytes and tells its owner by mail', async () => {
    const member = await newMember(server)
    const answers = []
    for (const email of [member.email, formOf().email]) {
      const { status, text, headers } = await server
        .browser()
        .call('POST /api/signup.php', { body: formOf({ email }) })
      const names = [...headers.keys()].filter((name) => name !== 'date').sort()
      answers.push({ status, text, names, length: headers.get('content-length') })
    }
    expect(answers[0]).toEqual(answers[1])
    const mail = await server.mailTo(member.email, 2)
    expect(mail.text).toContain('/login')
    expect(mail.text).not.toMatch(/\/[\w-]{43}\b/)
  })

  test('sends who signs up again on the same device a new link, which takes the place of the old one', async () => {
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    const first = tokenIn(await server.mailTo(form.email))
    await browser.ask('POST /api/signup.php', { body: { ...form, name: 'Toch Anna' } })
    const second = tokenIn(await server.mailTo(form.email, 2))
    const old = await browser.refusal('POST /api/activation.php', { body: { token: first } })
    expect(old).toMatchObject({ status: 410, error: 'link_invalid' })
    const { user } = await browser.ask('POST /api/activation.php', { body: { token: second } })
    expect(user).toMatchObject({ email: form.email, name: 'Toch Anna' })
  })

  test('sends its mail again to who asks without being logged in, with a link that counts', async () => {
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    const first = tokenIn(await server.mailTo(form.email))
    const again = { body: { email: form.email }, headers: { 'idempotency-key': randomUUID() } }
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await browser.ask('POST /api/signup.php?resend=1', again)).toEqual({})
    }
    const second = tokenIn(await server.mailTo(form.email, 2))
    await server.browser().ask('POST /api/signup.php?resend=1', { body: { email: form.email } })
    const strangers = tokenIn(await server.mailTo(form.email, 3))
    const activate = (token: string) =>
      browser.call('POST /api/activation.php', { body: { token } })
    expect((await activate(first)).status).toBe(410)
    expect((await activate(second)).status).toBe(200)
    expect((await activate(strangers)).json).toEqual({ error: 'already_active' })
  })

  test('tells who asks for its mail again and is a member already that they are', async () => {
    const member = await newMember(server)
    await server.browser().ask('POST /api/signup.php?resend=1', { body: { email: member.email } })
    const mail = await server.mailTo(member.email, 2)
    expect(mail.subject).toContain('al een account')
    await server.browser().ask('POST /api/signup.php', { body: formOf({ email: member.email }) })
    await server.browser().ask('POST /api/signup.php', { body: formOf({ email: member.email }) })
    await server.mailTo(member.email, 4)
  })

  test('refuses a minor on the day before the birthday and takes the adult on it (ACC-18)', async () => {
    const minor = await server.browser().refusal('POST /api/signup.php', {
      body: formOf({ date_of_birth: '2008-06-16' }),
    })
    expect(minor).toMatchObject({ status: 400, fields: { date_of_birth: 'too_young' } })
    const adult = formOf({ date_of_birth: '2008-06-15' })
    expect(await server.browser().ask('POST /api/signup.php', { body: adult })).toEqual({})
  })

  test('says of every field what is wrong with it (SGN-05, SGN-06, SGN-07)', async () => {
    const { fields } = await server.browser().refusal('POST /api/signup.php', {
      body: {
        ...formOf(),
        email: 'no address',
        password: 'short',
        name: 'x',
        date_of_birth: '2001-02-30',
        consent: 'yes',
        city: 'x'.repeat(61),
      } as never,
    })
    expect(fields).toEqual({
      email: 'email_invalid',
      password: 'password_length',
      name: 'name_length',
      date_of_birth: 'date_invalid',
      consent: 'consent_needed',
      city: 'text_too_long',
    })
    const asName = await server.browser().refusal('POST /api/signup.php', {
      body: formOf({ name: '@home' }),
    })
    expect(asName.fields).toEqual({ name: 'name_starts_with_at' })
    const form = formOf()
    const asAddress = await server.browser().refusal('POST /api/signup.php', {
      body: { ...form, name: form.email.toUpperCase() },
    })
    expect(asAddress.fields).toEqual({ name: 'name_is_email' })
  })

  test('with the same key answers the same, once, and another form with it is refused', async () => {
    const form = formOf()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (let i = 0; i < 3; i++) {
      expect(await server.browser().ask('POST /api/signup.php', { body: form, headers })).toEqual(
        {},
      )
    }
    const other = await server
      .browser()
      .refusal('POST /api/signup.php', { body: formOf(), headers })
    expect(other).toMatchObject({ status: 409, error: 'key_reused' })
    await server.mailTo(form.email)
    expect(await server.mailsTo(form.email)).toHaveLength(1)
  })
})

describe('the activation link', () => {
  test('works once and then says that the account is active; an unknown one never works', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const token = tokenIn(await server.mailTo(form.email))
    const opened = server.browser()
    await opened.ask('POST /api/activation.php', { body: { token, password: form.password } })
    const used = await server.browser().refusal('POST /api/activation.php', { body: { token } })
    expect(used).toMatchObject({ status: 409, error: 'already_active' })
    for (const bad of ['x'.repeat(43), '', '__proto__']) {
      const refusal = await server
        .browser()
        .refusal('POST /api/activation.php', { body: { token: bad } })
      expect(refusal).toMatchObject({ status: 410, error: 'link_invalid' })
    }
  })

  test('answers the same to who lost the answer and asks again with the same key, and to nobody else', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const token = tokenIn(await server.mailTo(form.email))
    const body = { token, password: form.password }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const browser = server.browser()
    const lost = await server.browser().ask('POST /api/activation.php', { body, headers })
    const { user } = await browser.ask('POST /api/activation.php', { body, headers })
    expect(user.id).toBe(lost.user.id)
    expect((await browser.ask('GET /api/user.php')).user?.credits).toBe(3)
    const other = { 'idempotency-key': crypto.randomUUID() }
    const refusal = await server
      .browser()
      .refusal('POST /api/activation.php', { body, headers: other })
    expect(refusal.error).toBe('already_active')
  })

  test('expires, and a new mail brings a new one', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const token = tokenIn(await server.mailTo(form.email))
    server.clock.forward(ACTIVATION_LINK_HOURS * HOUR_MS)
    const late = await server.browser().refusal('POST /api/activation.php', { body: { token } })
    expect(late.error).toBe('link_invalid')

    const browser = server.browser()
    await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    await browser.ask('POST /api/activation.php?resend=1')
    const fresh = tokenIn(await server.mailTo(form.email, 2))
    await browser.ask('POST /api/activation.php', { body: { token: fresh } })
  })

  test('can be asked for a few times a day, and again the next day', async () => {
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    const answers = []
    for (let i = 0; i <= ACTIVATION_MAILS_PER_DAY; i++) {
      answers.push((await browser.call('POST /api/activation.php?resend=1')).status)
    }
    expect(answers).toEqual([...Array(ACTIVATION_MAILS_PER_DAY).fill(200), 429])
    server.clock.forward(DAY_MS)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (let i = 0; i <= ACTIVATION_MAILS_PER_DAY; i++) {
      await browser.ask('POST /api/activation.php?resend=1', { headers })
    }
    await server.mailTo(form.email, ACTIVATION_MAILS_PER_DAY + 2)
  })
})
