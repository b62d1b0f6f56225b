import { beginningOf, dayOf, daysAfter } from '#core/kernel/day.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { StatisticsStore } from '#core/site/statistics/ports.ts'
import { daysToCount } from '#core/site/statistics/rules.ts'

type Parts = { statistics: StatisticsStore; sites: SiteStore; clock: Clock }

/** What was being written at midnight is there by then; what came later would be counted nowhere. */
const SETTLES_MS = 10 * MINUTE_MS

/** Answers how many days are new. `atFirst`: so many of a site of which none is counted. */
export type CountDays = (signal: AbortSignal, atFirst?: number) => Promise<number>

/** Counts each day of each site that is over, once, however many nodes there are. */
export const createCountDays = ({ statistics, sites, clock }: Parts): CountDays => {
  const count = async (site: string, day: string, isFresh: boolean) => {
    const [from, until] = [beginningOf(day), beginningOf(daysAfter(day, 1))]
    const counted = await statistics.count({ site, day, from, until, isFresh })
    return statistics.keep(site, { day, statistics: counted }, clock.now())
  }
  return async (signal, atFirst) => {
    let kept = 0
    for (const { id } of await sites.all()) {
      const yesterday = daysAfter(dayOf(new Date(clock.now().getTime() - SETTLES_MS)), -1)
      for (const day of daysToCount(await statistics.lastDay(id), yesterday, atFirst)) {
        if (signal.aborted) return kept
        if (await count(id, day, day === yesterday)) kept += 1
      }
    }
    return kept
  }
}
