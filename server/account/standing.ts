import { matchesState } from 'xstate'
import type { StoredOf } from '#core/lifecycles.ts'

/** Whether something has been paid for with it. */
export const isPremium = ({ state }: StoredOf<'account'>): boolean =>
  matchesState({ living: { membership: 'premium' } }, state)

/** Whether the e-mail address of an account is confirmed. */
export const isConfirmed = ({ state }: StoredOf<'account'>): boolean =>
  matchesState({ living: { standing: 'active' } }, state)
