import {
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { gridLayout } from './grid-layout.ts'
import { onScroll } from './on-scroll.ts'
import styles from './window-grid.module.css'

const ROWS_BEYOND = 3
const PAGE_MAX_PX = 1200
const PAGE_SIDES_PX = 32

type Place = { width: number; top: number; viewport: number }

/** What a page gives its content, until it has been measured. */
const expected = (): Place => {
  const viewport = document.documentElement.clientWidth
  return { width: Math.min(PAGE_MAX_PX, viewport) - PAGE_SIDES_PX, top: 0, viewport }
}

const placeOf = (list: HTMLElement): Place => ({
  width: list.clientWidth,
  top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  viewport: document.documentElement.clientWidth,
})

const isSame = (a: Place, b: Place) =>
  a.width === b.width && a.top === b.top && a.viewport === b.viewport

/** Where the list stands, known before it is painted and again whenever the page changes size. */
const usePlace = () => {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(expected)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () =>
      setPlace((was) => {
        const isHidden = element.clientWidth === 0
        const now = isHidden ? was : placeOf(element)
        return isSame(was, now) ? was : now
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { list, place }
}

/** The first row in the window and how many fit: within a row, scrolling draws nothing anew. */
const useRowsInView = (top: number, rowHeight: number) => {
  const first = useSyncExternalStore(onScroll, () =>
    Math.max(0, Math.floor((window.scrollY - top) / rowHeight)),
  )
  const fitting = useSyncExternalStore(onScroll, () => Math.ceil(window.innerHeight / rowHeight))
  return { first, fitting }
}

/** The rows near the window, and the one that has the keyboard, lest scrolling take it away. */
const rowsNear = (
  { first, fitting }: { first: number; fitting: number },
  count: number,
  focused: number | null,
): number[] => {
  const from = Math.max(0, Math.min(first, count - fitting) - ROWS_BEYOND)
  const to = Math.min(count, first + fitting + 1 + ROWS_BEYOND)
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (focused === null || focused >= count || rows.includes(focused)) return rows
  return focused < from ? [focused, ...rows] : [...rows, focused]
}

type Draw = (item: unknown, index: number) => ReactNode
type CellProps = {
  item: unknown
  index: number
  /** Its place among the items; null for what is none of them. */
  position: number | null
  at: string
  total: number
  width: number
  height: number
  draw: Draw
}

/** Drawn once, however far one scrolls: only the rows that come near are new. */
const Cell = memo(({ item, index, position, at, total, width, height, draw }: CellProps) => (
  <li
    className={styles.cell}
    style={{ width, height, transform: at }}
    data-index={index}
    {...(position !== null && { 'aria-setsize': total, 'aria-posinset': position + 1 })}
  >
    {draw(item, position ?? index)}
  </li>
))

type Props<T> = {
  items: readonly T[]
  idOf: (item: T) => string
  /** How many there are, those that are not loaded yet included. */
  total: number
  children: (item: T, index: number) => ReactNode
  /** Stands once after so many items, and is not counted as one. */
  aside?: { after: number; draw: () => ReactNode } | undefined
}

/** Which item stands at a place of the grid; null where what is none of them stands. */
const itemAt = (index: number, aside: number | null) => {
  if (aside === null || index < aside) return index
  return index === aside ? null : index - 1
}

/**
 * A list of pictures in columns that scrolls with the window. Only what is near the window is in
 * the page; each item says its place among all, so that a screen reader still knows the whole.
 */
export const WindowGrid = <T,>({ items, idOf, total, children, aside }: Props<T>) => {
  const { list, place } = usePlace()
  const [focused, setFocused] = useState<number | null>(null)
  const { columns, gap, width, height } = gridLayout(place.width, place.viewport)
  const rowHeight = height + gap
  const asideAt = aside && items.length >= aside.after ? aside.after : null
  const places = items.length + (asideAt === null ? 0 : 1)
  const count = Math.ceil(places / columns)
  const focusedRow = focused === null ? null : Math.floor(focused / columns)
  const rows = rowsNear(useRowsInView(place.top, rowHeight), count, focusedRow)
  const shown = rows.flatMap((row) =>
    Array.from({ length: Math.min(columns, places - row * columns) }, (_, column) => {
      const index = row * columns + column
      const at = `translate(${column * (width + gap)}px, ${row * rowHeight}px)`
      return { index, position: itemAt(index, asideAt), at }
    }),
  )
  return (
    <ul
      ref={list}
      className={styles.grid}
      style={{ height: count * rowHeight - gap }}
      onBlur={() => setFocused(null)}
      onFocus={({ target }) => {
        const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
        setFocused(index === undefined ? null : Number(index))
      }}
    >
      {shown.map(({ index, position, at }) => {
        const item = position === null ? null : (items[position] as T)
        return (
          <Cell
            key={item === null ? 'aside' : idOf(item)}
            item={item}
            index={index}
            position={position}
            at={at}
            total={total}
            width={width}
            height={height}
            draw={(item === null && aside ? aside.draw : children) as Draw}
          />
        )
      })}
    </ul>
  )
}
