import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { readTowns } from '#adapters/geo/places.ts'
import { randomFrom } from './painter/kernel/random.ts'
import { baked } from './painter/landers/bake.ts'

const SIZE = 800
const MARGIN = 24
/** ISO 3166-1 numeric codes: the Netherlands and Belgium. */
const LAND = ['528', '056']
const TOWNS = 70
/** Degrees: two towns whose lights would run into each other are one. */
const APART = 0.13

type Position = number[]
type Waters = { IJsselmeer: Position[]; Markermeer: Position[]; rivers: Record<string, Position[]> }
type Atlas = Parameters<typeof feature>[0]

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

/** Of overseas parts nothing: what lies here. */
const readCountries = () => {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'))
  const atlas = readJson<Atlas>(file)
  const { countries: all } = atlas.objects
  const found = all && feature(atlas, all)
  const features = found && 'features' in found ? found.features : []
  return features
    .filter(({ id }) => LAND.includes(String(id)))
    .map(({ geometry, ...rest }) => {
      if (geometry.type !== 'MultiPolygon') return { geometry, ...rest }
      const here = geometry.coordinates.filter((polygon) => (polygon[0]?.[0]?.[1] ?? 0) > 45)
      return { ...rest, geometry: { ...geometry, coordinates: here } }
    })
}

const countries = readCountries()
const projection = geoMercator().fitExtent(
  [
    [MARGIN, MARGIN],
    [SIZE - MARGIN, SIZE - MARGIN],
  ],
  { type: 'FeatureCollection', features: countries },
)
const at = ([lon = 0, lat = 0]: Position) => projection([lon, lat]) ?? [0, 0]

const along = (points: Position[]) =>
  points
    .map((point) =>
      at(point)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join('L')

const lake = (points: Position[]) => `<path d="M${along(points)}Z" fill="#0b2a37"/>`
const river = (points: Position[]) =>
  `<path d="M${along(points)}" fill="none" stroke="#0d3440" stroke-width="3" stroke-linejoin="round"/>`

/** The largest towns of the site's own list, none too near another. */
const largestTowns = () => {
  const towns: { lat: number; lon: number }[] = []
  for (const { country, lat, lon } of readTowns()) {
    const isHere = country === 'NL' || country === 'BE'
    const near = towns.some((town) => Math.hypot((town.lon - lon) * 0.62, town.lat - lat) < APART)
    if (isHere && !near && towns.length < TOWNS) towns.push({ lat, lon })
  }
  return towns
}

const drawLights = () => {
  const random = randomFrom('lights')
  return largestTowns().map(({ lat, lon }, index) => {
    const [x = 0, y = 0] = at([lon, lat])
    const radius = Math.max(9, 26 - index * 0.5)
    const sparks = Array.from({ length: Math.max(3, 9 - Math.floor(index / 8)) }, () => {
      const [turn, far] = [random() * Math.PI * 2, random() * radius * 0.5]
      const place = `cx="${(x + Math.cos(turn) * far).toFixed(1)}" cy="${(y + Math.sin(turn) * far).toFixed(1)}"`
      return `<circle ${place} r="${(0.7 + random()).toFixed(1)}" fill="#fff0cb"/>`
    })
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#glow)"/>${sparks.join('')}`
  })
}

/** The map of the lander `maplanding` as an SVG: coasts of the world atlas, a light for each town. */
export const drawMap = () => {
  const waters = readJson<Waters>(join(import.meta.dirname, 'waters.json'))
  const path = geoPath(projection).digits(1)
  const outlines = countries.map((country) => path(country) ?? '')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>`,
    '<linearGradient id="land" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1f6a68"/><stop offset="1" stop-color="#174a50"/></linearGradient>',
    '<radialGradient id="glow"><stop stop-color="#ffe2a0" stop-opacity=".9"/><stop offset=".3" stop-color="#ffd98a" stop-opacity=".4"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>',
    ...outlines.map(
      (d) => `<path d="${d}" fill="#041920" opacity=".5" transform="translate(5,8)"/>`,
    ),
    ...outlines.map(
      (d) =>
        `<path d="${d}" fill="url(#land)" stroke="#d9b46a" stroke-width="1.2" stroke-opacity=".75" stroke-linejoin="round"/>`,
    ),
    lake(waters.IJsselmeer),
    lake(waters.Markermeer),
    ...Object.values(waters.rivers).map(river),
    ...drawLights(),
    '</svg>\n',
  ].join('')
}

/** As a picture: a browser that draws the lines itself shows nothing for a second. */
export const paintMap = (svg: string, width: number): Promise<Buffer> =>
  baked(svg, SIZE, width).webp({ quality: 80, alphaQuality: 80, effort: 6 }).toBuffer()

/** For screens that are narrow or show each point once, and for all others. */
export const MAP_PICTURES = [
  { file: 'map-480.webp', width: 480 },
  { file: 'map-960.webp', width: 960 },
] as const

const FACES: Record<string, Position> = {
  sanne: [4.64, 52.38],
  noor: [4.3, 52.08],
  ruben: [5.12, 52.09],
  ellen: [6.09, 52.51],
  daan: [6.89, 52.22],
  nel: [5.48, 51.44],
  carla: [3.72, 51.05],
}

/** Where a face stands on the map, in per cent of its width and height. */
export const facesOnMap = () =>
  Object.entries(FACES).map(([name, position]) => {
    const [left = '', top = ''] = at(position).map((value) => ((value / SIZE) * 100).toFixed(1))
    return { name, left, top }
  })
