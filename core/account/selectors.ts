import { matchesState, type StateValue } from 'xstate'

/** As it is kept or as a member gets it; what its chart does not know is nowhere. */
type AccountState = { state: unknown }

const isIn = (part: StateValue, { state }: AccountState): boolean =>
  matchesState(part, state as StateValue)

/** Whether something has been paid for with it. */
export const isPremium = (at: AccountState): boolean =>
  isIn({ living: { membership: 'premium' } }, at)

/** Whether the e-mail address of an account is confirmed. */
export const isConfirmed = (at: AccountState): boolean =>
  isIn({ living: { standing: 'active' } }, at)

/** Whether nobody has confirmed the address yet. */
export const isUnconfirmed = (at: AccountState): boolean =>
  isIn({ living: { standing: 'created' } }, at)

/** Whether the account is in the days in which the mailed link still undoes leaving. */
export const isLeaving = (at: AccountState): boolean =>
  isIn({ living: { standing: 'leaving' } }, at)

export const isSuspended = (at: AccountState): boolean =>
  isIn({ living: { conduct: 'suspended' } }, at)

export const isErased = (at: AccountState): boolean => isIn('erased', at)

/** Whether others may find this member, for as long as the profile is active. */
export const isVisible = (at: AccountState): boolean =>
  isIn({ living: { visibility: 'visible' } }, at)

/** Whether somebody may be logged in with it. */
export const mayEnter = (at: AccountState) => {
  if (isErased(at)) return 'login_failed'
  if (isSuspended(at)) return 'account_suspended'
  return isLeaving(at) ? 'account_leaving' : 'ok'
}

/** A profile is active while its member is confirmed, stays and is not suspended (PRF-07). */
export const profileStatusOf = (at: AccountState): 'active' | 'disabled' =>
  isConfirmed(at) && !isSuspended(at) ? 'active' : 'disabled'
