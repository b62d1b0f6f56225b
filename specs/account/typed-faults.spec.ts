import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginErrors } from '#client/features/account/signin/login-check.ts'
import { bodyOf } from '#client/features/account/signup/signup-body.ts'
import { signupErrors } from '#client/features/account/signup/signup-check.ts'
import { emptySignup, type SignupValues } from '#client/features/account/signup/signup-form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { loginForm, signupForm } from '#core/account/contract.ts'

const addresses = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('jan@bücher.example', 'a@b.xn--p1ai', 'jürgen@x.nl', 'anna＠x．nl'),
  fc.string(),
  fc.constantFrom('', ' Anna@Voorbeeld.example ', 'a@b', 'a b@c.nl', `${'a'.repeat(250)}@b.nl`),
)
const words = fc.oneof(
  fc.string(),
  fc.constantFrom('', '1234567', '12345678', 'a'.repeat(200), 'a'.repeat(201)),
  fc.constantFrom('e\u0301'.repeat(4), 'e\u0301'.repeat(8), 'e\u0301'.repeat(150), 'é'.repeat(201)),
  fc.constantFrom('\ufdfa'.repeat(12), '\ufdfa'.repeat(201)),
)
const genders = fc.constantFrom('' as const, 'male' as const, 'female' as const)

describe('a form that a visitor meets first', () => {
  it('says of a login what the contract says of it', () => {
    fc.assert(
      fc.property(addresses, words, (email, password) => {
        const typed = { email, password }
        expect(loginErrors(typed)).toEqual(errorsOf(loginForm, typed))
      }),
    )
  })

  it('says of a sign-up at least what the contract says of it', async () => {
    const names = fc.oneof(fc.string(), fc.constantFrom('', 'A', ' Bo ', 'a'.repeat(31)))
    const numbers = fc.constantFrom('', '0', '1', '29', '31', '2', '1990', '2000', 'x')
    const forms: fc.Arbitrary<SignupValues> = fc.record({
      ...Object.fromEntries(Object.entries(emptySignup).map(([key, at]) => [key, fc.constant(at)])),
      email: addresses,
      password: words,
      name: names,
      day: numbers,
      month: numbers,
      year: numbers,
      gender: genders,
      seeks: genders,
      consent: fc.boolean(),
      signup_message: fc.string(),
    })
    const cameBy = { source: null, profile: null }
    const facts = {
      ...cameBy,
      now: Date.UTC(2026, 0, 1),
      minAge: 18,
      messageLength: 400,
      site: 'V',
    }
    await fc.assert(
      fc.asyncProperty(forms, async (typed) => {
        const found = await signupErrors(typed, facts)
        const contract = errorsOf(signupForm, bodyOf(typed, cameBy))
        expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(contract)))
        for (const field of ['email', 'password', 'gender', 'seeks', 'consent', 'name'])
          if (contract[field]) expect(found[field], field).toBe(contract[field])
      }),
    )
  })
})
