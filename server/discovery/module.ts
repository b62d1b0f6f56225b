import { ContainerModule } from 'inversify'
import { clock, discovery, geocoder, limit, liveHints } from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createKeepTowns } from './keep-towns.ts'
import { createDiscoveryRoutes } from './routes.ts'
import { discoveryRoutes, keepTowns } from './tokens.ts'

export const discoveryModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(keepTowns, createKeepTowns, { discovery, geocoder })
  make(discoveryRoutes, createDiscoveryRoutes, {
    discovery,
    limit,
    clock,
    liveHints,
    geocoder,
  })
})
