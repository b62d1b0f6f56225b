import { BREAKPOINTS, COLUMNS } from '#core/kernel/screen.ts'

/** The narrowest column of a grid of pictures and the space between two, in px. */
const SMALL = { min: 132, gap: 10 }
const LARGE = { min: 180, gap: 12 }
const HEIGHT_TO_WIDTH = 4 / 3

export type GridLayout = { columns: number; gap: number; width: number; height: number }

/** A picture takes a whole number of the columns of the page: it is one of these shares of a row. */
const SHARES = Array.from({ length: COLUMNS }, (_, nth) => nth + 1).filter(
  (share) => COLUMNS % share === 0,
)

/** As many columns of pictures of 3:4 as fit within the columns of the page; all lengths in px. */
export const gridLayout = (width: number, viewport: number): GridLayout => {
  const { min, gap } = viewport < BREAKPOINTS.xs ? SMALL : LARGE
  const fitting = Math.floor((width + gap) / (min + gap))
  const columns = SHARES.findLast((share) => share <= fitting) ?? 1
  const cell = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, gap, width: cell, height: cell * HEIGHT_TO_WIDTH }
}
