import type { SearchCursor } from './cursor.ts'
import type { MemberSearch } from './member-search.ts'
import type { MemberCard, MemberProfile } from './views.ts'
import type { Widening } from './widening.ts'

/** A page of members; how many fit in all, real ones and fictional ones apart. */
export type FoundMembers = {
  members: MemberCard[]
  page: number
  pages: number
  total: number
  totalFictional: number
  /** Where the next page goes on; null after the last. */
  next: SearchCursor | null
}

/** What one wish less strict would give: how many more, and the first of them. */
export type WidenedSearch = Pick<FoundMembers, 'total' | 'totalFictional'> & {
  widening: Widening
  members: MemberCard[]
}

/** Likes both ways, each the latest first; of those received the new ones before. */
export type Likes = {
  given: MemberCard[]
  received: { member: MemberCard; isNew: boolean }[]
  mutual: MemberCard[]
  /** The first matches without a conversation, of all pages of `mutual`; none with `after`. */
  newMatches: MemberCard[]
  /** Counted up to `NEW_LIKES_MAX`. */
  newLikes: number
  /** Where each list continues; null at its end. */
  next: Record<LikesList, LikesCursor | null>
}

export type LikesList = 'given' | 'received' | 'mutual'

/** The last like of a page. `at` is as the database writes it, because a `Date` drops microseconds. */
export type LikesCursor = { list: LikesList; isNew: boolean; at: string; id: string }

/** `viewer` is null for a visitor. */
export type SearchRequest = { site: string; viewer: string | null; query: MemberSearch; now: Date }

/** A profile, and of another's whether who looks keeps it. */
export type SeenProfile = MemberProfile & { kept?: boolean }

/** Every answer obeys the one rule `mayBeShown`. */
export interface DiscoveryStore {
  search(request: SearchRequest): Promise<FoundMembers>
  /** Who does not fit, and would with one wish less strict. */
  widened(request: SearchRequest): Promise<WidenedSearch[]>
  /** The towns that profiles name, with the cell of each; members in them get theirs. */
  keepTowns(
    towns: readonly { country: string; region: string; city: string; cell: number }[],
  ): Promise<void>
  profile(query: {
    site: string
    viewer: string | null
    id: string
    now: Date
  }): Promise<SeenProfile | null>
  /** One's own, whether others see it now or not. */
  ownProfile(account: string, now: Date): Promise<SeenProfile | null>
  /**
   * How many real members of one's own gender, with a photo, stand before one where nothing is asked
   * for: counted no further than one more than `SEARCH_COUNT_MAX`.
   */
  ahead(account: string): Promise<number>
  card(query: { site: string; viewer: string; id: string; now: Date }): Promise<MemberCard | null>
  /** With `after` the next page of its list, and nothing of the other lists. */
  likes(account: string, now: Date, after?: LikesCursor): Promise<Likes>
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
