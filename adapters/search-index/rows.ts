import { type Bits, bitsFor, put } from './bits.ts'

/** One entry of the feed, as text with tabs between its parts. */
export const parts = [
  'id',
  'site',
  'shown',
  'fictional',
  'gender',
  'seeks',
  'sexuality',
  'country',
  'region',
  'city',
  'cell',
  'born',
  'tattoos',
  'hair',
  'eyes',
  'body',
  'together',
  'interests',
  'pictured',
  'joined',
  'seen',
  'hour',
  'hourBefore',
  'moved',
] as const
type Part = (typeof parts)[number]
export type Entry = Record<Part, string>

/** What is asked by a bit for each of its values; the first ones decide who may be found at all. */
const facets = [
  'site',
  'gender',
  'country',
  'region',
  'sexuality',
  'tattoos',
  'hair',
  'eyes',
  'body',
  'together',
] as const
export type Facet = (typeof facets)[number] | 'interest' | 'year' | 'seeks'

export const entryOf = (line: string): Entry => {
  const values = line.split('\t')
  const entry = {} as Entry
  for (let nth = 0; nth < parts.length; nth += 1) {
    const part = parts[nth]
    if (part) entry[part] = values[nth] ?? ''
  }
  return entry
}

const HALF = 8
/** The number of a cell that is not known. */
export const NOWHERE = 0

const listIn = (lists: number[][], code: number): number[] => {
  const list = lists[code] ?? []
  lists[code] = list
  return list
}

const codeIn = (codes: Map<string, number>, word: string): number => {
  const known = codes.get(word)
  if (known !== undefined) return known
  codes.set(word, codes.size + 1)
  return codes.size
}

/** The columns of all entries, by row; an entry keeps its row as long as the index lives. */
export class Rows {
  readonly capacity: number
  size = 0
  /** So many came first, in the order of their ids. */
  sorted = 0
  readonly words: [Uint32Array, Uint32Array, Uint32Array, Uint32Array]
  readonly born: Int32Array
  readonly cell: Int32Array
  readonly hour: Int32Array
  readonly hourBefore: Int32Array
  readonly joined: Float64Array
  readonly seen: Float64Array
  readonly moved: Float64Array
  readonly shown: Bits
  readonly fictional: Bits
  readonly pictured: Bits
  /** Cells and cities by a small number each, counted from 1. */
  readonly cells = new Map<string, number>()
  readonly cities = new Map<string, number>()
  readonly city: Int32Array
  /** Rows by their cell and by their city: also some that have moved away since. */
  private readonly inCell: number[][] = []
  private readonly inCity: number[][] = []
  private readonly bits = new Map<string, Bits>()
  private readonly added = new Map<string, number>()

  constructor(capacity: number) {
    this.capacity = capacity
    const word = () => new Uint32Array(capacity)
    this.words = [word(), word(), word(), word()]
    this.born = new Int32Array(capacity)
    this.cell = new Int32Array(capacity)
    this.hour = new Int32Array(capacity)
    this.hourBefore = new Int32Array(capacity)
    this.city = new Int32Array(capacity)
    this.joined = new Float64Array(capacity)
    this.seen = new Float64Array(capacity)
    this.moved = new Float64Array(capacity)
    this.shown = bitsFor(capacity)
    this.fictional = bitsFor(capacity)
    this.pictured = bitsFor(capacity)
  }

  /** The rows of a value; undefined where nobody has it. */
  of(facet: Facet, value: string): Bits | undefined {
    return this.bits.get(`${facet}:${value}`)
  }

  /** Marks the rows of a cell, by its number. */
  markCell(bits: Bits, cell: number): void {
    for (const row of this.inCell[cell] ?? []) if (this.cell[row] === cell) put(bits, row, true)
  }

  markCity(bits: Bits, city: number): void {
    for (const row of this.inCity[city] ?? []) if (this.city[row] === city) put(bits, row, true)
  }

  idAt(row: number): string {
    const hex = this.words.map((word) => (word[row] ?? 0).toString(16).padStart(HALF, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  /** By their ids: negative where `a` comes first. */
  compare(a: number, b: number): number {
    if (a < this.sorted && b < this.sorted) return a - b
    for (const word of this.words) {
      const difference = (word[a] ?? 0) - (word[b] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  rowOf(id: string): number | undefined {
    const added = this.added.get(id)
    if (added !== undefined) return added
    const sought = wordsOf(id)
    let [low, high] = [0, this.sorted]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compareTo(middle, sought) < 0) low = middle + 1
      else high = middle
    }
    return low < this.sorted && this.compareTo(low, sought) === 0 ? low : undefined
  }

  /** By id, of a row and any id. */
  compareTo(row: number, id: readonly number[]): number {
    for (const [nth, word] of this.words.entries()) {
      const difference = (word[row] ?? 0) - (id[nth] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** Adds an entry, or changes the one of its id; answers its row, null where there is no room. */
  write(entry: Entry, isLoading: boolean): number | null {
    const known = isLoading ? undefined : this.rowOf(entry.id)
    const row = known ?? this.size
    if (row >= this.capacity) return null
    if (known === undefined) this.begin(entry.id, row, isLoading)
    else for (const bits of this.bits.values()) put(bits, row, false)
    this.fill(row, entry)
    return row
  }

  private begin(id: string, row: number, isLoading: boolean) {
    for (const [nth, value] of wordsOf(id).entries()) {
      const word = this.words[nth]
      if (word) word[row] = value
    }
    this.size += 1
    if (isLoading) this.sorted = this.size
    else this.added.set(id, row)
  }

  private fill(row: number, entry: Entry) {
    this.born[row] = Number(entry.born)
    const cell = entry.cell === '' ? NOWHERE : codeIn(this.cells, entry.cell)
    if (cell !== this.cell[row]) listIn(this.inCell, cell).push(row)
    this.cell[row] = cell
    this.hour[row] = Number(entry.hour)
    this.hourBefore[row] = entry.hourBefore === '' ? 0 : Number(entry.hourBefore)
    this.joined[row] = Number(entry.joined)
    this.seen[row] = Number(entry.seen)
    this.moved[row] = entry.moved === '' ? 0 : Number(entry.moved)
    const city = codeIn(this.cities, entry.city)
    if (city !== this.city[row]) listIn(this.inCity, city).push(row)
    this.city[row] = city
    put(this.shown, row, entry.shown === 't')
    put(this.fictional, row, entry.fictional === 't')
    put(this.pictured, row, entry.pictured === 't')
    for (const facet of facets) if (entry[facet] !== '') this.mark(facet, entry[facet], row)
    this.mark('seeks', entry.seeks === '' ? 'anybody' : entry.seeks, row)
    this.mark('year', yearOf(Number(entry.born)), row)
    if (entry.interests === '') return
    for (const interest of entry.interests.split(',')) this.mark('interest', interest, row)
  }

  private mark(facet: Facet, value: string, row: number) {
    const name = `${facet}:${value}`
    let bits = this.bits.get(name)
    if (!bits) {
      bits = bitsFor(this.capacity)
      this.bits.set(name, bits)
    }
    put(bits, row, true)
  }
}

const DAYS_OF_YEAR = 365.2425
/** Of a day since 1970, roughly: whoever asks for a span takes a year more at each end. */
export const yearNumber = (day: number): number => Math.floor(day / DAYS_OF_YEAR)
const yearOf = (day: number) => String(yearNumber(day))

export const wordsOf = (id: string): number[] => {
  const hex = id.replaceAll('-', '')
  return [0, 1, 2, 3].map((nth) => Number.parseInt(hex.slice(nth * HALF, (nth + 1) * HALF), 16))
}
