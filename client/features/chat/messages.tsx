import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type ConversationKey, loadPreviousMessages } from '#client/parts/chat/conversation.ts'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { useIsTyping } from '#client/parts/chat/typing.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useName } from '#client/platform/i18n/names.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { ReadIcon } from '#client/ui/member-icons.tsx'
import motion from '#client/ui/motion.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { Conversation, Message } from '#core/chat/contract.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import styles from './conversation.module.css'
import { isShut } from './facts.ts'
import { HiddenHistory } from './hidden-history.tsx'
import { MessageWarnings } from './later-warnings.ts'
import { MessageExtras } from './message-extras.tsx'
import { useNewSince } from './new-since.ts'
import { rowIdOf } from './quoted.tsx'
import { Said } from './said.tsx'
import { WaitingMessage } from './waiting-message.tsx'

type Props = { conversation: Conversation; which: ConversationKey; waiting: Waiting[] }

const useDay = () => {
  const { t } = useTranslation()
  const { date, daysAgo } = useFormat()
  return (iso: string) => {
    const days = daysAgo(iso)
    if (days === 0) return t('chat.today')
    return days === 1 ? t('chat.yesterday') : date(iso)
  }
}

type Mark = 'sent' | 'delivered' | 'read'

/** How far a message of one's own has come, as far as one may see it. */
const markOf = ({ seq }: Message, { other_read_seq, other_delivered_seq }: Conversation): Mark => {
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
}

/** Messages that follow each other within it are one group, with its time below the last. */
const GROUP_MS = 5 * MINUTE_MS

const isGroup = (one: Message, next: Message | undefined): boolean =>
  next?.from === one.from &&
  one.state === 'sent' &&
  Date.parse(next.at) - Date.parse(one.at) < GROUP_MS

/** The mark says how far a message has come; under the last one of one's own it is in words too. */
const OneMessage = (props: OneProps) => {
  const { message, name, own, mark, last, ends, timed, arrives, isLatest } = props
  const { t } = useTranslation()
  const { time } = useFormat()
  return (
    <li
      id={rowIdOf(message.seq)}
      data-own={own}
      className={`${styles.message} ${own ? styles.mine : ''} ${arrives ? motion.arrives : ''}`}
      data-ends={ends}
    >
      <Said message={message} own={own} name={name} />
      <MessageExtras message={message} own={own} isLatest={isLatest} />
      <span className={ends && timed ? styles.meta : 'visually-hidden'}>
        <time dateTime={message.at}>{time(message.at)}</time>
        {own && (
          <>
            <span className={motion.marks} data-mark={mark}>
              <CheckIcon size={16} />
              <ReadIcon size={16} />
            </span>
            <span className={last ? '' : 'visually-hidden'}>{t(`chat.${mark}`)}</span>
            {message.state === 'refunded' && <span>{t('gone.refunded')}</span>}
          </>
        )}
      </span>
      {!own && message.state === 'sent' && (
        <Suspense fallback={null}>
          <MessageWarnings message={message} arrives={arrives} />
        </Suspense>
      )}
    </li>
  )
}

const PreviousMessages = ({
  conversation,
  which,
}: {
  conversation: Conversation
  which: ConversationKey
}) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const older = useMutation({ mutationFn: () => loadPreviousMessages(which, conversation) })
  return (
    <>
      <Button
        className={styles.older ?? ''}
        variant="default"
        loading={older.isPending}
        onClick={() => older.mutate()}
      >
        {t('chat.older')}
      </Button>
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
export const Messages = ({ conversation, which, waiting }: Props) => {
  const { t } = useTranslation()
  const dayOf = useDay()
  const { time } = useFormat()
  const nameOf = useName()
  const { messages, member, older } = conversation
  const name = nameOf(member)
  const [newestAtFirst] = useState(messages.at(-1)?.seq ?? 0)
  const there = new Set(messages.map((message) => message.id))
  const still = waiting.filter((actor) => !there.has(actor.getSnapshot().context.id))
  const newSince = useNewSince(conversation)
  const lastOwn = messages.findLast(({ from }) => from !== member.id)
  if (messages.length + still.length === 0) {
    if (isShut(conversation)) return null
    return <p className={styles.start}>{t('chat.start', { name: member.name })}</p>
  }
  return (
    <>
      {older && <PreviousMessages conversation={conversation} which={which} />}
      <HiddenHistory conversation={conversation} />
      <ol className={styles.list}>
        {messages.map((message, index) => {
          const day = dayOf(message.at)
          const before = messages[index - 1]
          const next = messages[index + 1]
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
        <Typing conversation={conversation.id} />
        {still.map((actor) => (
          <WaitingMessage key={actor.getSnapshot().context.id} actor={actor} />
        ))}
      </ol>
    </>
  )
}
