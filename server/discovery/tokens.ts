import { token } from '../platform/wiring.ts'
import type { Sweeps } from '../platform/workers/workers.ts'
import type { AvoidedRoutes } from './avoided/routes.ts'
import type { FavouriteRoutes } from './favourites/routes.ts'
import type { KeepTowns } from './keep-towns.ts'
import type { MatchFinderRoutes } from './match-finder/routes.ts'
import type { MeetingRoutes } from './meeting-routes.ts'
import type { DiscoveryRoutes } from './routes.ts'
import type { SavedSearchRoutes } from './saved-searches/routes.ts'
import type { SwipeRoutes } from './swipe/routes.ts'

/** What the subject brings to the tables of the platform. */
export const discoveryRoutes = token<
  DiscoveryRoutes &
    MatchFinderRoutes &
    SwipeRoutes &
    MeetingRoutes &
    FavouriteRoutes &
    AvoidedRoutes &
    SavedSearchRoutes
>('discoveryRoutes')

/** Announces new members for saved searches, and hashes addresses that were stored without the key. */
export const discoverySweeps =
  token<Pick<Sweeps, 'newMembers' | 'addressHashes'>>('discoverySweeps')

/** Before anybody is let in: where the towns are. */
export const keepTowns = token<KeepTowns>('keepTowns')
