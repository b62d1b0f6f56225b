import { enDemo } from '../../en/platform/demo.ts'
import { frMember } from './member.ts'
import { frRest } from './rest.ts'
import { frStart } from './start.ts'

/** All French texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const frAll = {
  ...frStart,
  ...frMember,
  ...frRest,
  ...enDemo,
  refusal: { ...frStart.refusal, ...frMember.refusal, ...frRest.refusal },
  field: { ...frStart.field, ...frRest.field },
}
