import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { partsOf, type TextPart } from '#core/chat/links.ts'
import { markedRuns } from '#core/chat/marked.ts'
import type { Found } from '#core/chat/warnings/values.ts'
import { useMessageActions } from './message-actions.tsx'
import styles from './words.module.css'

/** An address in what was said is text, and asks before it is followed. Nothing of it is fetched. */
const Parts = ({ parts }: { parts: TextPart[] }): ReactNode => {
  const { leaveFor } = useMessageActions()
  let at = 0
  return parts.map(({ text, link }) => {
    const key = at
    at += text.length
    return link ? (
      <PlainButton key={key} className={styles.link} onClick={() => leaveFor(link)}>
        {text}
      </PlainButton>
    ) : (
      text
    )
  })
}

type Props = { text: string; found: readonly Found[] }

/** What the warning below is about is marked where it was said. */
const Marked = ({ text, found }: Props) => {
  const { t } = useTranslation('warnings')
  let at = 0
  return markedRuns(text, found).map(({ marked, parts }) => {
    const key = at
    at += parts.reduce((length, part) => length + part.text.length, 0)
    if (!marked) return <Parts key={key} parts={parts} />
    return (
      <mark key={key} className={styles.marked}>
        <span className={`visually-hidden ${styles.unsaid}`}>{t('marked')} </span>
        <Parts parts={parts} />
      </mark>
    )
  })
}

export const Words = ({ text, found }: Props): ReactNode => {
  if (found.length > 0) return <Marked text={text} found={found} />
  const parts = partsOf(text)
  return parts.some(({ link }) => link) ? <Parts parts={parts} /> : text
}
