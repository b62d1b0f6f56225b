import { token } from '../platform/wiring.ts'
import type { MeetingRoutes } from './meeting-routes.ts'
import type { DiscoveryRoutes } from './routes.ts'
import type { SwipeRoutes } from './swipe/routes.ts'

/** What the subject brings to the tables of the platform. */
export const discoveryRoutes = token<DiscoveryRoutes & SwipeRoutes & MeetingRoutes>(
  'discoveryRoutes',
)
