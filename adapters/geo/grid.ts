import { kmBetween } from '#core/discovery/distance.ts'
import type { Position } from '#core/site/geolocation/position.ts'

/** Cells of a tenth of a degree: about 11 km high, and less wide. */
const CELLS_PER_DEGREE = 10
const DEGREE_KM = 111.19
/** Nobody needs so many rings but near the poles, where no town of ours is. */
const RINGS_MAX = 20

const radians = (degrees: number) => (degrees * Math.PI) / 180

const cellOf = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE)

/** The cells around a cell that are exactly `ring` away from it. */
const ringAround = (row: number, column: number, ring: number) => {
  const steps = Array.from({ length: 2 * ring + 1 }, (_, nth) => nth - ring)
  return steps.flatMap((down) => {
    const isEdge = Math.abs(down) === ring
    return (isEdge ? steps : [-ring, ring]).map((right) => `${row + down}:${column + right}`)
  })
}

/** Finds what is nearest to a position among many, by looking at the cells around it alone. */
export const gridOf = <P extends Position>(points: readonly P[]) => {
  const cells = Map.groupBy(points, ({ lat, lon }) => `${cellOf(lat)}:${cellOf(lon)}`)

  /** The nearest within `kmMax`; null when there is none. */
  return (position: Position, kmMax: number): P | null => {
    const cellKm = (DEGREE_KM * Math.cos(radians(position.lat))) / CELLS_PER_DEGREE
    const [row, column] = [cellOf(position.lat), cellOf(position.lon)]
    let best: P | null = null
    let bestKm = kmMax
    /** What is in a farther ring is at least `(ring - 1) * cellKm` away. */
    for (let ring = 0; ring <= RINGS_MAX && (ring - 1) * cellKm <= bestKm; ring += 1) {
      for (const point of ringAround(row, column, ring).flatMap((cell) => cells.get(cell) ?? [])) {
        const km = kmBetween(position, point)
        if (km <= bestKm) [best, bestKm] = [point, km]
      }
    }
    return best
  }
}
