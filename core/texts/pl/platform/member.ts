import { plMembers } from '../discovery/members.ts'
import { plPush } from '../push/push.ts'
import { plBonus } from '../time-bonus/bonus.ts'
import { plAround } from './around.ts'
import { plCountdown } from './countdown.ts'
import { plMoreRefusals } from './more-refusals.ts'

/** The Polish texts of the members, and of what stands around every page of one of them. */
export const plMember = {
  ...plMembers,
  ...plPush,
  ...plBonus,
  ...plAround,
  ...plCountdown,
  ...plMoreRefusals,
}
