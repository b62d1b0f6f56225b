import { token } from '../platform/wiring.ts'
import type { MatchFinderRoutes } from './match-finder/routes.ts'
import type { DiscoveryRoutes } from './routes.ts'

/** What the subject brings to the tables of the platform. */
export const discoveryRoutes = token<DiscoveryRoutes & MatchFinderRoutes>('discoveryRoutes')
