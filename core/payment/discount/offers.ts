import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import { STAY_CODE_PREFIX, WELCOME_DISCOUNT_CODE } from './rules.ts'

/** Whether nobody has to type the code: it is of the offers that count by themselves. */
export const countsByItself = (code: string): boolean =>
  code === TIME_BONUS_CODE || code === WELCOME_DISCOUNT_CODE

/** Why a code is for one member alone; null where it is for others too (promise H5). */
export const personalTo = ({
  code,
  user_id,
}: {
  code: string
  /** Whose it is; null where it is everybody's. */
  user_id: string | null
}): 'newcomer' | 'stay' | 'given' | null => {
  if (user_id === null) return null
  if (countsByItself(code)) return 'newcomer'
  return code.startsWith(STAY_CODE_PREFIX) ? 'stay' : 'given'
}
