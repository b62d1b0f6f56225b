import { nlRest } from './rest.ts'
import { nlStart } from './start.ts'

/** All Dutch texts of the screens. What can be refused, and what is wrong with a field, stands in both. */
export const nlAll = {
  ...nlStart,
  ...nlRest,
  refusal: { ...nlStart.refusal, ...nlRest.refusal },
  field: { ...nlStart.field, ...nlRest.field },
} as const
