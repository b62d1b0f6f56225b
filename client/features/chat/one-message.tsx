import { memo, useState } from 'react'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { ClockIcon, ReadIcon } from '#client/ui/member-icons.tsx'
import motion from '#client/ui/motion.module.css'
import type { Conversation, Message } from '#core/chat/contract.ts'
import type { Found } from '#core/chat/warnings/values.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import styles from './conversation.module.css'
import type { Warnings } from './later-warnings.ts'
import { MessageExtras } from './message-extras.tsx'
import { rowIdOf } from './rows-window.ts'
import { Said } from './said.tsx'

type Mark = 'sent' | 'delivered' | 'read'

/** How far a message of one's own has come, as far as one may see it. */
export const markOf = (
  { seq }: Message,
  { other_read_seq, other_delivered_seq }: Conversation,
): Mark => {
  if (seq <= other_read_seq) return 'read'
  return seq <= other_delivered_seq ? 'delivered' : 'sent'
}

type OneProps = {
  /** Of the other member. */
  name: string
  message: Message
  own: boolean
  mark: Mark
  last: boolean
  ends: boolean
  /** Its time is not that of what was said next. */
  timed: boolean
  /** It came while one looked. */
  arrives: boolean
  /** Nothing was said since. */
  isLatest: boolean
  warnings: Warnings | null
}

const NOTHING: readonly Found[] = []

/** Messages that follow each other within it are one group, with its time below the last. */
const GROUP_MS = 5 * MINUTE_MS

export const isGroup = (one: Message, next: Message | undefined): boolean =>
  next?.from === one.from &&
  one.state === 'sent' &&
  Date.parse(next.at) - Date.parse(one.at) < GROUP_MS

/** Until when somebody looks at it first; what becomes of it is told when it does. */
const Held = ({ message: { held_until, at } }: { message: Message }) => {
  const { t } = useTranslation()
  const { time } = useFormat()
  return (
    <>
      <ClockIcon size={16} />
      <span>{t('chat.held', { time: time(held_until ?? at) })}</span>
    </>
  )
}

/** The mark says how far a message has come; under the last one of one's own it is in words too. */
export const OneMessage = memo((props: OneProps) => {
  const { message, name, own, mark, last, ends, timed, arrives, isLatest, warnings } = props
  const { t } = useTranslation()
  const { time } = useFormat()
  const asks = warnings !== null && !own && message.state === 'sent'
  const found = asks ? warnings.foundIn(message) : NOTHING
  const [wasHeld] = useState(message.state === 'held')
  return (
    <li
      id={rowIdOf(message.seq)}
      data-own={own}
      className={`${styles.message} ${own ? styles.mine : ''} ${arrives ? motion.arrives : ''}`}
      data-ends={ends}
    >
      <Said message={message} own={own} name={name} found={found} />
      <MessageExtras message={message} own={own} isLatest={isLatest} />
      <span
        className={ends && timed ? styles.meta : 'visually-hidden'}
        aria-live={wasHeld ? 'polite' : undefined}
      >
        <time dateTime={message.at}>{time(message.at)}</time>
        {own && message.state === 'held' && <Held message={message} />}
        {own && message.state !== 'held' && (
          <>
            <span className={motion.marks} data-mark={mark}>
              <CheckIcon size={16} />
              <ReadIcon size={16} />
            </span>
            <span className={last ? '' : 'visually-hidden'}>{t(`chat.${mark}`)}</span>
            {(message.state === 'refunded' || message.state === 'unanswered') && (
              <span>{t(`gone.${message.state}`)}</span>
            )}
          </>
        )}
      </span>
      {asks && (found.length > 0 || message.signs) && (
        <warnings.MessageWarnings message={message} found={found} arrives={arrives} />
      )}
    </li>
  )
})
