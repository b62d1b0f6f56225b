import { itMembers } from '../discovery/members.ts'
import { itPush } from '../push/push.ts'
import { itBonus } from '../time-bonus/bonus.ts'
import { itAround } from './around.ts'
import { itCountdown } from './countdown.ts'
import { itMoreRefusals } from './more-refusals.ts'

/** The Italian texts of the members, and of what stands around every page of one of them. */
export const itMember = {
  ...itMembers,
  ...itPush,
  ...itBonus,
  ...itAround,
  ...itCountdown,
  ...itMoreRefusals,
}
