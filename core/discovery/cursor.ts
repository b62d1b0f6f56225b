/**
 * Where a list of members goes on, by the last one that it showed: whoever comes and goes meanwhile
 * moves nobody else. It brings along what was counted when the list began, at `asOf`.
 */
export type SearchCursor = { asOf: Date; total: number; totalFictional: number } & (
  | { sort: 'active'; pictured: boolean; hour: number; id: string }
  | { sort: 'distance'; band: number; pictured: boolean; hour: number; id: string }
  | { sort: 'newest'; joinedAt: Date; id: string }
)

/** Activity is compared by the hour: one who is seen again within it moves nothing (DSC-01). */
export const HOUR_OF_ACTIVITY_MS = 3_600_000

export const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_OF_ACTIVITY_MS)
