import fc from 'fast-check'
import * as z from 'zod'
import type { Call } from '#core/contract/call.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

/** Texts at which programs have stumbled. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0000',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '999999999999999999999',
  "'; drop table account; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%ff',
  '{{7*7}}',
  'ﷺ'.repeat(3_000),
  'x'.repeat(20_000),
  '👨‍👩‍👧‍👦'.repeat(501),
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '0000-00-00',
]
const numbers = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308]

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.constantFrom(null, true, false, [], {}),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.constantFrom(...texts), { maxLength: 3 }),
)

const word: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
}

const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 5 })
    case 'integer':
      return fc.integer({ min: 0 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return (
        word[schema.format ?? ''] ?? fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 60) })
      )
    default:
      return nasty
  }
}

/** Mostly what is wanted, now and then something else, something missing or something more. */
const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> => {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nasty }),
    ]),
  )
  const whole = fc.record(parts, { requiredKeys: required.filter((name) => name in parts) })
  const holed = fc.record(parts, { requiredKeys: [] })
  const more = fc.record(
    { ['__proto__']: nasty, constructor: nasty, extra: nasty },
    { requiredKeys: [] },
  )
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 1, arbitrary: holed },
    { weight: 1, arbitrary: fc.tuple(whole, more).map(([a, b]) => ({ ...a, ...b })) },
    { weight: 1, arbitrary: nasty },
  )
}

const schemaOf = (schema: unknown): Schema =>
  z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }) as Schema

/** Bodies for a call: valid, nearly valid, and nothing of the kind. */
export const bodiesFor = (call: Call): fc.Arbitrary<unknown> =>
  call.body ? objectOf(schemaOf(call.body)) : nasty

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Queries for a call, as text behind the question mark; halves of characters cannot be sent. */
export const queriesFor = (call: Call): fc.Arbitrary<string> => {
  const wanted = call.query ? objectOf(schemaOf(call.query)) : nasty
  return wanted.map((query) => {
    const pairs = Object.entries(Object(query)).map(([name, value]) =>
      [name, String(asText(value))]
        .map((text) => encodeURIComponent(text.toWellFormed()))
        .join('='),
    )
    return pairs.join('&').slice(0, 8_000)
  })
}
