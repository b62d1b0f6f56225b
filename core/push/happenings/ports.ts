import type { MainImage } from '#core/discovery/views.ts'
import type { HappeningKind } from './values.ts'

/** Where a list goes on: behind what happened then, an ISO time to the microsecond, of this name. */
export type HappeningCursor = { at: string; name: string }

export type Happening = {
  kind: HappeningKind
  /** Tells it from what else happened at that moment. */
  name: string
  at: Date
  isNew: boolean
  /** Whom it is of. */
  member: { id: string; name: string; fictional: boolean; mainImage: MainImage | null } | null
  /** The conversation or the payment that it leads to. */
  about: string | null
  /** Messages that are unread, or credits. */
  count: number | null
  /** The device that was signed in on. */
  device: string | null
}

export interface Happenings {
  /** The latest first. Whoever is blocked, hidden or gone does not appear. */
  list(query: {
    account: string
    site: string
    since: Date
    after: HappeningCursor | null
  }): Promise<{ happenings: Happening[]; next: HappeningCursor | null }>
  looked(account: string, now: Date): Promise<void>
}
