import { nlMembers } from '../discovery/members.ts'
import { nlPush } from '../push/push.ts'
import { nlBonus } from '../time-bonus/bonus.ts'
import { nlAround } from './around.ts'
import { nlCountdown } from './countdown.ts'
import { nlMoreRefusals } from './more-refusals.ts'

/** The Dutch texts of the members, and of what stands around every page of one of them. */
export const nlMember = {
  ...nlMembers,
  ...nlPush,
  ...nlBonus,
  ...nlAround,
  ...nlCountdown,
  ...nlMoreRefusals,
} as const
