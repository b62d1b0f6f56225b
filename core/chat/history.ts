export type HistoryFacts = {
  premium: boolean
  /** How many of the latest messages a free member is shown; left out: all. */
  limit: number | undefined
  lastSeq: number
  /** How far this member has read of what the other wrote, and how much is left of it. */
  readSeq: number
  unread: number
}

/**
 * The last place whose message the site does not show: what a free member has not read yet is
 * shown all the same, and nothing is deleted by it (CHT-11).
 */
export const historyHiddenTo = ({
  premium,
  limit,
  lastSeq,
  readSeq,
  unread,
}: HistoryFacts): number => {
  if (premium || limit === undefined) return 0
  return Math.max(0, Math.min(lastSeq - limit, unread === 0 ? lastSeq : readSeq))
}
