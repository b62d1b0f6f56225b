import type { Router } from 'express'
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
/** The pages of a visitor that are drawn whole: the home, and the landers. */
export const homePage = token<Router>('homePage')
export const siteSweeps = token<Pick<Sweeps, 'statistics'>>('siteSweeps')
export const countDays = token<CountDays>('countDays')
