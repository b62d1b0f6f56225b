import type { Answer } from '#core/contract/contract.ts'
import type { Card, Profile } from '#core/contract/shapes.ts'
import type { SearchQuery } from '#core/discovery/contract.ts'

/** `viewer` is null for a visitor. Every answer obeys the one rule `mayBeShown`. */
export interface DiscoveryStore {
  search(ask: {
    site: string
    viewer: string | null
    query: SearchQuery
    now: Date
  }): Promise<Answer<'GET /api/members.php'>>
  profile(ask: {
    site: string
    viewer: string | null
    id: string
    now: Date
  }): Promise<Profile | null>
  card(ask: { site: string; viewer: string; id: string; now: Date }): Promise<Card | null>
  likes(account: string, now: Date): Promise<Answer<'GET /api/likes.php'>>
  /** Null when that member may not be shown to this one. `isNew`: it was not liked before. */
  like(ask: {
    site: string
    from: string
    to: string
    now: Date
  }): Promise<{ match: boolean; isNew: boolean } | null>
  /** Whether there was one. */
  unlike(from: string, to: string): Promise<boolean>
  /** The profile has been opened: its like is no longer new. */
  seen(viewer: string, profile: string): Promise<void>
}
