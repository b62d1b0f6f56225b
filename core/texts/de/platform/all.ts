import { enDemo } from '../../en/platform/demo.ts'
import { deMember } from './member.ts'
import { deRest } from './rest.ts'
import { deStart } from './start.ts'

/** All German texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const deAll = {
  ...deStart,
  ...deMember,
  ...deRest,
  ...enDemo,
  refusal: { ...deStart.refusal, ...deMember.refusal, ...deRest.refusal },
  field: { ...deStart.field, ...deRest.field },
}
