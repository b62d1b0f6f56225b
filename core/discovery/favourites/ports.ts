import type { MemberCard } from '#core/discovery/views.ts'

export type Kept = { done: true } | { done: false; why: 'not_found' | 'favourites_full' }

/** Whom a member keeps. Nobody else is told, and every answer obeys the one rule `mayBeShown`. */
export interface FavouriteStore {
  /** Keeping twice is keeping once. */
  keep(query: { site: string; viewer: string; id: string; now: Date }): Promise<Kept>
  letGo(viewer: string, id: string): Promise<void>
  /** The latest first. */
  favourites(query: { site: string; viewer: string; now: Date }): Promise<MemberCard[]>
}
