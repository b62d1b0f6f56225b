import type { Verdict, WarningKind } from '#core/chat/warnings/values.ts'
import { sqlType } from '../sql-types.ts'
import { statement } from '../statement.ts'

/** The verdicts of receivers on warnings of a day, by kind. */
export const warningsOf = statement({
  name: 'statistics_warnings',
  isPrepared: false,
  values: { site: sqlType.text(), day: sqlType.date() },
  columns: {
    kind: sqlType.text<WarningKind>(),
    verdict: sqlType.text<Verdict>(),
    times: sqlType.integer(),
  },
  text: `select kind, verdict, times from warning_verdict
  where site_id = :site and day = :day order by times desc, kind, verdict`,
})
