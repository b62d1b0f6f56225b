import type { Card, Profile } from '#core/contract/shapes.ts'
import type { SearchQuery } from '#core/discovery/contract.ts'

/** A page of members; how many fit in all, real ones and fictional ones apart. */
export type FoundMembers = {
  /** As the contract shows a member: a fast read. */
  members: Card[]
  page: number
  pages: number
  total: number
  totalFictional: number
}

/** Likes both ways, each the latest first; of those received the new ones before. */
export type Likes = {
  given: Card[]
  received: { member: Card; isNew: boolean }[]
  mutual: Card[]
  newLikes: number
}

/** `viewer` is null for a visitor. Every answer obeys the one rule `mayBeShown`. */
export interface DiscoveryStore {
  search(ask: {
    site: string
    viewer: string | null
    query: SearchQuery
    now: Date
  }): Promise<FoundMembers>
  profile(ask: {
    site: string
    viewer: string | null
    id: string
    now: Date
  }): Promise<Profile | null>
  card(ask: { site: string; viewer: string; id: string; now: Date }): Promise<Card | null>
  likes(account: string, now: Date): Promise<Likes>
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
