import { enDemo } from '../../en/platform/demo.ts'
import { plMember } from './member.ts'
import { plRest } from './rest.ts'
import { plStart } from './start.ts'

/** All Polish texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const plAll = {
  ...plStart,
  ...plMember,
  ...plRest,
  ...enDemo,
  refusal: { ...plStart.refusal, ...plMember.refusal, ...plRest.refusal },
  field: { ...plStart.field, ...plRest.field },
}
