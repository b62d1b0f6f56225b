import type { Logger } from 'pino'
import type { NewMembersNotice, SavedSearchStore } from '#core/discovery/saved-searches/ports.ts'
import type { Clock, Geocoder } from '#core/kernel/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import { BATCH, onEach, type Sweep } from '#server/platform/workers/sweep.ts'
import { readSavedSearch } from './read-search.ts'

type Parts = {
  savedSearches: SavedSearchStore
  sites: SiteStore
  geocoder: Geocoder
  clock: Clock
  log: Logger
}

const jobOf: NewMembersNotice['jobOf'] = ({ account, channel, day }) => {
  const key = `newMembers:${account}:${day}`
  return channel === 'push'
    ? { name: 'push', key, kind: 'newMembers', account, path: '/members' }
    : { name: 'mail', key, template: 'newMembers', account }
}

const siteOf = (sites: Site[], id: string) => {
  const site = sites.find((one) => one.id === id)
  if (!site) throw new Error(`There is no site ${id}`)
  return site
}

/** Tells members that somebody new fits a search that they saved: once a day at most (DSC-11). */
export const createNewMembersSweep =
  ({ savedSearches, sites, geocoder, clock, log }: Parts): Sweep =>
  async (signal) => {
    const now = clock.now()
    const due = await savedSearches.due(now, BATCH)
    if (due.length === 0) return 0
    const all = await sites.all()
    const askedOf: NewMembersNotice['askedOf'] = async ({ account, site, search: { wishes } }) =>
      readSavedSearch(geocoder, { wishes, site: siteOf(all, site), account, now }).asked
    await onEach(due, { atOnce: 2, signal, log }, (account) =>
      savedSearches.tell(account, now, { askedOf, jobOf }),
    )
    return due.length
  }
