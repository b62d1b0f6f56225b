import type { MemberCard, MemberProfile } from '#core/discovery/views.ts'
import type { Suited } from './stack.ts'

/** What somebody did last in the game, and may take back. */
export type LastSwipe = { id: string; liked: boolean; today: boolean }

/** Where somebody is in the game: whom they gave a like today, the latest first, and what can be undone. */
export type SwipeState = { given: MemberCard[]; count: number; last: LastSwipe | null }

/** What came of a turn: `match` of a like alone, `isNew` of one that was not given before. */
export type Swiped =
  | { done: true; match: boolean; isNew: boolean; given: number }
  | { done: false; why: 'not_found' | 'no_likes_left' }

export type Undone = { profile: MemberProfile | null; liked: boolean; given: number }

type Player = { site: string; viewer: string; now: Date }

export interface SwipeStore {
  /** Those who waited longest of those who fit, in that order, and behind them who likes the player. */
  pool(query: Player): Promise<{ me: Suited; members: MemberProfile[] } | null>
  state(query: Player): Promise<SwipeState>
  /** The same person twice is one turn. */
  swipe(query: Player & { id: string; liked: boolean }): Promise<Swiped>
  /** Takes the last turn back, where it was with this member; null where it was not. */
  undo(query: Player & { id: string }): Promise<Undone | null>
}
