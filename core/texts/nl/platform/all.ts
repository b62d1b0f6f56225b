import { nl } from './frame.ts'
import { nlRest } from './rest.ts'

/** All Dutch texts. What can be refused, and what is wrong with a field, stands in both. */
export const nlAll = {
  ...nl,
  ...nlRest,
  refusal: { ...nl.refusal, ...nlRest.refusal },
  field: { ...nl.field, ...nlRest.field },
} as const
