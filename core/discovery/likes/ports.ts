import type { MemberCard } from '#core/discovery/views.ts'

export interface AutoLikeStore {
  /**
   * Has a fictional profile like this member, and answers it: the same one for the rest of the day.
   * Null where none may, or none is there. `isNew`: the like was given just now.
   */
  autoLike(query: {
    site: string
    viewer: string
    now: Date
  }): Promise<{ member: MemberCard; isNew: boolean } | null>
}
