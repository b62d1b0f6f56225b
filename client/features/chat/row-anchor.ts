export type Anchor = { row: Element; top: number }

/** The first row that reaches below the middle of what is seen, and where it stands. */
export const anchorIn = (scroller: HTMLElement): Anchor | null => {
  const rows = scroller.querySelector('ol')?.children
  if (!rows) return null
  const { top, height } = scroller.getBoundingClientRect()
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const bottom = rows[middle]?.getBoundingClientRect().bottom ?? 0
    if (bottom > top + height / 2) to = middle
    else from = middle + 1
  }
  const row = rows[from]
  return row ? { row, top: row.getBoundingClientRect().top } : null
}

/** In pixels, down the page; 0 where the row is no longer there. */
export const movedSince = (anchor: Anchor | null): number =>
  anchor?.row.isConnected ? anchor.row.getBoundingClientRect().top - anchor.top : 0
