import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signupForm } from '#core/account/contract.ts'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { Call } from '#core/contract/call.ts'
import { refusalCodes } from '#core/contract/codes.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { searchQuery } from '#core/discovery/search-query.ts'
import { settings } from '#core/site/views.ts'

const calls = Object.entries(contract) as [Key, Call][]
const spec = readFileSync(new URL('../product-spec.md', import.meta.url), 'utf8')
const form = {
  email: ' Anna@Vonk.Example ',
  password: 'een goed wachtwoord',
  name: 'Anna',
  date_of_birth: '1990-02-28',
  gender: 'female',
  seeks: 'male',
  consent: CONSENT_VERSION,
  region: 'Utrecht',
  city: 'Utrecht',
} as const

describe('the contract', () => {
  it.each([
    'GET /api/user.php',
    'POST /api/user.php',
    'PUT /api/user.php',
    'GET /api/logout.php',
    'GET /api/settings.php',
    'GET /api/chats.php',
    'GET /api/likes.php',
    'GET /api/auto-like.php',
    'DELETE /api/chat.php',
    'POST /api/user.php?push=1',
    'GET /api/geocode.php',
    'GET /api/interests.php',
    'GET /api/regions.php',
    'GET /api/companyinfo.php',
  ])('has %s as the product spec gives it', (key) => {
    expect(Object.keys(contract)).toContain(key)
    const { method, path } = partsOf(key as Key)
    expect(spec).toMatch(new RegExp(`\\| ${method} \\|[^|]*${path.replace('.', '\\.')}`))
  })

  it.each(calls)(
    '%s keeps the style: a resource in the path, a change in the body',
    (key, call) => {
      const { method, path } = partsOf(key)
      expect(path).toMatch(/^\/api\/[a-z-]+\.php$/)
      if (method === 'GET') expect(call.body).toBeUndefined()
      for (const code of call.refusals) expect(refusalCodes).toContain(code)
    },
  )

  it('takes bodies that are not believed from payment providers alone', () => {
    const webhooks = calls.filter(([, call]) => call.webhook).map(([key]) => key)
    expect(webhooks).toEqual(['POST /api/webhook.php'])
  })

  it('answers with every settings field that the product spec names (SET-01)', () => {
    const line = /^- Site settings: (.*?)\. Regions/m.exec(spec)?.[1] ?? ''
    const names = line
      .replaceAll(/\([^)]*\)/g, '')
      .split(',')
      .map((name) => name.trim().replaceAll(' ', '_'))
    expect(names).toHaveLength(34)
    const fields = Object.keys(settings.shape)
    expect(names.filter((name) => !fields.includes(name))).toEqual([])
  })
})

describe('the forms of the contract', () => {
  it('tidy an address and leave a password as it is', () => {
    expect(signupForm.parse(form)).toMatchObject({
      email: 'anna@vonk.example',
      password: 'een goed wachtwoord',
    })
  })

  it.each([
    ['email', 'anna@', 'email_invalid'],
    ['email', undefined, 'required'],
    ['password', '1234567', 'password_length'],
    ['name', 'A', 'name_length'],
    ['name', 'A'.repeat(31), 'name_length'],
    ['date_of_birth', '1990-02-30', 'date_invalid'],
    ['gender', 'other', 'required'],
    ['consent', undefined, 'consent_needed'],
    ['city', 'x'.repeat(61), 'text_too_long'],
  ])('refuse %s with the value %j as %s', (field, value, code) => {
    const { error } = signupForm.safeParse({ ...form, [field]: value })
    expect(error?.issues[0]).toMatchObject({ path: [field], message: code })
  })

  it('read numbers of a query, and refuse what is out of bounds', () => {
    expect(searchQuery.parse({ min_age: '30', page: '2' })).toEqual({ min_age: 30, page: 2 })
    for (const min_age of ['17', '100', '-1', '3e1', '', 'x']) {
      expect(searchQuery.safeParse({ min_age }).success).toBe(false)
    }
  })
})
