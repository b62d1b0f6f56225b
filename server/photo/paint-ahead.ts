import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Clock, PortraitPainter } from '#core/kernel/ports.ts'
import { nthAt } from '#core/photo/painted.ts'
import type { SiteStore } from '#core/site/ports.ts'

/**
 * Paints what the lists of a site will show, before somebody looks: a picture each time, by the
 * order in which members are found, and nothing more when it has seen them all.
 */
export const createPaintAhead = ({
  sites,
  discovery,
  painter,
  clock,
}: {
  sites: SiteStore
  discovery: DiscoveryStore
  painter: PortraitPainter
  clock: Clock
}) => {
  async function* portraits() {
    for (const { id: site } of await sites.all()) {
      for (let page = 1; ; page += 1) {
        const now = clock.now()
        const found = await discovery.search({ site, viewer: null, query: { page }, now })
        for (const { id } of found.members) {
          yield await discovery.profile({ site, viewer: null, id, now })
        }
        if (page >= found.pages) break
      }
    }
  }
  let left = portraits()
  const next = async () => {
    try {
      return (await left.next()).value
    } catch (error) {
      // What broke off has ended: it begins anew, and passes quickly by what is painted.
      left = portraits()
      throw error
    }
  }
  return async (): Promise<number> => {
    const profile = await next()
    if (profile?.mainImage?.path.startsWith('/media/portraits/')) {
      const nth = nthAt(profile.mainImage.path)
      await painter.paint({ ...profile, seed: profile.id }, { nth, size: 'thumb' })
    }
    return 0
  }
}
