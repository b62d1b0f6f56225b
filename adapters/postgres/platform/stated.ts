/**
 * Of `moderation_statement s` and its `moderation_case c`: what whom it is about may read. That nothing
 * was found is for who reported it, and so is the answer to their objection.
 */
export const isForAccused = `s.decision <> 'nothing_found'
  and (s.decision <> 'upheld' or c.context -> 'appealed' ? 'accused')`
