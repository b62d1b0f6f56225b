import type * as z from 'zod/mini'
import type { Call } from '#core/contract/call.ts'
import { type FieldCode, fieldCodes } from '#core/contract/codes.ts'
import { type Refused, refuseFields } from './refusals.ts'

/** More levels than any body of the contract has, and few enough for whoever walks them. */
const DEPTH_MAX = 8

type Parsed = { query: unknown; body: unknown }

const codeOf = (message: string): FieldCode =>
  fieldCodes.find((code) => code === message) ?? 'field_invalid'

/** The first fault of each field. */
const fieldsOf = (error: z.core.$ZodError) => {
  const fields: Record<string, FieldCode> = {}
  for (const { path, message } of error.issues) {
    const field = path[0] === undefined ? 'body' : String(path[0])
    if (!Object.hasOwn(fields, field)) fields[field] = codeOf(message)
  }
  return fields
}

/** What no text of ours may hold: NUL, which Postgres refuses, and half a character. */
const isUnfit = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnfit)
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

/** A body that is nested without end is read by nobody, whatever the contract makes of it. */
export const isTooDeep = (body: unknown): boolean => isDeeper(body, DEPTH_MAX)

const unfitFields = (given: unknown) =>
  Object.entries(given ?? {})
    .filter(([, value]) => isUnfit(value))
    .map(([field]) => [field, 'field_invalid'] as const)

/** Query and body as the contract wants them, or what is wrong with each field. */
export const parse = (call: Call, given: Parsed): Parsed | Refused => {
  const query = call.query?.safeParse(given.query)
  const body = call.body?.safeParse(given.body)
  const errors = [query?.error, body?.error].filter((error) => error !== undefined)
  if (errors.length > 0) return refuseFields(Object.assign({}, ...errors.map(fieldsOf)))
  const unfit = [query?.data, body?.data].flatMap(unfitFields)
  if (unfit.length > 0) return refuseFields(Object.fromEntries(unfit))
  return { query: query?.data ?? {}, body: body?.data }
}
