import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridLayout } from '#client/ui/grid-layout.ts'
import { COLUMNS } from '#core/kernel/screen.ts'

const PAGE_SIDES_PX = 24
const onPage = (viewport: number) => gridLayout(viewport - PAGE_SIDES_PX, viewport)
const viewports = fc.integer({ min: 200, max: 3_000 })

describe('a grid of pictures', () => {
  it.each([
    [320, 2],
    [360, 2],
    [575, 3],
    [576, 2],
    [768, 3],
    [992, 4],
    [1160, 4],
    [1232, 6],
  ])('on a page of %i px has %i columns', (viewport, columns) => {
    expect(onPage(viewport).columns).toBe(columns)
  })

  it('fills the width, with space between the columns only', () => {
    fc.assert(
      fc.property(viewports, (viewport) => {
        const { columns, gap, width } = onPage(viewport)
        expect(columns * width + (columns - 1) * gap).toBeCloseTo(viewport - PAGE_SIDES_PX, 6)
      }),
    )
  })

  it('divides the twelve columns of the page, as finely as the pictures allow (NAV-13)', () => {
    fc.assert(
      fc.property(viewports, (viewport) => {
        const { columns, gap, width } = onPage(viewport)
        const narrowest = viewport < 576 ? 132 : 180
        const finer = [2, 3, 4, 6, 12].find((share) => share > columns)
        const whole = columns * width + (columns - 1) * gap
        expect(COLUMNS % columns).toBe(0)
        if (finer) expect((whole - (finer - 1) * gap) / finer).toBeLessThan(narrowest)
        if (columns > 1) expect(width).toBeGreaterThanOrEqual(narrowest)
      }),
    )
  })

  it('has pictures of three to four', () => {
    fc.assert(
      fc.property(viewports, (viewport) => {
        const { width, height } = onPage(viewport)
        expect(height).toBeCloseTo((width * 4) / 3, 6)
      }),
    )
  })

  it('has one column and no size below nothing where there is no room', () => {
    expect(gridLayout(0, 320)).toMatchObject({ columns: 1, width: 0, height: 0 })
    expect(gridLayout(-10, 320)).toMatchObject({ columns: 1, width: 0, height: 0 })
  })
})
