import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { useIsTyping } from '#client/parts/chat/typing.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useName } from '#client/platform/i18n/names.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import motion from '#client/ui/motion.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { Conversation } from '#core/chat/contract.ts'
import styles from './conversation.module.css'
import { isShut } from './facts.ts'
import { HiddenHistory } from './hidden-history.tsx'
import { useWarnings } from './later-warnings.ts'
import { useNewSince } from './new-since.ts'
import { isGroup, markOf, OneMessage } from './one-message.tsx'
import type { RowsWindow } from './rows-window.ts'
import { WaitingMessage } from './waiting-message.tsx'

/** How the page before the first message comes. */
export type Older = Pick<UseMutationResult, 'isPending' | 'isError' | 'error'> & {
  mutate: () => void
}
type Props = { conversation: Conversation; rows: RowsWindow; older: Older; waiting: Waiting[] }

const useDay = () => {
  const { t } = useTranslation()
  const { date, daysAgo } = useFormat()
  return (iso: string) => {
    const days = daysAgo(iso)
    if (days === 0) return t('chat.today')
    return days === 1 ? t('chat.yesterday') : date(iso)
  }
}

const PreviousMessages = ({ older }: { older: Older }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const load = () => older.mutate()
  return (
    <>
      <div className={styles.older}>
        {older.isError ? (
          <RetryButton isTrying={older.isPending} retry={load} />
        ) : (
          <Button variant="default" loading={older.isPending} onClick={load}>
            {t('chat.older')}
          </Button>
        )}
      </div>
      {older.isError && <Notice tone="bad">{of(older.error)}</Notice>}
    </>
  )
}

/** The other is typing: where their message will stand. */
const Typing = ({ conversation }: { conversation: string }) => {
  if (!useIsTyping(conversation)) return null
  return (
    <li className={styles.message} aria-hidden="true">
      <span className={`${styles.body} ${styles.dots} ${motion.dots}`}>
        <i />
        <i />
        <i />
      </span>
    </li>
  )
}

/** The messages of the server, and after them those that this device still has to hand over. */
export const Messages = ({ conversation, rows, older, waiting }: Props) => {
  const { t } = useTranslation()
  const dayOf = useDay()
  const { time } = useFormat()
  const nameOf = useName()
  const { messages, member } = conversation
  const { shown, start, isAtEnd } = rows
  const isAtStart = start === 0
  const name = nameOf(member)
  const [newestAtFirst] = useState(messages.at(-1)?.seq ?? 0)
  const there = new Set(messages.map((message) => message.id))
  const still = waiting.filter((actor) => !there.has(actor.getSnapshot().context.id))
  const newSince = useNewSince(conversation)
  const warnings = useWarnings(rows.stands)
  const lastOwn = messages.findLast(({ from }) => from !== member.id)
  if (messages.length + still.length === 0) {
    if (isShut(conversation)) return null
    return <p className={styles.start}>{t('chat.start', { name: member.name })}</p>
  }
  return (
    <>
      {conversation.older && isAtStart && <PreviousMessages older={older} />}
      {isAtStart && <HiddenHistory conversation={conversation} />}
      <ol className={styles.list}>
        {shown.flatMap((message, index) => {
          const day = dayOf(message.at)
          const before = messages[start + index - 1]
          const next = messages[start + index + 1]
          const endsDay = !next || dayOf(next.at) !== day
          const isLastOwn = message.id === lastOwn?.id
          return [
            (!before || dayOf(before.at) !== day) && (
              <li key={`day-${message.id}`} className={styles.day}>
                {day}
              </li>
            ),
            message.seq === newSince && (
              <li key="since" className={styles.since}>
                {t('said.newSince')}
              </li>
            ),
            <OneMessage
              key={message.id}
              message={message}
              name={name}
              own={message.from !== member.id}
              arrives={message.from === member.id && message.seq > newestAtFirst}
              mark={markOf(message, conversation)}
              last={isLastOwn}
              isLatest={!next}
              warnings={warnings}
              ends={endsDay || !isGroup(message, next)}
              timed={
                endsDay ||
                isLastOwn ||
                message.state !== 'sent' ||
                time(next.at) !== time(message.at)
              }
            />,
          ]
        })}
        {isAtEnd && <Typing conversation={conversation.id} />}
        {isAtEnd &&
          still.map((actor) => (
            <WaitingMessage key={actor.getSnapshot().context.id} actor={actor} />
          ))}
      </ol>
    </>
  )
}
