import type { Rows } from './rows.ts'

/** So many moves are remembered: a list that began before them all goes on without. */
const REMEMBERED = 500_000

/** Who has been seen in a later hour than before, and when. */
export class Moves {
  /** Rows that are not where the orders have them. */
  readonly since = new Set<number>()
  private readonly rows = new Uint32Array(REMEMBERED)
  private readonly times = new Float64Array(REMEMBERED)
  private noted = 0

  note(all: Rows, row: number) {
    this.since.add(row)
    const at = all.moved[row] ?? 0
    if (at === 0 || at < this.latest()) return
    this.rows[this.noted % REMEMBERED] = row
    this.times[this.noted % REMEMBERED] = at
    this.noted += 1
  }

  /** Rows that have moved after a time, some of them named twice. */
  *after(time: number): Generator<number> {
    const first = Math.max(0, this.noted - REMEMBERED)
    for (let nth = this.noted - 1; nth >= first; nth -= 1) {
      if ((this.times[nth % REMEMBERED] ?? 0) <= time) return
      yield this.rows[nth % REMEMBERED] ?? 0
    }
  }

  private latest(): number {
    return this.noted === 0 ? 0 : (this.times[(this.noted - 1) % REMEMBERED] ?? 0)
  }
}
