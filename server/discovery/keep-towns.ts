import { cellAt } from '#core/discovery/distance.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Geocoder } from '#core/kernel/ports.ts'

export type KeepTowns = () => Promise<void>

/** Tells the database in which cell each town lies, so that members in it have one. */
export const createKeepTowns =
  ({ discovery, geocoder }: { discovery: DiscoveryStore; geocoder: Geocoder }): KeepTowns =>
  async () => {
    const towns = geocoder.towns().map(({ country, region, city, lat, lon }) => ({
      country,
      region,
      city,
      cell: cellAt({ lat, lon }),
    }))
    await discovery.keepTowns(towns)
  }
