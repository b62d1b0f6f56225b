import { deMembers } from '../discovery/members.ts'
import { dePush } from '../push/push.ts'
import { deBonus } from '../time-bonus/bonus.ts'
import { deAround } from './around.ts'
import { deCountdown } from './countdown.ts'
import { deMoreRefusals } from './more-refusals.ts'

/** The German texts of the members, and of what stands around every page of one of them. */
export const deMember = {
  ...deMembers,
  ...dePush,
  ...deBonus,
  ...deAround,
  ...deCountdown,
  ...deMoreRefusals,
}
