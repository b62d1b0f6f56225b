import { bitsFor, eachRow, has, put } from './bits.ts'
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

export const orderByJoined = (rows: Rows): Order => {
  const keys = rows.joined.slice()
  const order = Uint32Array.from({ length: rows.size }, (_, row) => row)
  order.sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || rows.compare(b, a))
  return new Order(order, keys)
}

/** By activity: counted into its hours. */
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
  for (let row = rows.size - 1; row >= 0; row -= 1) {
    const key = keys[row] ?? 0
    const start = starts.get(key) ?? 0
    order[start] = row
    starts.set(key, start + 1)
  }
  return new Order(order, keys)
}

/**
 * An order once more, with some rows where they belong by now, and those that it did not know: all
 * others are taken over as they stand. Its keys become those of the new one.
 */
export const orderAgain = (
  rows: Rows,
  { rows: before, keys }: Order,
  moved: Iterable<number>,
  keyOf: (row: number) => number,
): Order => {
  const isMoved = bitsFor(rows.capacity)
  for (const row of moved) put(isMoved, row, true)
  for (let row = before.length; row < rows.size; row += 1) put(isMoved, row, true)
  const anew: Keyed[] = []
  eachRow(isMoved, (row) => anew.push({ row, key: keyOf(row) }) > 0)
  anew.sort(byKey(rows))
  for (const { row, key } of anew) keys[row] = key
  const order = new Uint32Array(rows.size)
  let at = 0
  let next = 0
  for (const row of before) {
    if (has(isMoved, row)) continue
    const key = keys[row] ?? 0
    for (let one = anew[next]; one && stands(rows, one, row, key); one = anew[next]) {
      order[at] = one.row
      at += 1
      next += 1
    }
    order[at] = row
    at += 1
  }
  for (const { row } of anew.slice(next)) {
    order[at] = row
    at += 1
  }
  return new Order(order, keys)
}

/** Whether one stands before a row with a key: as `byKey`, without a pair for each of a million rows. */
const stands = (rows: Rows, one: Keyed, row: number, key: number): boolean =>
  one.key > key || (one.key === key && rows.compare(one.row, row) > 0)
