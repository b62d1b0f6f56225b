import { defineEntity, p } from '@mikro-orm/postgresql'
import type { DayStatistics } from '#core/site/statistics/values.ts'
import { Site } from '../../site/schema.ts'

/** What a day came to; it names nobody, and is kept. */
export const DayStatisticsRow = defineEntity({
  name: 'DayStatisticsRow',
  tableName: 'day_statistics',
  properties: {
    site: () =>
      p.manyToOne(Site).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    day: p.date().primary(),
    statistics: p.json<DayStatistics>(),
    madeAt: p.datetime().columnType('timestamptz'),
  },
})
