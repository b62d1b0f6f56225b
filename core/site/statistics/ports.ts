import type { CountedDay } from './rules.ts'
import type { DayStatistics, WaitingNow } from './values.ts'

export interface StatisticsStore {
  /** The last day that was counted, `YYYY-MM-DD`; null before the first one. */
  lastDay(site: string): Promise<string | null>
  /** Counts a day between two instants; `isFresh`: it has only just ended. */
  count(span: {
    site: string
    day: string
    from: Date
    until: Date
    isFresh: boolean
  }): Promise<DayStatistics>
  /** Keeps a day as it was counted; false where another node has done it. */
  keep(site: string, counted: CountedDay, now: Date): Promise<boolean>
  /** The days that are counted, from one on, in their order. */
  days(site: string, from: string): Promise<CountedDay[]>
  waiting(site: string, now: Date): Promise<WaitingNow>
}
