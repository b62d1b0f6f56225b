import { daMembers } from '../discovery/members.ts'
import { daPush } from '../push/push.ts'
import { daBonus } from '../time-bonus/bonus.ts'
import { daAround } from './around.ts'
import { daCountdown } from './countdown.ts'
import { daMoreRefusals } from './more-refusals.ts'

/** The Danish texts of the members, and of what stands around every page of one of them. */
export const daMember = {
  ...daMembers,
  ...daPush,
  ...daBonus,
  ...daAround,
  ...daCountdown,
  ...daMoreRefusals,
}
