import { ContainerModule } from 'inversify'
import { clock, discovery, limit, liveHints, matchFinder } from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createMatchFinderRoutes } from './match-finder/routes.ts'
import { createDiscoveryRoutes } from './routes.ts'
import { discoveryRoutes } from './tokens.ts'

export const discoveryModule = new ContainerModule(({ bind }) => {
  maker(bind)(
    discoveryRoutes,
    (parts) => ({ ...createDiscoveryRoutes(parts), ...createMatchFinderRoutes(parts) }),
    { discovery, matchFinder, limit, clock, liveHints },
  )
})
