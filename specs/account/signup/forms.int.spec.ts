import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { FieldCode } from '#core/contract/codes.ts'
import { enAll as en } from '#core/texts/en/platform/all.ts'
import { nlAll as nl } from '#core/texts/nl/platform/all.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { withQuickPasswords } from '#specs/harness/walks/api/quick-passwords.ts'

const FORMS = triesOf('account/signup/forms.int.spec.ts')
const AT_ONCE = 20

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ rebind: withQuickPasswords })
})
afterAll(() => server.stop())

/** A value of a field and what is wrong with it: its shape, a rule that asks more, or nothing. */
type Value = { value: unknown; shape?: FieldCode; rule?: FieldCode }
const x = (length: number) => 'x'.repeat(length)
const good = (...values: unknown[]): Value[] => values.map((value) => ({ value }))
const bad = (shape: FieldCode, ...values: unknown[]): Value[] =>
  values.map((value) => ({ value, shape }))
const against = (rule: FieldCode, ...values: unknown[]): Value[] =>
  values.map((value) => ({ value, rule }))
const nothing = [undefined, null, 7, {}, []]

let made = 0
/** Each field at both of its limits, and beyond them. */
const fields: Record<string, Value[]> = {
  email: [
    ...bad('email_invalid', '', 'anna', 'anna@', '@voorbeeld.example', 'a b@voorbeeld.example'),
    ...bad('email_invalid', `${x(64)}@${x(60)}.${x(60)}.${x(60)}.example`, 'anna@x\u0000.example'),
    ...bad('required', ...nothing),
  ],
  password: [
    ...good(x(8), x(200), '        ', '👨‍👩‍👧‍👦👋🏽'),
    ...bad('password_length', '', x(7), x(201)),
    ...bad('required', ...nothing),
  ],
  name: [
    ...good('An', x(30), ' Anna ', "O'Brien", 'Žofie', '李四'),
    ...bad('name_length', '', 'A', ' A ', x(31)),
    ...bad('required', ...nothing),
    ...against('name_starts_with_at', '@anna', ' @@'),
  ],
  date_of_birth: [
    ...good('2008-06-15', '1990-02-28', '1992-02-29', '1900-01-01'),
    ...bad('date_invalid', '', '1991-02-29', '1899-12-31', '1990-13-01', '1-1-1990', '1990-1-1'),
    ...bad('required', ...nothing),
    ...against('too_young', '2008-06-16', '2026-06-15', '9999-12-31'),
  ],
  gender: [...good('male', 'female'), ...bad('required', 'other', '', ...nothing)],
  seeks: [...good('male', 'female'), ...bad('required', 'everybody', '', ...nothing)],
  consent: [...good(CONSENT_VERSION), ...bad('consent_needed', true, '2020-01-01', '', ...nothing)],
  signup_message: [
    ...good(undefined, '', '   ', 'Dag', x(300)),
    ...bad('text_too_long', x(40_001)),
    ...against('text_too_long', x(301)),
  ],
  region: [
    ...good(undefined, '', 'Utrecht'),
    ...bad('text_too_long', x(61)),
    ...against('field_invalid', 'Atlantis', '__proto__'),
  ],
  city: [...good(undefined, '', 'Utrecht', x(60)), ...bad('text_too_long', x(61))],
}

/** Mostly what is in order, so that most of what is wrong is wrong alone. */
const valueFor = (name: string): fc.Arbitrary<Value> => {
  const all = fields[name] ?? []
  const sound = all.filter(({ shape, rule }) => !shape && !rule)
  const fresh = fc.constant(null).map(() => {
    made += 1
    return { value: `vorm${made}@voorbeeld.example` }
  })
  const right = name === 'email' ? fresh : fc.constantFrom(...sound)
  const wrong = fc.constantFrom(...all.filter((one) => !sound.includes(one)))
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: wrong })
}
const forms = fc.record(
  Object.fromEntries(Object.keys(fields).map((name) => [name, valueFor(name)])),
)

const faultsOf = (form: Record<string, Value>, kind: 'shape' | 'rule') =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (value[kind] ? [[name, value[kind]]] : [])),
  )

describe('ten thousand forms', () => {
  test('are taken, or refused with what is wrong at each field and words for it, never with a 5xx (S14)', async () => {
    const seen = { taken: 0, refused: 0 }
    const send = async (form: Record<string, Value>) => {
      const typed = Object.entries(form).map(([name, { value }]) => [name, value])
      const body = Object.fromEntries(typed) as never
      const { status, json } = await server.browser().call('POST /api/signup.php', { body })
      const shapes = faultsOf(form, 'shape')
      const faults = Object.keys(shapes).length > 0 ? shapes : faultsOf(form, 'rule')
      if (Object.keys(faults).length === 0) {
        expect([status, json], JSON.stringify(body)).toEqual([200, {}])
        seen.taken += 1
        return
      }
      const refusal = { error: 'invalid', fields: faults }
      expect([status, json], JSON.stringify(body)).toEqual([400, refusal])
      seen.refused += 1
    }
    const all = fc.sample(forms, { numRuns: FORMS, seed: 20_261_121 })
    for (let from = 0; from < FORMS; from += AT_ONCE) {
      await Promise.all(all.slice(from, from + AT_ONCE).map(send))
    }
    expect(seen.taken).toBeGreaterThan(FORMS / 50)
    expect(seen.refused).toBeGreaterThan(FORMS / 50)
    const codes = Object.values(fields).flatMap((values) =>
      values.flatMap(({ shape, rule }) => shape ?? rule ?? []),
    )
    for (const code of codes) {
      expect(nl.field[code].length).toBeGreaterThan(5)
      expect(en.field[code].length).toBeGreaterThan(5)
    }
  }, 300_000)
})
