import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#core/contract/call.ts'
import { contract } from '#core/contract/contract.ts'

/** Each shows nothing: zero-width spaces, joiners, fillers, directions, blank Braille, a tag. */
const BLANKS = ['\u200b', '\u200d\u200d', '\u3164', '\u115f\u1160', '\u2800', '\u2060 \ufeff']
const ODDER = [
  '\u202e\u202c',
  '\u00ad',
  '\u{e0041}',
  '\u{1d159}',
  '\u00a0\u2003',
  '\u0000',
  '\ufe0f',
]

/** Names of things and secrets, which are compared and shown to nobody. */
const NOT_SHOWN = new Set(
  `accepts answer auth bank bundle code country discount_code endpoint entity ip key language network
  number old_password p256dh password payment_country receipt ref sub1 sub2 sub3 time_zone
  token version`.split(/\s+/),
)

type Leaf = { name: string; schema: z.ZodMiniType }

const leavesOf = (schema: z.ZodMiniType, name: string): Leaf[] => {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      leavesOf(field as z.ZodMiniType, key),
    )
  if (schema instanceof z.ZodMiniArray) return leavesOf(schema.def.element as z.ZodMiniType, name)
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.flatMap((option) => leavesOf(option as z.ZodMiniType, name))
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return leavesOf(schema.def.innerType as z.ZodMiniType, name)
  return schema instanceof z.ZodMiniString ? [{ name, schema }] : []
}

const texts = (Object.entries(contract) as [string, Call][]).flatMap(([key, { body }]) =>
  body ? leavesOf(body as z.ZodMiniType, '').map((leaf) => ({ key, ...leaf })) : [],
)

describe('a text in a form', () => {
  it.each(texts.filter(({ name }) => !NOT_SHOWN.has(name)))(
    'is empty or refused when it shows nothing: $name of $key',
    ({ schema }) => {
      for (const blank of [...BLANKS, ...ODDER]) {
        const { success, data } = z.safeParse(schema, blank)
        expect(success ? data : '', JSON.stringify(blank)).toBe('')
      }
    },
  )
})
