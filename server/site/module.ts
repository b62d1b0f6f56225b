import { Router } from 'express'
import { ContainerModule } from 'inversify'
import {
  browserReports,
  clock,
  config,
  countryFinder,
  geocoder,
  limit,
  log,
  pageFacts,
  pageTexts,
  publicUrl,
  pushSender,
  sessions,
  sites,
  statistics,
  streams,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createEngineFiles } from './engines/files.ts'
import { createHomePage } from './home/page.ts'
import { createLanderPage } from './landers/page.ts'
import { factsOf } from './pages/facts.ts'
import { createReadPage } from './pages/read-page.ts'
import { createPagesRoutes } from './pages/routes.ts'
import { createSiteRoutes } from './routes.ts'
import { createCountDays } from './statistics/count-days.ts'
import { createStatisticsRoutes } from './statistics/routes.ts'
import { countDays, homePage, readPage, siteRoutes, siteSweeps } from './tokens.ts'

export const siteModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(
    siteRoutes,
    ({ config, sender, streams, browserReports, limit, log, ...parts }) => ({
      ...createSiteRoutes({
        streams,
        browserReports,
        limit,
        log,
        ...config,
        pushKey: sender.publicKey,
      }),
      ...createStatisticsRoutes(parts),
      ...createPagesRoutes(parts),
    }),
    {
      streams,
      browserReports,
      limit,
      log,
      config,
      sender: pushSender,
      statistics,
      clock,
      readPage,
    },
  )
  make(pageFacts, () => factsOf, {})
  make(readPage, createReadPage, { pageTexts })
  make(countDays, createCountDays, { statistics, sites, clock })
  make(siteSweeps, ({ countDays }) => ({ statistics: (signal) => countDays(signal) }), {
    countDays,
  })
  make(
    homePage,
    ({ config, ...parts }) => {
      const page = { ...config, ...parts }
      const pages = Router()
      pages.use(createEngineFiles(page))
      pages.get('/', createHomePage(page))
      pages.get('/landers/*path', createLanderPage(page))
      return pages
    },
    { config, publicUrl, sessions, countryFinder, geocoder, clock },
  )
})
