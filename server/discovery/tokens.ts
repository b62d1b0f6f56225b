import { token } from '../platform/wiring.ts'
import type { KeepTowns } from './keep-towns.ts'
import type { DiscoveryRoutes } from './routes.ts'

/** What the subject brings to the tables of the platform. */
export const discoveryRoutes = token<DiscoveryRoutes>('discoveryRoutes')

/** Before anybody is let in: where the towns are. */
export const keepTowns = token<KeepTowns>('keepTowns')
