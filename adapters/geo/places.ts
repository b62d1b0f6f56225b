import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place, Position } from '#core/site/geolocation/position.ts'

/** A town, with other names that it goes by. */
export type Town = Place & Position & { also: string[] }

const file = join(import.meta.dirname, 'places.tsv')

/**
 * The towns of the Netherlands, Belgium, Germany and Luxembourg, and the larger ones of their
 * neighbours; the largest first. Made by `npm run places`; see NOTICE.md.
 */
export const readTowns = (): Town[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [country = '', region = '', city = '', lat, lon, also = ''] = line.split('\t')
      const others = also === '' ? [] : also.split('|')
      return { country, region, city, lat: Number(lat), lon: Number(lon), also: others }
    })
