import type { SearchCursor } from '#core/discovery/cursor.ts'
import type { FoundKey, FoundKeys, IndexedSearch } from '#core/discovery/ports.ts'
import { PAGE_SIZE, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { type Bits, bitsFor, countOf, eachRow, has, put } from './bits.ts'
import { bandsOf, type Late, type Match, matchOf } from './matching.ts'
import { Moves } from './moves.ts'
import {
  activityOf,
  byKey,
  type Keyed,
  type Order,
  orderAgain,
  orderByActivity,
  orderByJoined,
  placeOf,
} from './order.ts'
import { entryOf, Rows, wordsOf } from './rows.ts'

/** More than a page, as the database may have the last word against some. */
const SPARE = 8
/** So few are sorted as they are; of more the order of all is walked. */
const FEW = 2_000
/** Room for those who join before everything is loaded anew. */
const ROOM = 1.1
const ROOM_MIN = 10_000
/** With more that have moved they are put where they belong in the orders. */
const MOVED_MAX = 1_000

export type EngineLimits = { few?: number; movedMax?: number }

type Page = {
  match: Match
  most: number
  cursor: SearchCursor | undefined
  fits: (row: number) => boolean
}

const isAfter = (rows: Rows, { row, key }: Keyed, at: number, id: readonly number[]) =>
  key < at || (key === at && rows.compareTo(row, id) < 0)

/** All members in memory, as bits and columns: finds what the statements of the database find. */
export class Engine {
  private rows: Rows
  private active: Order | null = null
  private joined: Order | null = null
  private moves = new Moves()

  private readonly few: number
  private readonly movedMax: number

  constructor(members: number, { few = FEW, movedMax = MOVED_MAX }: EngineLimits = {}) {
    this.few = few
    this.movedMax = movedMax
    this.rows = new Rows(Math.ceil(Math.max(members * ROOM, members + ROOM_MIN)))
  }

  load(lines: string): boolean {
    return this.each(lines, (line) => this.rows.write(entryOf(line), true) !== null)
  }

  change(lines: string): boolean {
    const rejoined: number[] = []
    const isWritten = this.each(lines, (line) => {
      const row = this.rows.write(entryOf(line), false)
      if (row === null) return false
      this.moves.note(this.rows, row)
      const isKnown = row < (this.joined?.rows.length ?? 0)
      if (isKnown && this.joined?.keys[row] !== this.rows.joined[row]) rejoined.push(row)
      return true
    })
    if (rejoined.length > 0) this.sortJoined(rejoined)
    if (this.moves.since.size > this.movedMax) this.sort()
    return isWritten
  }

  /** Puts everybody where they belong: those who have moved, where an order is there already. */
  sort() {
    const { rows, moves, active } = this
    this.active = active
      ? orderAgain(rows, active, moves.since, (row) => activityOf(rows, row, rows.hour[row] ?? 0))
      : orderByActivity(rows)
    moves.since.clear()
    if (this.joined?.rows.length !== rows.size) this.sortJoined([])
  }

  private sortJoined(rejoined: readonly number[]) {
    const { rows, joined } = this
    this.joined = joined
      ? orderAgain(rows, joined, rejoined, (row) => rows.joined[row] ?? 0)
      : orderByJoined(rows)
  }

  find(asked: IndexedSearch): FoundKeys {
    const { page = 1, after: cursor } = asked.query
    const match = matchOf(this.rows, asked, this.late())
    const counted =
      cursor ?? this.count(match, asked.query.only === 'real' || asked.query.online === true)
    const skipped = cursor ? 0 : (page - 1) * PAGE_SIZE
    const wanted: Page = { match, cursor, most: skipped + PAGE_SIZE + SPARE, fits: match.passes }
    return {
      found: this.sorted(asked, wanted).slice(skipped),
      total: counted.total,
      totalFictional: counted.totalFictional,
    }
  }

  /** Reads the orders from their beginnings, and adds whoever they do not know or have elsewhere. */
  private late(): Late {
    return {
      seenSince: (hour) => {
        const bits = this.bitsOfLate(this.active, 0, placeOf(true, hour))
        const unpictured = this.active?.after(this.rows, placeOf(true, 0), []) ?? 0
        return this.bitsOfLate(this.active, unpictured, placeOf(false, hour), bits)
      },
      joinedSince: (time) => this.bitsOfLate(this.joined, 0, time),
    }
  }

  private bitsOfLate(
    order: Order | null,
    start: number,
    least: number,
    bits = bitsFor(this.rows.capacity),
  ): Bits {
    const known = order?.rows.length ?? 0
    for (let nth = start; nth < known; nth += 1) {
      const row = order?.rows[nth] ?? 0
      if ((order?.keys[row] ?? 0) < least) break
      put(bits, row, true)
    }
    for (let row = known; row < this.rows.size; row += 1) put(bits, row, true)
    for (const row of this.moves.since) put(bits, row, true)
    return bits
  }

  private each(lines: string, take: (line: string) => boolean): boolean {
    return lines === '' || lines.split('\n').every(take)
  }

  private count({ rows, passes }: Match, isReal: boolean) {
    let [total, totalFictional] = [0, 0]
    eachRow(rows, (row) => {
      if (passes(row)) {
        if (has(this.rows.fictional, row)) totalFictional += 1
        else total += 1
      }
      return total <= SEARCH_COUNT_MAX || (!isReal && totalFictional <= SEARCH_COUNT_MAX)
    })
    const most = SEARCH_COUNT_MAX + 1
    return { total: Math.min(total, most), totalFictional: Math.min(totalFictional, most) }
  }

  private sorted(asked: IndexedSearch, wanted: Page): FoundKey[] {
    const { sort = 'active', near } = asked.query
    const from = near ?? asked.asker.cell
    if (sort === 'newest') return this.newest(wanted)
    if (sort !== 'distance' || from === null) return this.latest(wanted, null)
    const begin = wanted.cursor?.sort === 'distance' ? wanted.cursor.band : 0
    const asOf = wanted.cursor?.asOf
    const found: FoundKey[] = []
    let nth = 0
    for (const match of bandsOf(this.rows, wanted.match, from)) {
      const cursor = nth === begin ? wanted.cursor : undefined
      if (nth >= begin) found.push(...this.latest({ ...wanted, match, cursor }, nth, asOf))
      if (found.length >= wanted.most) break
      nth += 1
    }
    return found.slice(0, wanted.most)
  }

  private newest({ match, most, cursor, fits }: Page): FoundKey[] {
    const at = cursor?.sort === 'newest' ? cursor.joinedAt.getTime() : Number.POSITIVE_INFINITY
    const id = wordsOf(cursor?.id ?? '')
    const keyOf = (row: number) => this.rows.joined[row] ?? 0
    const late = cursor ? (one: Keyed) => isAfter(this.rows, one, at, id) : () => true
    const found =
      countOf(match.rows) <= this.few || !this.joined
        ? this.gather(match, fits, keyOf, late)
        : [
            ...this.walk(this.joined, { match, most, cursor, fits }, at, () => false),
            ...this.gatherAdded(this.joined, match, fits, keyOf, late),
          ]
    return this.first(found, most).map(({ row, key }) =>
      this.keyOf(row, { joinedAt: key, band: null }),
    )
  }

  /** The latest first. Whoever has moved since the list began stands where they stood then. */
  private latest(page: Page, band: number | null, asOf = page.cursor?.asOf): FoundKey[] {
    const { match, most, cursor, fits } = page
    const begun = asOf?.getTime() ?? Number.POSITIVE_INFINITY
    const { rows } = this
    const keyOf = (row: number) =>
      activityOf(
        rows,
        row,
        (rows.moved[row] ?? 0) > begun ? (rows.hourBefore[row] ?? 0) : (rows.hour[row] ?? 0),
      )
    const place = cursor && cursor.sort !== 'newest' ? cursor : null
    const at = place ? placeOf(place.pictured, place.hour) : Number.POSITIVE_INFINITY
    const id = wordsOf(place?.id ?? '')
    const late = place ? (one: Keyed) => isAfter(rows, one, at, id) : () => true
    if (countOf(match.rows) <= this.few || !this.active) {
      return this.first(this.gather(match, fits, keyOf, late), most).map((one) =>
        this.placed(one, band),
      )
    }
    const moved = new Set(this.moves.after(begun))
    const hasMoved = (row: number) => this.moves.since.has(row) || moved.has(row)
    const found = this.walk(this.active, page, at, hasMoved)
    for (const row of new Set([...moved, ...this.moves.since])) {
      if (!has(match.rows, row) || !fits(row)) continue
      const one = { row, key: keyOf(row) }
      if (late(one)) found.push(one)
    }
    return this.first(found, most).map((one) => this.placed(one, band))
  }

  private gather(
    match: Match,
    fits: Match['passes'],
    keyOf: (row: number) => number,
    late: (one: Keyed) => boolean,
  ): Keyed[] {
    const found: Keyed[] = []
    eachRow(match.rows, (row) => {
      if (!fits(row)) return true
      const one = { row, key: keyOf(row) }
      if (late(one)) found.push(one)
      return true
    })
    return found
  }

  /** Those whom an order does not know yet. */
  private gatherAdded(
    order: Order,
    match: Match,
    fits: Match['passes'],
    keyOf: (row: number) => number,
    late: (one: Keyed) => boolean,
  ): Keyed[] {
    const found: Keyed[] = []
    for (let row = order.rows.length; row < this.rows.size; row += 1) {
      const one = { row, key: keyOf(row) }
      if (has(match.rows, row) && fits(row) && late(one)) found.push(one)
    }
    return found
  }

  private walk(
    order: Order,
    { match, most, cursor, fits }: Page,
    at: number,
    skips: (row: number) => boolean,
  ): Keyed[] {
    const found: Keyed[] = []
    const start = cursor ? order.after(this.rows, at, wordsOf(cursor.id)) : 0
    for (let nth = start; nth < order.rows.length && found.length < most; nth += 1) {
      const row = order.rows[nth] ?? 0
      if (!has(match.rows, row) || skips(row) || !fits(row)) continue
      found.push({ row, key: order.keys[row] ?? 0 })
    }
    return found
  }

  private first(found: Keyed[], most: number): Keyed[] {
    return found.sort(byKey(this.rows)).slice(0, most)
  }

  private placed({ row, key }: Keyed, band: number | null): FoundKey {
    const isPictured = has(this.rows.pictured, row)
    return { ...this.keyOf(row, { joinedAt: null, band }), hour: key - placeOf(isPictured, 0) }
  }

  private keyOf(row: number, more: Pick<FoundKey, 'joinedAt' | 'band'>): FoundKey {
    const pictured = has(this.rows.pictured, row)
    return { id: this.rows.idAt(row), pictured, hour: this.rows.hour[row] ?? 0, ...more }
  }
}
