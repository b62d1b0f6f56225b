import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bandBetween,
  bands,
  cellAt,
  cellsWithin,
  distances,
  kmBetween,
} from '#core/discovery/distance.ts'

const somewhere = fc.record({
  lat: fc.double({ min: 50, max: 55, noNaN: true }),
  lon: fc.double({ min: 3, max: 8, noNaN: true }),
})
/** How far into a cell, of its height or width. */
const step = fc.double({ min: 0.01, max: 0.99, noNaN: true })
const cornerOf = ({ lat, lon }: { lat: number; lon: number }) => ({
  lat: Math.floor((lat + 90) / 0.05) * 0.05 - 90,
  lon: Math.floor((lon + 180) / 0.08) * 0.08 - 180,
})
/** A cell is at most so wide from corner to corner. */
const CELL_KM = 8.5

describe('A distance', () => {
  it('is the same for all who are in one cell, whoever asks (DSC-08, promise H11)', () => {
    fc.assert(
      fc.property(somewhere, step, step, somewhere, (here, up, right, asker) => {
        const corner = cornerOf(here)
        const there = { lat: corner.lat + up * 0.05, lon: corner.lon + right * 0.08 }
        expect(cellAt(there)).toBe(cellAt(here))
        expect(bandBetween(cellAt(asker), cellAt(here))).toBe(
          bandBetween(cellAt(asker), cellAt(there)),
        )
      }),
    )
  })

  it('is the same there and back, and none where a town is not known', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (here, there) => {
        const [one, other] = [cellAt(here), cellAt(there)]
        expect(bandBetween(one, other)).toBe(bandBetween(other, one))
        expect(bands).toContain(bandBetween(one, other))
        expect(bandBetween(one, null)).toBeNull()
        expect(bandBetween(null, other)).toBeNull()
      }),
    )
  })

  it('says no more than the cell to who moves and asks ten thousand times (promise H11)', () => {
    const members = [
      { lat: 52.3741, lon: 4.8897 },
      { lat: 52.3522, lon: 4.9187 },
    ]
    const [one, other] = members.map(cellAt)
    expect(one).toBe(other)
    const random = fc.sample(somewhere, { numRuns: 10_000, seed: 7 })
    const told = (cell: number | undefined) =>
      random.map((asker) => bandBetween(cellAt(asker), cell ?? null))
    expect(told(one)).toEqual(told(other))
    const possible = fc
      .sample(somewhere, { numRuns: 20_000, seed: 8 })
      .filter((place) => cellAt(place) === one)
    for (const place of possible) expect(told(cellAt(place))).toEqual(told(one))
  }, 30_000)

  it('differs from the road as the crow flies by no more than both cells are wide', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (here, there) => {
        const km = kmBetween(here, there)
        const band = bandBetween(cellAt(here), cellAt(there))
        const upto = distances.find((distance) => String(distance) === band)
        if (upto !== undefined) expect(km).toBeLessThanOrEqual(upto + CELL_KM)
        else expect(km).toBeGreaterThan(Math.max(...distances) - CELL_KM)
      }),
    )
  })

  it.each(distances)('of %i km finds exactly the cells whose band is no farther', (distance) => {
    const near = (band: string | null) => band !== 'further' && Number(band) <= distance
    fc.assert(
      fc.property(somewhere, somewhere, (here, there) => {
        const [from, to] = [cellAt(here), cellAt(there)]
        const cells = cellsWithin(from, distance)
        expect(cells.includes(to)).toBe(near(bandBetween(from, to)))
        expect(new Set(cells).size).toBe(cells.length)
      }),
      { numRuns: 60 },
    )
  })
})
