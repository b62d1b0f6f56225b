import type { Subscription } from './subscription.ts'

/** A device that may be told of something, and how its member wants that. */
export type PushTarget = { subscription: Subscription; disabled: string[]; language: string }

export interface PushStore {
  /**
   * The one subscription of an account: the newest device counts; null forgets it. A device is of
   * one account: whoever was told on it before is not any more. It ends with the session that it
   * was given in, whoever ends that.
   */
  keep(of: { account: string; tokenHash: string }, subscription: Subscription | null): Promise<void>
  /** Null without a subscription, and for who may not be logged in. */
  pushable(account: string): Promise<PushTarget | null>
  /** Forgets a subscription that is dead, unless a newer one has taken its place. */
  forget(account: string, endpoint: string): Promise<void>
}
