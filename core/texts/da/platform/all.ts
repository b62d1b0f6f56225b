import { enDemo } from '../../en/platform/demo.ts'
import { daMember } from './member.ts'
import { daRest } from './rest.ts'
import { daStart } from './start.ts'

/** All Danish texts of the screens. What can be refused, and what is wrong with a field, stands in several. */
export const daAll = {
  ...daStart,
  ...daMember,
  ...daRest,
  ...enDemo,
  refusal: { ...daStart.refusal, ...daMember.refusal, ...daRest.refusal },
  field: { ...daStart.field, ...daRest.field },
}
