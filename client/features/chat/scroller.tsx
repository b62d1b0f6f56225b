import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIsTyping } from '#client/parts/chat/typing.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import type { Conversation } from '#core/chat/contract.ts'
import { DownIcon } from './icons.tsx'
import styles from './scroller.module.css'

/** So far above the end one is reading what was said before. */
const AWAY_PX = 80

type Anchor = { row: Element; top: number }

/** The first row that reaches below the middle of what is seen, and where it stands. */
const anchorIn = (scroller: HTMLElement): Anchor | null => {
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

/** Whoever reads above stays where they are, whatever comes below; who is at the end stays there. */
const usePlace = (scroller: RefObject<HTMLDivElement | null>, isAway: boolean) => {
  const anchor = useRef<Anchor | null>(null)
  useLayoutEffect(() => {
    const { current: box } = scroller
    const { current: kept } = anchor
    if (!box || !isAway) return
    if (kept?.row.isConnected) box.scrollTop += kept.row.getBoundingClientRect().top - kept.top
  })
  return () => {
    anchor.current = scroller.current && anchorIn(scroller.current)
  }
}

type Props = {
  conversation: Conversation
  scroller: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The messages from the end, and while one reads above it a way back there, with what has come. */
export const Scroller = ({ conversation, scroller, children }: Props) => {
  const { t } = useTranslation()
  const { id, messages, member, last_seq } = conversation
  const [leftAt, setLeftAt] = useState<number | null>(null)
  useIsTyping(id)
  const mark = usePlace(scroller, leftAt !== null)
  const count =
    leftAt === null
      ? 0
      : messages.filter(({ from, seq }) => from === member.id && seq > leftAt).length
  const onScroll = () => {
    const isAway = (scroller.current?.scrollTop ?? 0) < -AWAY_PX
    mark()
    if (isAway !== (leftAt !== null)) setLeftAt(isAway ? last_seq : null)
  }
  const toEnd = () => {
    if (!scroller.current) return
    scroller.current.scrollTop = 0
    scroller.current.focus({ preventScroll: true })
  }
  return (
    <div className={styles.around}>
      {/* What scrolls, and has nothing else that the keyboard comes to, is scrolled by keys too. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} onScroll={onScroll}>
        {children}
      </div>
      {leftAt !== null && (
        <PlainButton
          className={styles.toEnd}
          aria-label={count > 0 ? t('said.toEndNew', { count }) : t('said.toEnd')}
          onClick={toEnd}
        >
          <DownIcon />
          {count > 0 && <span className={styles.count}>{count}</span>}
        </PlainButton>
      )}
    </div>
  )
}
