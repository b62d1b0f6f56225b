import { ContainerModule } from 'inversify'
import {
  autoLikes,
  avoided,
  choices,
  clock,
  discovery,
  favourites,
  geocoder,
  ids,
  liveHints,
  log,
  matchFinder,
  savedSearches,
  sites,
  swipes,
  visits,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { BATCH } from '../platform/workers/sweep.ts'
import { createAvoidedRoutes } from './avoided/routes.ts'
import { createFavouriteRoutes } from './favourites/routes.ts'
import { createKeepTowns } from './keep-towns.ts'
import { createMatchFinderRoutes } from './match-finder/routes.ts'
import { createMeetingRoutes } from './meeting-routes.ts'
import { createDiscoveryRoutes } from './routes.ts'
import { createSavedSearchRoutes } from './saved-searches/routes.ts'
import { createNewMembersSweep } from './saved-searches/tell-new-members.ts'
import { createSwipeRoutes } from './swipe/routes.ts'
import { createTellLikes } from './tell-likes.ts'
import { discoveryRoutes, discoverySweeps, keepTowns } from './tokens.ts'

export const discoveryModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(keepTowns, createKeepTowns, { discovery, geocoder })
  make(
    discoverySweeps,
    (parts) => ({
      newMembers: createNewMembersSweep(parts),
      addressHashes: () => parts.avoided.hashAddresses(BATCH),
    }),
    { avoided, savedSearches, sites, geocoder, clock, log },
  )
  make(
    discoveryRoutes,
    (given) => {
      const parts = { ...given, tellLikes: createTellLikes(given) }
      return {
        ...createDiscoveryRoutes(parts),
        ...createMatchFinderRoutes(parts),
        ...createSwipeRoutes(parts),
        ...createMeetingRoutes(parts),
        ...createFavouriteRoutes(parts),
        ...createAvoidedRoutes(parts),
        ...createSavedSearchRoutes(parts),
      }
    },
    {
      discovery,
      matchFinder,
      swipes,
      choices,
      autoLikes,
      visits,
      favourites,
      avoided,
      clock,
      liveHints,
      geocoder,
      savedSearches,
      ids,
    },
  )
})
