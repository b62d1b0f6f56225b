import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsTyping } from '#client/parts/chat/typing.ts'
import type { Conversation, Message } from '#core/chat/contract.ts'
import { type Anchor, anchorIn, movedSince } from './row-anchor.ts'

/** Rows that the page holds at once, however many messages are loaded. */
const WINDOW_ROWS = 56
/** What one sees first is there before the rest. */
const FIRST_ROWS = 16
/** By so many messages it moves when one comes near an end of it. */
const STEP = 20
/** So far above the end one is reading what was said before. */
const AWAY_PX = 80

export const rowIdOf = (seq: number) => `message-${seq}`

const dayOf = ({ at }: Message) => new Date(at).toDateString()

/** Where the window begins that ends before `end`: a day that begins is a row too. */
const startOf = (messages: readonly Message[], end: number, most: number): number => {
  let rows = 0
  for (let index = end - 1; index >= 0; index -= 1) {
    const [one, before] = [messages[index], messages[index - 1]]
    rows += one && (!before || dayOf(before) !== dayOf(one)) ? 2 : 1
    if (rows > most) return index + 1
  }
  return 0
}

const endOf = (messages: readonly Message[], last: number | null) => {
  const next = last === null ? -1 : messages.findIndex(({ seq }) => seq > last)
  return next < 0 ? messages.length : next
}

export type RowsWindow = ReturnType<typeof useRowsWindow>

/** Whether what one sees first is on the screen. */
const useStands = () => {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStands(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return stands
}

/**
 * What of a long conversation the page holds: some rows up to the last of them, which is that of the
 * conversation until one reads above. Heights count from the end, so that what changes above moves
 * nothing; what changes below is made up for in the same frame, by the room below the rows that
 * stands for those that are not there, or else by the scroller.
 */
export const useRowsWindow = (
  { id, messages, last_seq }: Conversation,
  loadOlder: (() => void) | null,
) => {
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<number | null>(null)
  const [leftAt, setLeftAt] = useState<number | null>(null)
  const end = endOf(messages, last)
  const stands = useStands()
  const start = startOf(messages, end, stands ? WINDOW_ROWS : FIRST_ROWS)
  const moveTo = (to: number) =>
    setLast(to >= messages.length ? null : (messages[to - 1]?.seq ?? null))
  const isAtEnd = end >= messages.length
  useIsTyping(id)
  const keepPlace = usePlace({ scroller, room, isAtEnd, isAway: leftAt !== null })
  const goTo = useTarget({ messages, moveTo, start, end, keepPlace })
  const bounds = { start, end, count: messages.length, moveTo }
  const follow = useFollow({ scroller, room, ...bounds, loadOlder })

  return {
    scroller,
    room,
    /** How many of the loaded messages are before those shown. */
    start,
    shown: messages.slice(start, end),
    isAtEnd,
    stands,
    /** The last number that was there when one left the end; null while one is there. */
    leftAt,
    goTo,
    onScroll: () => {
      const isAway = !isAtEnd || (scroller.current?.scrollTop ?? 0) < -AWAY_PX
      keepPlace()
      if (isAway !== (leftAt !== null)) setLeftAt(isAway ? last_seq : null)
      follow()
    },
    toEnd: () => {
      setLast(null)
      setLeftAt(null)
      if (room.current) room.current.style.height = '0'
      if (scroller.current) scroller.current.scrollTop = 0
    },
  }
}

type Boxes = {
  scroller: RefObject<HTMLDivElement | null>
  room: RefObject<HTMLDivElement | null>
}

/** Whoever reads above stays where they are, whatever comes below; who is at the end stays there. */
const usePlace = ({
  scroller,
  room,
  isAtEnd,
  isAway,
}: Boxes & { isAtEnd: boolean; isAway: boolean }) => {
  const anchor = useRef<Anchor | null>(null)
  useLayoutEffect(() => {
    const [box, below] = [scroller.current, room.current]
    if (!box || !below) return
    // Nothing has to be measured for who is at the end.
    if (isAtEnd && !isAway) {
      below.style.height = '0'
      return
    }
    const before = below.getBoundingClientRect().height
    const moved = isAway ? movedSince(anchor.current) : 0
    const after = isAtEnd ? 0 : Math.max(0, before + moved)
    if (after !== before) below.style.height = `${after}px`
    const left = moved - (after - before)
    if (isAway && left !== 0) box.scrollTop += left
  })
  return () => {
    anchor.current = scroller.current && anchorIn(scroller.current)
  }
}

type Bounds = { start: number; end: number; moveTo: (end: number) => void }

type Following = Boxes & Bounds & { count: number; loadOlder: (() => void) | null }

/** Moves the window before one comes to its end, and asks for what was said before it. */
const useFollow = ({ scroller, room, start, end, count, moveTo, loadOlder }: Following) => {
  const seen = useRef({ top: 0, height: 0 })
  const isUp = useRef(false)
  const follow = () => {
    const box = scroller.current
    if (!box) return
    const { scrollTop, scrollHeight, clientHeight } = box
    // What moves with the height of the rows is made up for, and nobody's scrolling.
    if (scrollHeight === seen.current.height && scrollTop !== seen.current.top)
      isUp.current = scrollTop < seen.current.top
    seen.current = { top: scrollTop, height: scrollHeight }
    const above = scrollHeight - clientHeight + scrollTop
    const below = -scrollTop - (room.current?.offsetHeight ?? 0)
    if (isUp.current && above < clientHeight) {
      if (start > 0) moveTo(end - Math.min(STEP, start))
      else loadOlder?.()
    } else if (!isUp.current && end < count && below < clientHeight) moveTo(end + STEP)
  }
  /** Where the page has no more to scroll, no scrolling asks for more. */
  useEffect(() => {
    if (isUp.current) follow()
  })
  return follow
}

type Targeting = Bounds & {
  messages: readonly Message[]
  keepPlace: () => void
}

/** Goes to a message that is loaded, wherever it is, and puts the keyboard there. */
const useTarget = ({ messages, moveTo, start, end, keepPlace }: Targeting) => {
  const [target, setTarget] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (target === null) return
    const index = messages.findIndex(({ seq }) => seq === target)
    if (index < 0) return
    if (index < start || index >= end) return moveTo(Math.min(messages.length, index + STEP))
    setTarget(null)
    const row = document.getElementById(rowIdOf(target))
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('[data-options]')?.focus({ preventScroll: true })
    keepPlace()
  })
  return setTarget
}
