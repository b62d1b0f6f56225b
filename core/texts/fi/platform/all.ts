import { enDemo } from '../../en/platform/demo.ts'
import { fiMember } from './member.ts'
import { fiRest } from './rest.ts'
import { fiStart } from './start.ts'

/** All Finnish texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const fiAll = {
  ...fiStart,
  ...fiMember,
  ...fiRest,
  ...enDemo,
  refusal: { ...fiStart.refusal, ...fiMember.refusal, ...fiRest.refusal },
  field: { ...fiStart.field, ...fiRest.field },
}
