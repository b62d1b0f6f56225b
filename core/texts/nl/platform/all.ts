import { nlDemo } from './demo.ts'
import { nlMember } from './member.ts'
import { nlRest } from './rest.ts'
import { nlStart } from './start.ts'

/** All Dutch texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const nlAll = {
  ...nlStart,
  ...nlMember,
  ...nlRest,
  ...nlDemo,
  refusal: { ...nlStart.refusal, ...nlMember.refusal, ...nlRest.refusal },
  field: { ...nlStart.field, ...nlRest.field },
} as const
