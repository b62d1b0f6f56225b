import { favouriteStore } from '#adapters/postgres/discovery/favourites/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { NOON, SITE } from './postgres.ts'

/** Asks whom one keeps, keeps somebody, and lets them go. */
export const keepOnce = async (db: Database, [viewer, id]: readonly [string, string]) => {
  const favourites = favouriteStore(db)
  const query = { site: SITE, viewer, now: NOON }
  await favourites.favourites(query)
  await favourites.letGo(viewer, id)
  await favourites.keep({ ...query, id })
}
