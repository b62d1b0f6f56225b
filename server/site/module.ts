import { ContainerModule } from 'inversify'
import {
  config,
  countryFinder,
  publicUrl,
  pushSender,
  sessions,
  streams,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createHomePage } from './home/page.ts'
import { createSiteRoutes } from './routes.ts'
import { homePage, siteRoutes } from './tokens.ts'

export const siteModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(
    siteRoutes,
    ({ config, sender, ...parts }) =>
      createSiteRoutes({ ...parts, ...config, pushKey: sender.publicKey }),
    { streams, config, sender: pushSender },
  )
  make(homePage, ({ config, ...parts }) => createHomePage({ ...config, ...parts }), {
    config,
    publicUrl,
    sessions,
    countryFinder,
  })
})
