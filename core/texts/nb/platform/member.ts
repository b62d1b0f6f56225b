import { nbMembers } from '../discovery/members.ts'
import { nbPush } from '../push/push.ts'
import { nbBonus } from '../time-bonus/bonus.ts'
import { nbAround } from './around.ts'
import { nbCountdown } from './countdown.ts'
import { nbMoreRefusals } from './more-refusals.ts'

/** The Norwegian texts of the members, and of what stands around every page of one of them. */
export const nbMember = {
  ...nbMembers,
  ...nbPush,
  ...nbBonus,
  ...nbAround,
  ...nbCountdown,
  ...nbMoreRefusals,
}
