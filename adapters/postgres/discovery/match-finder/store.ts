import type { MatchFinderStore } from '#core/discovery/match-finder/ports.ts'
import type { Database } from '../../platform/database.ts'
import { fitWith } from './fit.ts'
import { findMatches } from './matches.ts'
import { ownAnswers } from './own.ts'

/** The MatchFinderStore port. */
export const matchFinderStore = (db: Database): MatchFinderStore => ({
  ...ownAnswers(db),
  fit: (query) => fitWith(db.pool, query),
  matches: (query) => findMatches(db.pool, query),
})
