import type { RequestHandler } from 'express'
import type { Sweeps } from '#server/platform/workers/workers.ts'
import { token } from '../platform/wiring.ts'
import type { ReadPage } from './pages/read-page.ts'
import type { createPagesRoutes } from './pages/routes.ts'
import type { SiteRoutes } from './routes.ts'
import type { CountDays } from './statistics/count-days.ts'
import type { createStatisticsRoutes } from './statistics/routes.ts'

/** What the subject brings to the tables of the platform. */
export const siteRoutes = token<
  SiteRoutes & ReturnType<typeof createStatisticsRoutes> & ReturnType<typeof createPagesRoutes>
>('siteRoutes')
export const readPage = token<ReadPage>('readPage')
export const homePage = token<RequestHandler>('homePage')
export const landerPage = token<RequestHandler>('landerPage')
export const siteSweeps = token<Pick<Sweeps, 'statistics'>>('siteSweeps')
export const countDays = token<CountDays>('countDays')
