import { frMembers } from '../discovery/members.ts'
import { frPush } from '../push/push.ts'
import { frBonus } from '../time-bonus/bonus.ts'
import { frAround } from './around.ts'
import { frCountdown } from './countdown.ts'
import { frMoreRefusals } from './more-refusals.ts'

/** The French texts of the members, and of what stands around every page of one of them. */
export const frMember = {
  ...frMembers,
  ...frPush,
  ...frBonus,
  ...frAround,
  ...frCountdown,
  ...frMoreRefusals,
}
