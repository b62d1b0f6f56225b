import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import type { Conversation } from '#core/chat/contract.ts'
import { DownIcon } from './icons.tsx'
import type { RowsWindow } from './rows-window.ts'
import styles from './scroller.module.css'

type Props = {
  conversation: Conversation
  rows: RowsWindow
  children: ReactNode
}

/** The messages from the end, and while one reads above it a way back there, with what has come. */
export const Scroller = ({ conversation, rows, children }: Props) => {
  const { t } = useTranslation()
  const { messages, member } = conversation
  const { scroller, room, leftAt } = rows
  const count =
    leftAt === null
      ? 0
      : messages.filter(({ from, seq }) => from === member.id && seq > leftAt).length
  const toEnd = () => {
    rows.toEnd()
    scroller.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.around}>
      {/* What scrolls, and has nothing else that the keyboard comes to, is scrolled by keys too. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} onScroll={rows.onScroll}>
        <div ref={room} className={styles.room} />
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
