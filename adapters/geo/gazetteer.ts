import type { Geocoder } from '#core/ports.ts'
import type { Place, Position } from '#core/site/geolocation/position.ts'
import { towns } from './towns.ts'

const EARTH_KM = 6_371
/** Farther than this from every town is somewhere else. */
const NEAR_KM_MAX = 40

const places = Object.entries(towns).flatMap(([country, regions]) =>
  Object.entries(regions).flatMap(([region, rows]) =>
    rows.map(([city, lat, lon]): Place & Position => ({ city, region, country, lat, lon })),
  ),
)

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Over the round earth, by the haversine formula. */
const kmBetween = (a: Position, b: Position) => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(a.lat, b.lat) + across))
}

/** The Geocoder port over a list of its own: nobody outside hears where a member is. */
export const gazetteer = (): Geocoder => ({
  placeAt: (position) => {
    const [nearest] = places
      .map((place) => ({ place, km: kmBetween(position, place) }))
      .sort((a, b) => a.km - b.km)
    if (!nearest || nearest.km > NEAR_KM_MAX) return null
    const { city, region, country } = nearest.place
    return { city, region, country }
  },
})
