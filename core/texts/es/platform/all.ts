import { enDemo } from '../../en/platform/demo.ts'
import { esMember } from './member.ts'
import { esRest } from './rest.ts'
import { esStart } from './start.ts'

/** All Spanish texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const esAll = {
  ...esStart,
  ...esMember,
  ...esRest,
  ...enDemo,
  refusal: { ...esStart.refusal, ...esMember.refusal, ...esRest.refusal },
  field: { ...esStart.field, ...esRest.field },
}
