import { enDemo } from '../../en/platform/demo.ts'
import { nbMember } from './member.ts'
import { nbRest } from './rest.ts'
import { nbStart } from './start.ts'

/** All Norwegian texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const nbAll = {
  ...nbStart,
  ...nbMember,
  ...nbRest,
  ...enDemo,
  refusal: { ...nbStart.refusal, ...nbMember.refusal, ...nbRest.refusal },
  field: { ...nbStart.field, ...nbRest.field },
}
