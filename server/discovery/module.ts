import { ContainerModule } from 'inversify'
import { clock, discovery, limit, liveHints } from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createDiscoveryRoutes } from './routes.ts'
import { discoveryRoutes } from './tokens.ts'

export const discoveryModule = new ContainerModule(({ bind }) => {
  maker(bind)(discoveryRoutes, createDiscoveryRoutes, { discovery, limit, clock, liveHints })
})
