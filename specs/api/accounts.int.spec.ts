import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTIVATION_LINK_HOURS, ACTIVATION_MAILS_PER_DAY } from '#core/account/rules.ts'
import { LOGIN_BLOCK_MINUTES, LOGIN_TRIES } from '#core/account/signin/rules.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '#core/discovery/vocabularies.ts'
import { buy, formOf, newMember, PASSWORD, tokenIn } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

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

  test('sends who signs up again before confirming a new link', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const first = tokenIn(await server.mailTo(form.email))
    await server.browser().ask('POST /api/signup.php', { body: form })
    const second = tokenIn(await server.mailTo(form.email, 2))
    const old = await server
      .browser()
      .refusal('POST /api/activation.php', { body: { token: first } })
    expect(old).toMatchObject({ status: 410, error: 'link_invalid' })
    const { user } = await server
      .browser()
      .ask('POST /api/activation.php', { body: { token: second } })
    expect(user.email).toBe(form.email)
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
        city: ' ',
      },
    })
    expect(fields).toEqual({
      email: 'email_invalid',
      password: 'password_length',
      name: 'name_length',
      date_of_birth: 'date_invalid',
      city: 'required',
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
  test('works once, and an unknown one never', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const token = tokenIn(await server.mailTo(form.email))
    await server.browser().ask('POST /api/activation.php', { body: { token } })
    for (const bad of [token, 'x'.repeat(43), '', '__proto__']) {
      const refusal = await server
        .browser()
        .refusal('POST /api/activation.php', { body: { token: bad } })
      expect(refusal).toMatchObject({ status: 410, error: 'link_invalid' })
    }
  })

  test('answers the same to who lost the answer and asks again with the same key, and to nobody else', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const body = { token: tokenIn(await server.mailTo(form.email)) }
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
    expect(refusal.error).toBe('link_invalid')
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

describe('a member', () => {
  test('chooses a language of the site and no other (ACC-22)', async () => {
    const member = await newMember(server)
    const { user } = await member.ask('PUT /api/user.php', { body: { language: 'en' } })
    expect(user.language).toBe('en')
    const other = await member.refusal('PUT /api/user.php', { body: { language: 'xx' } })
    expect(other).toMatchObject({ status: 400, fields: { language: 'field_invalid' } })
  })

  test('has every field of the product spec, and never a password in an answer (ACC-23)', async () => {
    const member = await newMember(server)
    const { json, text } = await member.call('GET /api/user.php')
    const { user } = json as { user: Record<string, unknown> }
    for (const name of [
      ...['email', 'name', 'date_of_birth', 'gender', 'sexuality', 'country', 'region', 'city'],
      ...['language', 'credits', 'paid_user', 'signup_date', 'status', 'notifications_disabled'],
      ...['fictional_icon', 'push_subscription', 'profile'],
    ]) {
      expect(user).toHaveProperty(name)
    }
    expect(user).toMatchObject({ email: member.email, credits: 3, paid_user: false })
    expect(user.notifications_disabled).toEqual([])
    expect(text).not.toMatch(/password|argon2|een-lang-wachtwoord/i)
    expect(genders).toEqual(['male', 'female'])
    expect(sexualities).toEqual(['hetero', 'gay', 'lesbian', 'bi'])
  })

  test('is told apart from a visitor, from one not yet confirmed, and from one who has paid (ACC-24)', async () => {
    const form = formOf()
    const browser = server.browser()
    const who = async () => {
      const { user } = await browser.ask('GET /api/user.php')
      return user && { status: user.status, paid_user: user.paid_user }
    }
    await browser.ask('POST /api/signup.php', { body: form })
    expect(await who()).toBeNull()
    await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    expect(await who()).toEqual({ status: 'not_confirmed', paid_user: false })
    const token = tokenIn(await server.mailTo(form.email))
    await browser.ask('POST /api/activation.php', { body: { token } })
    expect(await who()).toEqual({ status: 'active', paid_user: false })
    await buy(browser)
    expect(await who()).toEqual({ status: 'active', paid_user: true })
  })

  test('says on the profile each value that there is and no other, and others read it (PRF-01)', async () => {
    const member = await newMember(server)
    const other = await newMember(server)
    const plain = { about_me: 'Hoi', reason: 'Samen lachen', city: 'Utrecht', region: 'Utrecht' }
    const nth = <T>(values: readonly T[], n: number) => values[n % values.length] ?? null
    for (let n = 0; n < hairColors.length; n++) {
      const looks = {
        tattoos: n % 2 === 0,
        hair_color: nth(hairColors, n),
        eye_color: nth(eyeColors, n),
        body_type: nth(bodyTypes, n),
        relationship_status: nth(relationshipStatuses, n),
      }
      const body = { ...plain, ...looks, interests: [...interests] }
      await member.ask('PUT /api/profile.php', { body })
      const { profile } = await other.ask('GET /api/member.php', { query: { id: member.id } })
      const { about_me, reason } = plain
      expect(profile).toMatchObject({ id: member.id, status: 'active', about_me, reason, ...looks })
      expect(profile.main_image).toBeNull()
      expect(profile.interests.toSorted()).toEqual(interests.toSorted())
    }
    for (const name of ['hair_color', 'eye_color', 'body_type', 'relationship_status']) {
      const none = { tattoos: null, hair_color: null, eye_color: null, body_type: null }
      const body = {
        ...plain,
        ...none,
        relationship_status: null,
        interests: [],
        [name]: 'green-ish',
      }
      const refusal = await member.refusal('PUT /api/profile.php', { body })
      expect(refusal).toMatchObject({ status: 400, error: 'invalid' })
      expect(Object.keys(refusal.fields ?? {})).toEqual([name])
    }
  })

  test('changes the own profile', async () => {
    const member = await newMember(server)
    const profile = {
      about_me: ' Houdt van wandelen. ',
      reason: 'Gezelligheid',
      city: 'Zwolle',
      region: 'Overijssel',
      tattoos: null,
      hair_color: 'red',
      eye_color: null,
      body_type: 'normal',
      relationship_status: 'single',
      interests: ['hiking', 'wine'],
    } as const
    const { user } = await member.ask('PUT /api/profile.php', {
      body: { ...profile, interests: [...profile.interests] },
    })
    expect(user).toMatchObject({ city: 'Zwolle', region: 'Overijssel' })
    expect(user.profile).toMatchObject({ about_me: 'Houdt van wandelen.', hair_color: 'red' })
    expect(user.profile.interests.toSorted()).toEqual(['hiking', 'wine'])
  })
})
