import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback, useEffect, useRef } from 'react'
import {
  type ConversationKey,
  loadMessagesTo,
  loadPreviousMessages,
  markRead,
  readableTo,
} from '#client/parts/chat/conversation.ts'
import { MemberMenu } from '#client/parts/chat/member-menu.tsx'
import { useOutbox } from '#client/parts/chat/own-outbox.ts'
import { typingEnds, useIsTyping } from '#client/parts/chat/typing.ts'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { FictionalLine } from '#client/parts/discovery/fictional-warning.tsx'
import { useMember, useShowsOnline } from '#client/platform/api/hooks.ts'
import { useName } from '#client/platform/i18n/names.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { BackIcon } from '#client/ui/icons.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Message, Conversation as Talk } from '#core/chat/contract.ts'
import { type ConversationAt, canBlock } from '#core/chat/selectors.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { isShut } from './facts.ts'
import { WithMessageActions } from './message-actions.tsx'
import { Messages } from './messages.tsx'
import { type RowsWindow, useRowsWindow } from './rows-window.ts'
import { Scroller } from './scroller.tsx'

/** Opening a conversation, or a message that comes while it is open, sets it read. */
const useRead = (talk: Talk) => {
  const { id, read_seq } = talk
  const to = readableTo(talk)
  useEffect(() => {
    if (to <= read_seq) return
    const read = () => {
      if (document.visibilityState === 'visible') void markRead(id, to).catch(() => null)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, to, read_seq])
}

const TopBar = ({ talk }: { talk: Talk }) => {
  const { t } = useTranslation()
  const nameOf = useName()
  const { member } = talk
  const isOnline = useShowsOnline()(member)
  const blockable = canBlock(talk.side, talk.lifecycle as ConversationAt)
  const shut = isShut(talk)
  const isTyping = useIsTyping(talk.id) && !shut
  const state = shut
    ? []
    : [isolate(member.city), ...(isOnline ? [t('members.online')] : [])].filter(Boolean)
  const told = isTyping ? t('chat.typing') : state.join(' · ')
  const who = (
    <>
      <Avatar member={member} />
      <span className={styles.name}>
        <h2>{member.name === '' ? nameOf(member) : `${isolate(member.name)}, ${member.age}`}</h2>
        {told && <span className={styles.state}>{told}</span>}
      </span>
    </>
  )
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <Link to={paths.chats()} className={styles.back} aria-label={t('nav.back')}>
          <BackIcon />
        </Link>
        {shut ? (
          <div className={styles.who}>{who}</div>
        ) : (
          <Link to={paths.member(member.id)} className={styles.who}>
            {who}
          </Link>
        )}
        {member.name !== '' && blockable && (
          <MemberMenu
            member={member}
            className={styles.more}
            conversation={talk.last_seq > 0 ? talk.id : undefined}
          />
        )}
      </div>
      {member.fictional && <FictionalLine member={member} />}
    </header>
  )
}

const cameWords = (t: TFunction, name: string, { type, gift, body }: Message) => {
  if (type === 'photo') return `${t('chatPhoto.came', { name })} ${body}`
  if (gift) return `${t('gift.came', { name, gift: t(`gift.names.${gift}`) })} ${body}`
  return t('chat.newMessage', { name, text: body })
}

/** Says what comes in, to those who do not see it come. */
const Announcer = ({ talk }: { talk: Talk }) => {
  const { t } = useTranslation()
  const { member, messages } = talk
  const last = messages.at(-1)
  const first = useRef(last?.seq ?? 0)
  const isNew = last && last.from === member.id && last.seq > first.current
  const newest = isNew ? last.seq : 0
  useEffect(() => {
    if (newest > 0) typingEnds(talk.id)
  }, [newest, talk.id])
  return (
    <p className="visually-hidden" aria-live="polite">
      {isNew && cameWords(t, member.name, last)}
    </p>
  )
}

/** Goes to a message by its number; what was said so long ago is loaded first. */
const useGoTo = (which: ConversationKey, conversation: Talk, { goTo }: RowsWindow) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const known = useRef(conversation)
  known.current = conversation
  return useCallback(
    (seq: number) => {
      goTo(seq)
      loadMessagesTo(which, known.current, seq).then(
        (isThere) => {
          if (isThere) return
          goTo(null)
          showMessage(t('said.outOfReach'))
        },
        (error) => {
          goTo(null)
          showMessage(of(error))
        },
      )
    },
    [goTo, of, t, which],
  )
}

export const Conversation = ({
  conversation,
  which,
}: {
  conversation: Talk
  which: ConversationKey
}) => {
  const { t } = useTranslation()
  const me = useMember()
  const { member } = conversation
  const waiting = useOutbox(me.id).filter((actor) => actor.getSnapshot().context.to === member.id)
  const older = useMutation({ mutationFn: () => loadPreviousMessages(which, conversation) })
  const mayLoad = conversation.older && !older.isPending && !older.isError
  const rows = useRowsWindow(conversation, mayLoad ? older.mutate : null)
  const goTo = useGoTo(which, conversation, rows)
  useRead(conversation)
  return (
    <section className={styles.talk} aria-label={t('chat.label', { name: member.name })}>
      <TopBar talk={conversation} />
      <WithMessageActions conversation={conversation} goTo={goTo}>
        <Scroller conversation={conversation} rows={rows}>
          <div className={styles.content}>
            <Messages conversation={conversation} rows={rows} older={older} waiting={waiting} />
          </div>
        </Scroller>
        <Announcer talk={conversation} />
        <Composer conversation={conversation} waiting={waiting} onSent={rows.toEnd} />
      </WithMessageActions>
    </section>
  )
}
