/** Degrees, north and east. */
type Position = { lat: number; lon: number }

/**
 * Where somebody is, is told as the cell of a grid that their town lies in: all in one cell are at
 * the same place for everybody who asks, so that no number of questions tells more than the cell
 * (promise H11). A cell is about 5 km high, and as wide where our towns are.
 */
const ROW_DEGREES = 0.05
const COLUMN_DEGREES = 0.08
const COLUMNS = 4_500
const ROWS = 3_600
const EARTH_KM = 6_371

/** Kilometres within which one may search; distances are told as the first that holds them. */
export const distances = [10, 25, 50, 100] as const
export type Distance = (typeof distances)[number]

/** `further` than the last of the distances. */
export const bands = ['10', '25', '50', '100', 'further'] as const
export type Band = (typeof bands)[number]

export const cellAt = ({ lat, lon }: Position): number => {
  const row = Math.min(Math.floor((lat + 90) / ROW_DEGREES), ROWS - 1)
  const column = Math.min(Math.floor((lon + 180) / COLUMN_DEGREES), COLUMNS - 1)
  return row * COLUMNS + column
}

const middleOf = (cell: number): Position => ({
  lat: (Math.floor(cell / COLUMNS) + 0.5) * ROW_DEGREES - 90,
  lon: ((cell % COLUMNS) + 0.5) * COLUMN_DEGREES - 180,
})

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Over the round earth, by the haversine formula. */
export const kmBetween = (a: Position, b: Position): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(a.lat, b.lat) + across))
}

const bandOfKm = (km: number): Band => {
  const within = distances.find((distance) => km <= distance)
  return within === undefined ? 'further' : (String(within) as Band)
}

/** How far two cells are from each other; null where one of the two is not known. */
export const bandBetween = (one: number | null, other: number | null): Band | null =>
  one === null || other === null ? null : bandOfKm(kmBetween(middleOf(one), middleOf(other)))

/** All cells that are so near to a cell; the same ones as `bandBetween` says. */
export const cellsWithin = (cell: number, distance: Distance): number[] => {
  const middle = middleOf(cell)
  const rowKm = radians(ROW_DEGREES) * EARTH_KM
  const rows = Math.ceil(distance / rowKm) + 1
  const edge = Math.min(Math.abs(middle.lat) + rows * ROW_DEGREES, 89)
  const columns =
    Math.ceil(distance / (radians(COLUMN_DEGREES) * EARTH_KM * Math.cos(radians(edge)))) + 1
  const found: number[] = []
  for (let down = -rows; down <= rows; down += 1) {
    for (let right = -columns; right <= columns; right += 1) {
      const lat = middle.lat + down * ROW_DEGREES
      const lon = middle.lon + right * COLUMN_DEGREES
      if (Math.abs(lat) >= 90 || Math.abs(lon) >= 180) continue
      const other = cellAt({ lat, lon })
      if (kmBetween(middle, middleOf(other)) <= distance) found.push(other)
    }
  }
  return found
}
