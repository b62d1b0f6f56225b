import type { PeriodView } from '#core/site/statistics/contract.ts'
import type { PeriodStatistics, WaitingNow } from '#core/site/statistics/values.ts'

export const periodToWire = ({ medianMinutes, ...period }: PeriodStatistics): PeriodView => ({
  ...period,
  median_minutes: medianMinutes,
})

export const waitingToWire = ({ cases, ...waiting }: WaitingNow) => ({
  ...waiting,
  cases: { ...cases, since: cases.since?.toISOString() ?? null },
})
