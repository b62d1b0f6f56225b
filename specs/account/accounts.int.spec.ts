import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '#core/discovery/values.ts'
import {
  buy,
  formOf,
  newMember,
  PASSWORD,
  type SpecMember,
  tokenIn,
} from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

test('a member is one of the genders and sexualities of the product spec, or says neither', () => {
  expect(genders).toEqual(['male', 'female'])
  expect(sexualities).toEqual(['hetero', 'gay', 'lesbian', 'bi'])
})

describe('a member', () => {
  test('chooses a language of the site and no other (ACC-22)', async () => {
    const member = await newMember(server)
    const { user } = await member.ask('PUT /api/user.php', { body: { language: 'en' } })
    expect(user.language).toBe('en')
    const other = await member.refusal('PUT /api/user.php', { body: { language: 'xx' } })
    expect(other).toMatchObject({ status: 400, fields: { language: 'field_invalid' } })
  })

  const facts: [field: string, fits: (value: unknown) => boolean][] = [
    ['email', (value) => /@/.test(String(value))],
    ['name', (value) => typeof value === 'string' && value !== ''],
    ['date_of_birth', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))],
    ['gender', (value) => ['male', 'female'].includes(String(value))],
    ['sexuality', (value) => value === null],
    ['country', (value) => value === 'NL'],
    ['region', (value) => typeof value === 'string'],
    ['city', (value) => typeof value === 'string'],
    ['language', (value) => value === 'nl'],
    ['credits', (value) => value === 3],
    ['paid_user', (value) => value === false],
    ['signup_date', (value) => !Number.isNaN(Date.parse(String(value)))],
    ['status', (value) => value === 'active'],
    ['notifications_disabled', (value) => Array.isArray(value) && value.length === 0],
    ['fictional_icon', (value) => typeof value === 'boolean'],
    ['push_subscription', (value) => value === null],
    ['profile', (value) => typeof value === 'object' && value !== null],
  ]
  test.each(facts)('is answered with a %s of the right form (ACC-23)', async (field, fits) => {
    const member = await newMember(server)
    const { user } = await member.ask('GET /api/user.php')
    const value = (user as Record<string, unknown> | null)?.[field]
    expect(fits(value), `${field}: ${JSON.stringify(value)}`).toBe(true)
  })

  test('has a password that stands in no answer (ACC-23)', async () => {
    const member = await newMember(server)
    const { text } = await member.call('GET /api/user.php')
    expect(text).not.toMatch(/password|argon2|een-lang-wachtwoord/i)
  })

  const own = { about_me: '', reason: '', city: '', region: '', tattoos: null } as const
  const looks = { hair_color: null, eye_color: null, body_type: null } as const
  const profile = { ...own, ...looks, relationship_status: null, interests: [] }
  const shownAs = async (member: SpecMember) => {
    const { user } = await member.ask('GET /api/user.php')
    const query = { id: member.id }
    const others = (await (await newMember(server)).ask('GET /api/member.php', { query })).profile
    return [user?.sexuality, others.sexuality]
  }

  test.each(['hetero', 'gay', 'lesbian', 'bi'] as const)(
    'gives and changes a sexuality, which others see: %s (ACC-23)',
    async (sexuality) => {
      const member = await newMember(server)
      await member.ask('PUT /api/profile.php', { body: { ...profile, sexuality: 'hetero' } })
      await member.ask('PUT /api/profile.php', { body: { ...profile, sexuality } })
      expect(await shownAs(member)).toEqual([sexuality, sexuality])
      await member.ask('PUT /api/profile.php', { body: profile })
      expect(await shownAs(member)).toEqual([sexuality, sexuality])
      await member.ask('PUT /api/profile.php', { body: { ...profile, sexuality: null } })
      expect(await shownAs(member)).toEqual([null, null])
    },
  )

  test('keeps no sexuality without consent, and none of what is withdrawn', async () => {
    const member = await newMember(server)
    await member.ask('PUT /api/profile.php', { body: { ...profile, sexuality: 'bi' } })
    await member.ask('DELETE /api/consent.php')
    expect(await shownAs(member)).toEqual([null, null])
    const body = { ...profile, about_me: 'Hoi', sexuality: 'bi' } as const
    const refused = await member.refusal('PUT /api/profile.php', { body })
    expect(refused.fields).toEqual({ sexuality: 'consent_needed' })
    expect(await shownAs(member)).toEqual([null, null])
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

  test('changes their own profile, and the next answer has the change', async () => {
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
