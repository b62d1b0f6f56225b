import type { TFunction } from 'i18next'
import { type ReactNode, useRef } from 'react'
import { prefetchConversation } from '#client/parts/chat/conversation.ts'
import { readDraft } from '#client/parts/chat/draft.ts'
import { useOutbox } from '#client/parts/chat/own-outbox.ts'
import { useIsTyping } from '#client/parts/chat/typing.ts'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { useMember, useShowsOnline } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useName } from '#client/platform/i18n/names.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { ClockIcon, MoreIcon, TrashIcon } from '#client/ui/member-icons.tsx'
import type { ChatEntry as Chat, Message } from '#core/chat/contract.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './chat-list.module.css'
import { PencilIcon } from './icons.tsx'

type Props = { chat: Chat; isOpen: boolean; onRemove: () => void }

/** What of this conversation is still on this device: of the open one the conversation tells. */
const useOwnLast = ({ chat: { profile }, isOpen }: Pick<Props, 'chat' | 'isOpen'>): ReactNode => {
  const { t } = useTranslation()
  const { id } = useMember()
  const waits = useOutbox(id).some((actor) => actor.getSnapshot().context.to === profile)
  if (isOpen) return null
  if (waits) {
    return (
      <span className={`${styles.last} ${styles.unsent}`}>
        <ClockIcon size={16} />
        {t('chats.unsent')}
      </span>
    )
  }
  const text = readDraft(id, profile)
  if (!text) return null
  return (
    <span className={styles.last}>
      <PencilIcon size={16} />
      <span className={styles.cut}>{t('chats.draft', { text })}</span>
    </span>
  )
}

/** What was said last, in a line. */
const shortOf = (t: TFunction, { state, type, gift, body }: Message, isOwn: boolean) => {
  if (type === 'photo' && state !== 'removed')
    return t(isOwn ? 'chatPhoto.listedOwn' : 'chatPhoto.listed')
  const given = gift && { gift: t(`gift.names.${gift}`) }
  if (given) return isOwn ? t('gift.listedOwn', given) : t('gift.listed', given)
  const text = state === 'removed' ? t('gone.removed') : body
  return text && isOwn ? t('chats.you', { text }) : text
}

const LastMessage = ({ chat, isOpen }: Pick<Props, 'chat' | 'isOpen'>) => {
  const { t } = useTranslation()
  const me = useMember()
  const ownLast = useOwnLast({ chat, isOpen })
  const { last_message: last, num_unread_messages: unread } = chat
  const isOwn = last?.from === me.id
  const isTyping = useIsTyping(chat.conversation)
  const text = last && shortOf(t, last, isOwn)
  return (
    <span className={styles.line}>
      {(!isTyping && unread === 0 && ownLast) || (
        <span className={styles.last}>
          {isOwn && !isTyping && <CheckIcon size={16} />}
          <span className={styles.cut}>
            {isTyping ? t('chat.typing') : isolate(text ?? t('chats.empty'))}
          </span>
        </span>
      )}
      {unread > 0 && (
        <CountBadge count={unread} tone="unread" label={t('fresh.unread', { count: unread })} />
      )}
    </span>
  )
}

const useWhen = () => {
  const { t } = useTranslation()
  const { day, time, daysAgo } = useFormat()
  return (iso: string) => {
    const days = daysAgo(iso)
    if (days === 0) return time(iso)
    return days === 1 ? t('chat.yesterday') : day(iso)
  }
}

/**
 * A row that is swiped aside: it scrolls to what stands behind its end, which the button in the
 * row, the keyboard and a screen reader come to as well.
 */
export const ChatEntry = ({ chat, isOpen, onRemove }: Props) => {
  const { t } = useTranslation()
  const when = useWhen()
  const name = useName()(chat.member)
  const showsOnline = useShowsOnline()
  const row = useRef<HTMLLIElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (row.current) row.current.scrollLeft = 0
  }
  const { member, last_message: last, num_unread_messages: unread } = chat
  return (
    <li ref={row} className={styles.entry}>
      <div className={styles.row} data-current={isOpen}>
        <Link
          to={paths.chat(chat.conversation)}
          aria-current={isOpen ? 'page' : undefined}
          className={styles.link}
          data-unread={unread > 0}
          onPointerDown={() => prefetchConversation(chat.conversation)}
        >
          <Avatar member={member} online={showsOnline(member)} />
          <span className={styles.words}>
            <span className={styles.line}>
              <span className={styles.name}>{name}</span>
              {last && <span className={styles.time}>{when(last.at)}</span>}
            </span>
            <LastMessage chat={chat} isOpen={isOpen} />
          </span>
        </Link>
        <PlainButton
          className={styles.more}
          aria-label={t('chats.options', { name })}
          onClick={() => remove.current?.focus()}
        >
          <MoreIcon size={20} />
        </PlainButton>
      </div>
      <PlainButton
        ref={remove}
        className={styles.remove}
        aria-label={t('chats.remove', { name })}
        onClick={onRemove}
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <TrashIcon size={20} />
        <span aria-hidden="true">{t('chats.removeShort')}</span>
      </PlainButton>
    </li>
  )
}
