import { favouriteStore } from '#adapters/postgres/discovery/favourites/store.ts'
import { swipeStore } from '#adapters/postgres/discovery/swipe/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { NOON, SITE } from './postgres.ts'

/** Asks who is next, likes somebody, and takes it back. */
export const swipeOnce = async (db: Database, [viewer, id]: readonly [string, string]) => {
  const swipes = swipeStore(db)
  const player = { site: SITE, viewer, now: NOON }
  await Promise.all([swipes.pool(player), swipes.state(player)])
  await swipes.swipe({ ...player, id, liked: true })
  await swipes.undo({ ...player, id })
}

/** Asks whom one keeps, keeps somebody, and lets them go. */
export const keepOnce = async (db: Database, [viewer, id]: readonly [string, string]) => {
  const favourites = favouriteStore(db)
  const query = { site: SITE, viewer, now: NOON }
  await favourites.favourites(query)
  await favourites.letGo(viewer, id)
  await favourites.keep({ ...query, id })
}
