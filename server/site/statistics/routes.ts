import { dayOf, daysAfter } from '#core/kernel/day.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { statisticsCalls } from '#core/site/statistics/contract.ts'
import type { StatisticsStore } from '#core/site/statistics/ports.ts'
import { medianOf, periodsOf } from '#core/site/statistics/rules.ts'
import { PERIODS_SHOWN, type PeriodKind } from '#core/site/statistics/values.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { periodToWire, waitingToWire } from './to-wire.ts'

type Parts = { statistics: StatisticsStore; clock: Clock }

/** The first day of the periods that are shown: of months and years they begin whole. */
const firstDay = (today: string, by: PeriodKind): string => {
  const shown = PERIODS_SHOWN[by]
  if (by === 'day') return daysAfter(today, -shown)
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (by === 'year') return `${year - shown + 1}-01-01`
  const months = year * 12 + month - shown
  const of = String((months % 12) + 1).padStart(2, '0')
  return `${Math.floor(months / 12)}-${of}-01`
}

export const createStatisticsRoutes = ({
  statistics,
  clock,
}: Parts): Pick<Handlers, keyof typeof statisticsCalls> => ({
  'GET /api/statistics.php': async ({ query: { by }, site }) => {
    const now = clock.now()
    const [days, waiting] = await Promise.all([
      statistics.days(site.id, firstDay(dayOf(now), by)),
      statistics.waiting(site.id, now),
    ])
    const minutes = days.flatMap((day) => day.statistics.decisionMinutes)
    return {
      periods: periodsOf(days, by).map(periodToWire),
      median_minutes: medianOf(minutes),
      now: waitingToWire(waiting),
    }
  },
})
