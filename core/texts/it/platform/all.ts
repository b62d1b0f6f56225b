import { enDemo } from '../../en/platform/demo.ts'
import { itMember } from './member.ts'
import { itRest } from './rest.ts'
import { itStart } from './start.ts'

/** All Italian texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const itAll = {
  ...itStart,
  ...itMember,
  ...itRest,
  ...enDemo,
  refusal: { ...itStart.refusal, ...itMember.refusal, ...itRest.refusal },
  field: { ...itStart.field, ...itRest.field },
}
