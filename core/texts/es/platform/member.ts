import { esMembers } from '../discovery/members.ts'
import { esPush } from '../push/push.ts'
import { esBonus } from '../time-bonus/bonus.ts'
import { esAround } from './around.ts'
import { esCountdown } from './countdown.ts'
import { esMoreRefusals } from './more-refusals.ts'

/** The Spanish texts of the members, and of what stands around every page of one of them. */
export const esMember = {
  ...esMembers,
  ...esPush,
  ...esBonus,
  ...esAround,
  ...esCountdown,
  ...esMoreRefusals,
}
