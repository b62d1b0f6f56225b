import type { Gender } from './values.ts'
import type { MemberCard, MemberProfile } from './views.ts'

/** What members are searched by; without a gender a member gets the one that the profile seeks. */
export type MemberSearch = {
  gender?: Gender | 'any' | undefined
  country?: string | undefined
  region?: string | undefined
  minAge?: number | undefined
  maxAge?: number | undefined
  only?: 'real' | undefined
  /** Only who looks for somebody of the asking member's gender, or for everybody. */
  fit?: 'both' | undefined
  page?: number | undefined
}

/** A page of members; how many fit in all, real ones and fictional ones apart. */
export type FoundMembers = {
  members: MemberCard[]
  page: number
  pages: number
  total: number
  totalFictional: number
}

/** Likes both ways, each the latest first; of those received the new ones before. */
export type Likes = {
  given: MemberCard[]
  received: { member: MemberCard; isNew: boolean }[]
  mutual: MemberCard[]
  newLikes: number
}

/** `viewer` is null for a visitor. Every answer obeys the one rule `mayBeShown`. */
export interface DiscoveryStore {
  search(query: {
    site: string
    viewer: string | null
    query: MemberSearch
    now: Date
  }): Promise<FoundMembers>
  profile(query: {
    site: string
    viewer: string | null
    id: string
    now: Date
  }): Promise<MemberProfile | null>
  card(query: { site: string; viewer: string; id: string; now: Date }): Promise<MemberCard | null>
  likes(account: string, now: Date): Promise<Likes>
  /** Null when that member may not be shown to this one. `isNew`: it was not liked before. */
  like(query: {
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
