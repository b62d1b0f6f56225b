import { has } from './bits.ts'
import type { Rows } from './rows.ts'

/** After it no member is before one without a photo, however long away. */
const PICTURED = 2 ** 24

/** By when somebody was seen, a photo before none: the larger comes first. */
export const activityOf = (rows: Rows, row: number, hour: number): number =>
  hour + (has(rows.pictured, row) ? PICTURED : 0)

export const placeOf = (pictured: boolean, hour: number): number => hour + (pictured ? PICTURED : 0)

/** A key and a row each: the larger key first, then the later id. */
export type Keyed = { row: number; key: number }

export const byKey =
  (rows: Rows) =>
  (a: Keyed, b: Keyed): number =>
    b.key - a.key || rows.compare(b.row, a.row)

/** All rows in an order that was right when it was made, with the key that each had then. */
export class Order {
  readonly rows: Uint32Array
  readonly keys: Float64Array

  constructor(rows: Uint32Array, keys: Float64Array) {
    this.rows = rows
    this.keys = keys
  }

  /** The first place after a key and an id. */
  after(all: Rows, key: number, id: readonly number[]): number {
    let [low, high] = [0, this.rows.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = this.rows[middle] ?? 0
      const difference = (this.keys[row] ?? 0) - key || all.compareTo(row, id)
      if (difference >= 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const sortedBy = (rows: Rows, keys: Float64Array): Order => {
  const order = Uint32Array.from({ length: rows.size }, (_, row) => row)
  order.sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || rows.compare(b, a))
  return new Order(order, keys)
}

export const orderByJoined = (rows: Rows): Order => sortedBy(rows, rows.joined.slice())

/** By activity: counted into its hours, as it is made anew often. */
export const orderByActivity = (rows: Rows): Order => {
  const keys = new Float64Array(rows.capacity)
  const hours = new Map<number, number>()
  for (let row = 0; row < rows.size; row += 1) {
    const key = activityOf(rows, row, rows.hour[row] ?? 0)
    keys[row] = key
    hours.set(key, (hours.get(key) ?? 0) + 1)
  }
  const starts = new Map<number, number>()
  let at = 0
  for (const key of [...hours.keys()].sort((a, b) => b - a)) {
    starts.set(key, at)
    at += hours.get(key) ?? 0
  }
  const order = new Uint32Array(rows.size)
  const rest = Uint32Array.from({ length: rows.size - rows.sorted }, (_, nth) => rows.sorted + nth)
  for (const row of mergedById(rows, rest)) {
    const key = keys[row] ?? 0
    const start = starts.get(key) ?? 0
    order[start] = row
    starts.set(key, start + 1)
  }
  return new Order(order, keys)
}

/** All rows, the latest id first: those that came first are in the order of their ids. */
const mergedById = function* (rows: Rows, added: Uint32Array): Generator<number> {
  added.sort((a, b) => rows.compare(b, a))
  let next = 0
  for (let row = rows.sorted - 1; row >= 0; row -= 1) {
    for (; next < added.length && rows.compare(added[next] ?? 0, row) > 0; next += 1) {
      yield added[next] ?? 0
    }
    yield row
  }
  yield* added.subarray(next)
}
