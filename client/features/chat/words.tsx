import type { ReactNode } from 'react'
import { PlainButton } from '#client/ui/button.tsx'
import { partsOf } from '#core/chat/links.ts'
import { useMessageActions } from './message-actions.tsx'
import styles from './words.module.css'

/** What was said; an address in it is text, and asks before it is followed. Nothing of it is fetched. */
export const Words = ({ text }: { text: string }): ReactNode => {
  const { leaveFor } = useMessageActions()
  const parts = partsOf(text)
  if (parts.every(({ link }) => !link)) return text
  let at = 0
  return (
    <>
      {parts.map(({ text: part, link }) => {
        const key = at
        at += part.length
        return link ? (
          <PlainButton key={key} className={styles.link} onClick={() => leaveFor(link)}>
            {part}
          </PlainButton>
        ) : (
          <span key={key}>{part}</span>
        )
      })}
    </>
  )
}
