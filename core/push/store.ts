import type { Subscription } from './subscription.ts'

export interface PushStore {
  /** The one subscription of an account: the newest device counts; null forgets it. */
  keep(account: string, subscription: Subscription | null): Promise<void>
}
