import { fiMembers } from '../discovery/members.ts'
import { fiPush } from '../push/push.ts'
import { fiBonus } from '../time-bonus/bonus.ts'
import { fiAround } from './around.ts'
import { fiCountdown } from './countdown.ts'
import { fiMoreRefusals } from './more-refusals.ts'

/** The Finnish texts of the members, and of what stands around every page of one of them. */
export const fiMember = {
  ...fiMembers,
  ...fiPush,
  ...fiBonus,
  ...fiAround,
  ...fiCountdown,
  ...fiMoreRefusals,
}
