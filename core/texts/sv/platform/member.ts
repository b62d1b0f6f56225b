import { svMembers } from '../discovery/members.ts'
import { svPush } from '../push/push.ts'
import { svBonus } from '../time-bonus/bonus.ts'
import { svAround } from './around.ts'
import { svCountdown } from './countdown.ts'
import { svMoreRefusals } from './more-refusals.ts'

/** The Swedish texts of the members, and of what stands around every page of one of them. */
export const svMember = {
  ...svMembers,
  ...svPush,
  ...svBonus,
  ...svAround,
  ...svCountdown,
  ...svMoreRefusals,
}
