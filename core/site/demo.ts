import type { NewAccount } from '#core/account/account.ts'
import type { ProfileForm } from '#core/contract/account.ts'
import type { Bundle } from '#core/payment/pricing.ts'
import type { Site } from './store.ts'

/** A member of the demo. Without an address it is a fictional profile, and labelled as one. */
export type DemoMember = Omit<NewAccount, 'site' | 'email' | 'passwordHash' | 'trafficSource'> &
  Omit<ProfileForm, 'city' | 'region'> & {
    id: string
    email: string | null
    premium: boolean
    credits: number
    lastSeenMinutesAgo: number
  }

export type World = {
  site: Site
  bundles: Bundle[]
  /** All of them can sign in with this one, in the demo only. */
  passwordHash: string
  members: DemoMember[]
  likes: { from: string; to: string; minutesAgo: number }[]
}

export interface DemoStore {
  /** Writes the world once: false when a site is there already. */
  seed(world: World, now: Date): Promise<boolean>
}
