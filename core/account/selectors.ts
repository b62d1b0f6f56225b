import { matchesState, type StateValue } from 'xstate'

type At = { state: StateValue }

/** Whether something has been paid for with it. */
export const isPremium = ({ state }: At): boolean =>
  matchesState({ living: { membership: 'premium' } }, state)

/** Whether the e-mail address of an account is confirmed. */
export const isConfirmed = ({ state }: At): boolean =>
  matchesState({ living: { standing: 'active' } }, state)

/** Whether nobody has confirmed the address yet. */
export const isUnconfirmed = ({ state }: At): boolean =>
  matchesState({ living: { standing: 'created' } }, state)

/** Whether the account is in the days in which the mailed link still undoes leaving. */
export const isLeaving = ({ state }: At): boolean =>
  matchesState({ living: { standing: 'leaving' } }, state)

export const isSuspended = ({ state }: At): boolean =>
  matchesState({ living: { conduct: 'suspended' } }, state)

export const isErased = ({ state }: At): boolean => matchesState('erased', state)

/** Whether others may find this member, for as long as the profile is active. */
export const isVisible = ({ state }: At): boolean =>
  matchesState({ living: { visibility: 'visible' } }, state)

/** Whether somebody may be logged in with it. */
export const mayEnter = (at: At) => {
  if (isErased(at)) return 'login_failed'
  if (isSuspended(at)) return 'account_suspended'
  return isLeaving(at) ? 'account_leaving' : 'ok'
}

/** A profile is active while its member is confirmed, stays and is not suspended (PRF-07). */
export const profileStatusOf = (at: At): 'active' | 'disabled' =>
  isConfirmed(at) && !isSuspended(at) ? 'active' : 'disabled'
