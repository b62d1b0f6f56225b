import type { RequestHandler } from 'express'
import type { Sweeps } from '#server/platform/workers/workers.ts'
import { token } from '../platform/wiring.ts'
import type { SiteRoutes } from './routes.ts'
import type { CountDays } from './statistics/count-days.ts'
import type { createStatisticsRoutes } from './statistics/routes.ts'

/** What the subject brings to the tables of the platform. */
export const siteRoutes = token<SiteRoutes & ReturnType<typeof createStatisticsRoutes>>(
  'siteRoutes',
)
export const homePage = token<RequestHandler>('homePage')
export const siteSweeps = token<Pick<Sweeps, 'statistics'>>('siteSweeps')
export const countDays = token<CountDays>('countDays')
