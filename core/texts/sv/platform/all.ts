import { enDemo } from '../../en/platform/demo.ts'
import { svMember } from './member.ts'
import { svRest } from './rest.ts'
import { svStart } from './start.ts'

/** All Swedish texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const svAll = {
  ...svStart,
  ...svMember,
  ...svRest,
  ...enDemo,
  refusal: { ...svStart.refusal, ...svMember.refusal, ...svRest.refusal },
  field: { ...svStart.field, ...svRest.field },
}
