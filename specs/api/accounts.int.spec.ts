import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

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
