import { ContainerModule } from 'inversify'
import {
  autoLikes,
  choices,
  clock,
  discovery,
  limit,
  liveHints,
  swipes,
  visits,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createMeetingRoutes } from './meeting-routes.ts'
import { createDiscoveryRoutes } from './routes.ts'
import { createSwipeRoutes } from './swipe/routes.ts'
import { discoveryRoutes } from './tokens.ts'

export const discoveryModule = new ContainerModule(({ bind }) => {
  maker(bind)(
    discoveryRoutes,
    (parts) => ({
      ...createDiscoveryRoutes(parts),
      ...createSwipeRoutes(parts),
      ...createMeetingRoutes(parts),
    }),
    { discovery, swipes, choices, autoLikes, visits, limit, clock, liveHints },
  )
})
