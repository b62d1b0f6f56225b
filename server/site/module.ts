import { ContainerModule } from 'inversify'
import {
  clock,
  config,
  countryFinder,
  publicUrl,
  pushSender,
  sessions,
  sites,
  statistics,
  streams,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createHomePage } from './home/page.ts'
import { createSiteRoutes } from './routes.ts'
import { createCountDays } from './statistics/count-days.ts'
import { createStatisticsRoutes } from './statistics/routes.ts'
import { countDays, homePage, siteRoutes, siteSweeps } from './tokens.ts'

export const siteModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(
    siteRoutes,
    ({ config, sender, streams, ...parts }) => ({
      ...createSiteRoutes({ streams, ...config, pushKey: sender.publicKey }),
      ...createStatisticsRoutes(parts),
    }),
    { streams, config, sender: pushSender, statistics, clock },
  )
  make(countDays, createCountDays, { statistics, sites, clock })
  make(siteSweeps, ({ countDays }) => ({ statistics: (signal) => countDays(signal) }), {
    countDays,
  })
  make(homePage, ({ config, ...parts }) => createHomePage({ ...config, ...parts }), {
    config,
    publicUrl,
    sessions,
    countryFinder,
  })
})
