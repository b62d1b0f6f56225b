import { token } from '../platform/wiring.ts'
import type { DiscoveryRoutes } from './routes.ts'

/** What the subject brings to the tables of the platform. */
export const discoveryRoutes = token<DiscoveryRoutes>('discoveryRoutes')
