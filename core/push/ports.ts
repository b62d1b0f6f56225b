import type { Subscription } from './subscription.ts'

export interface PushStore {
  /**
   * The one subscription of an account: the newest device counts; null forgets it. A device is of
   * one account: whoever was told on it before is not any more. It ends with the session that it
   * was given in, whoever ends that.
   */
  keep(of: { account: string; tokenHash: string }, subscription: Subscription | null): Promise<void>
  /** Forgets a subscription that is dead, unless a newer one has taken its place. */
  forget(account: string, endpoint: string): Promise<void>
}
