import { ContainerModule } from 'inversify'
import { clock, discovery, limit, liveHints, swipes } from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createDiscoveryRoutes } from './routes.ts'
import { createSwipeRoutes } from './swipe/routes.ts'
import { discoveryRoutes } from './tokens.ts'

export const discoveryModule = new ContainerModule(({ bind }) => {
  maker(bind)(
    discoveryRoutes,
    ({ swipes, ...parts }) => ({
      ...createDiscoveryRoutes(parts),
      ...createSwipeRoutes({ swipes, ...parts }),
    }),
    { discovery, swipes, limit, clock, liveHints },
  )
})
