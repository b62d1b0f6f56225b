import type { Site, SiteStore } from '#core/site/ports.ts'

const REMEMBERED_MS = 60_000

/** The site that a host is; null for a host that is nobody's. */
export type SiteOf = (host: string) => Promise<Site | null>

/**
 * The list of hosts is an allow-list, read once a minute. A demo is reached by whatever name the
 * machine has: there the only site answers to all.
 */
export const siteFinder = ({ store, demo }: { store: SiteStore; demo: boolean }): SiteOf => {
  let known: Promise<Site[]> | undefined
  let readAt = 0
  const all = () => {
    const now = performance.now()
    if (!known || now - readAt > REMEMBERED_MS) {
      readAt = now
      const reading = store.all()
      known = reading
      reading.then((sites) => sites.length > 0 || forget(reading)).catch(() => forget(reading))
    }
    return known
  }
  const forget = (what: Promise<Site[]>) => {
    if (known === what) known = undefined
  }
  return async (host) => {
    const sites = await all()
    const named = sites.find(({ hosts }) => hosts.includes(host.toLowerCase()))
    return named ?? (demo && sites.length === 1 ? (sites[0] ?? null) : null)
  }
}
