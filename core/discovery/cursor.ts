/**
 * Where the next page of a list begins: after the last member that was shown. It carries the counts
 * of the first page. A member who comes online meanwhile moves to the top of the list, and nobody is
 * shown twice.
 */
export type SearchCursor = { total: number; totalFictional: number } & (
  | { sort: 'active'; pictured: boolean; hour: number; id: string }
  | { sort: 'distance'; band: number; pictured: boolean; hour: number; id: string }
  | { sort: 'newest'; joinedAt: Date; id: string }
)

/** Lists are ordered by the hour of the last visit, so that visits within an hour write no index. */
export const HOUR_OF_ACTIVITY_MS = 3_600_000

export const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_OF_ACTIVITY_MS)
