import { enMembers } from '../discovery/members.ts'
import { enPush } from '../push/push.ts'
import { enBonus } from '../time-bonus/bonus.ts'
import { enAround } from './around.ts'
import { enCountdown } from './countdown.ts'
import { enMoreRefusals } from './more-refusals.ts'

/** The English texts of the members, and of what stands around every page of one of them. */
export const enMember = {
  ...enMembers,
  ...enPush,
  ...enBonus,
  ...enAround,
  ...enCountdown,
  ...enMoreRefusals,
}
