import type { Geocoder } from '#core/kernel/ports.ts'
import { spellingsOf } from '#core/normalisation/search-name.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import { gridOf } from './grid.ts'
import { readTowns, type Town } from './places.ts'
import { prefixIndex } from './prefixes.ts'

/** Farther than this from every town is somewhere else. */
const NEAR_KM_MAX = 40

const placeOf = ({ city, region, country }: Town): Place => ({ city, region, country })

/** The town itself comes before one whose other spelling is the same. */
const namesOf = ({ country, region, city }: Place) =>
  [city, ...spellingsOf(city)].map((name) => [country, region, name].join('\t'))

/** In the order of Polish, which tells Ł from L; the other countries come out as in their own. */
const regionsIn = (towns: readonly Town[]) =>
  [...new Set(towns.map(({ region }) => region))].sort((a, b) => a.localeCompare(b, 'pl'))

/** What is known of a country; its index is made when somebody types there for the first time. */
const countryOf = (towns: readonly Town[]) => {
  let find: ReturnType<typeof prefixIndex<Town>> | undefined
  const like = (text: string, limit: number) => {
    find ??= prefixIndex(towns, ({ city, also }) => [city, ...also])
    return find(text, limit)
  }
  return { like, regions: regionsIn(towns) }
}

const makeGazetteer = (): Geocoder => {
  const towns = readTowns()
  const nearest = gridOf(towns)
  const countries = new Map(
    [...Map.groupBy(towns, ({ country }) => country)].map(
      ([country, own]) => [country, countryOf(own)] as const,
    ),
  )
  const byName = new Map<string, Town>()
  for (const town of towns)
    for (const name of namesOf(town)) if (!byName.has(name)) byName.set(name, town)
  const townOf = (place: Place): Town | null => {
    for (const name of namesOf(place)) {
      const town = byName.get(name)
      if (town) return town
    }
    return null
  }
  return {
    towns: () => towns,
    townNamed: (place) => {
      const town = townOf(place)
      return town && placeOf(town)
    },
    positionOf: townOf,
    placeAt: (position) => {
      const town = nearest(position, NEAR_KM_MAX)
      return town && placeOf(town)
    },
    placesLike: ({ country, text, limit }) =>
      (countries.get(country)?.like(text, limit) ?? []).map(placeOf),
    regionsOf: (country) => countries.get(country)?.regions ?? [],
  }
}

let made: Geocoder | undefined

/**
 * Implements the Geocoder port with a local list of towns, so that no other company learns where a
 * member is. One instance per process: the list never changes and takes tens of milliseconds to read.
 */
export const gazetteer = (): Geocoder => {
  made ??= makeGazetteer()
  return made
}
