/**
 * The position after which the next page begins, with the counts of the first page. A member who comes
 * online meanwhile moves to the top of the list. No member is shown twice.
 */
export type SearchCursor = { total: number; totalFictional: number } & (
  | { sort: 'active'; pictured: boolean; hour: number; id: string }
  | { sort: 'distance'; band: number; pictured: boolean; hour: number; id: string }
  | { sort: 'newest'; joinedAt: Date; id: string }
)

/** Lists are ordered by the hour of the last visit, so that visits within an hour change no order. */
export const HOUR_OF_ACTIVITY_MS = 3_600_000

export const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_OF_ACTIVITY_MS)
