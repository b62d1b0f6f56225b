import { enDemo } from './demo.ts'
import { enMember } from './member.ts'
import { enRest } from './rest.ts'
import { enStart } from './start.ts'

/** All English texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const enAll = {
  ...enStart,
  ...enMember,
  ...enRest,
  ...enDemo,
  refusal: { ...enStart.refusal, ...enMember.refusal, ...enRest.refusal },
  field: { ...enStart.field, ...enRest.field },
}
