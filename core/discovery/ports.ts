import type { SearchCursor } from './cursor.ts'
import type { MemberSearch } from './member-search.ts'
import type { Gender } from './values.ts'
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
  /** With which of these there is a conversation. */
  talked: string[]
  newLikes: number
}

/** `viewer` is null for a visitor. */
export type AskedSearch = { site: string; viewer: string | null; query: MemberSearch; now: Date }

/** What a search needs to know of who asks; of a visitor nothing is known. */
export type Asker = {
  gender: Gender | null
  seeks: Gender | null
  cell: number | null
  /** Whoever blocks them, or is blocked by them. */
  barred: readonly string[]
}
export type IndexedSearch = AskedSearch & { asker: Asker }

/** A member by id, with the place in the list that was asked for. */
export type FoundKey = {
  id: string
  pictured: boolean
  hour: number
  band: number | null
  /** Milliseconds since 1970, where the list is by it. */
  joinedAt: number | null
}

/** A few more than a page of ids, in order; what was counted, but where a cursor brought it along. */
export type FoundKeys = { found: FoundKey[]; total: number; totalFictional: number }

/** Answers searches from memory. The database has the last word on who is shown. */
export interface SearchIndex {
  /** Null as long as it does not know all members, or knows them no more, or has failed. */
  find(asked: IndexedSearch): Promise<FoundKeys | null>
  /** Begins anew with no members. */
  clear(members: number): Promise<void>
  /** Entries as the feed writes them; false where there is no room, or nobody to follow changes. */
  write(lines: string, kind: 'loaded' | 'changed'): Promise<boolean>
  /** From now on it answers. */
  open(): Promise<void>
  stop(): Promise<void>
}

/** What search reads, as lines of text for an index. */
export interface SearchFeed {
  members(): Promise<number>
  /** Some entries after an id, in its order, with the last id; null for `last` after all of them. */
  entries(after: string | null): Promise<{ lines: string; last: string | null }>
  /** What has changed since a mark, and the next mark; without one only the mark of now. */
  changes(since: string | null): Promise<{ lines: string; mark: string }>
  /** Removes changes that everybody has long followed. */
  forget(): Promise<void>
}

/** A profile, and of another's whether who looks keeps it. */
export type SeenProfile = MemberProfile & { kept?: boolean }

/** Every answer obeys the one rule `mayBeShown`. */
export interface DiscoveryStore {
  search(asked: AskedSearch): Promise<FoundMembers>
  /** Who does not fit, and would with one wish less strict. */
  widened(asked: AskedSearch): Promise<WidenedSearch[]>
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
