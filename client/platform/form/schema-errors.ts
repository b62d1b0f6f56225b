import type * as z from 'zod/mini'
import type { Errors } from './form.ts'

/** What the first rule of each field says, by the messages of a schema of the contract. */
export const errorsOf = (schema: z.ZodMiniType, values: unknown): Errors => {
  const result = schema.safeParse(values)
  const errors: Errors = {}
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message
  return errors
}
