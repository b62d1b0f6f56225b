import { Button, UnstyledButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useNavigate, useParams } from 'react-router'
import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { chatsQuery } from '#client/platform/api/queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useName } from '#client/platform/i18n/names.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { ChatIcon, TrashIcon } from '#client/ui/member-icons.tsx'
import { Empty } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { ChatEntry } from '#core/chat/contract.ts'
import styles from './layout.module.css'

/** Removes it here first, then on the server; when that fails it says so and all chats reload. */
const useRemove = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  return useMutation({
    mutationFn: (conversation: string) =>
      call('DELETE /api/chat.php', { body: { conversation }, idempotencyKey: newId() }),
    onMutate: (conversation) =>
      queryClient.setQueryData(chatsQuery.queryKey, (known) => {
        if (!known) return known
        const chats = known.chats.filter((chat) => chat.conversation !== conversation)
        return { chats, unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0) }
      }),
    onError: (error) => {
      void showMessage(`${t('chats.removeFailed')} ${of(error)}`)
      return queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey })
    },
  })
}

const LastMessage = ({ chat }: { chat: ChatEntry }) => {
  const { t } = useTranslation()
  const me = useMember()
  const { last_message: last, num_unread_messages: unread } = chat
  const body = last?.state === 'removed' ? t('gone.removed') : last?.body
  const text = body && last?.from === me.id ? t('chats.you', { text: body }) : body
  return (
    <span className={styles.line}>
      <span className={styles.last}>{text ?? t('chats.empty')}</span>
      {unread > 0 && (
        <CountBadge count={unread} tone="unread" label={t('nav.unread', { count: unread })} />
      )}
    </span>
  )
}

const Entry = ({ chat, onRemove }: { chat: ChatEntry; onRemove: () => void }) => {
  const { t } = useTranslation()
  const { day, time, daysAgo } = useFormat()
  const nameOf = useName()
  const { member, last_message: last } = chat
  const when = last && (daysAgo(last.at) === 0 ? time(last.at) : day(last.at))
  return (
    <li className={styles.entry}>
      <NavLink
        to={paths.chat(chat.conversation)}
        className={`${styles.link}`}
        data-unread={chat.num_unread_messages > 0}
      >
        <Photo member={member} shape="round" decorative />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>{nameOf(member)}</span>
            {when && <span className={styles.time}>{when}</span>}
          </span>
          {member.fictional && (
            <span className={styles.line}>
              <FictionalLabel />
            </span>
          )}
          <LastMessage chat={chat} />
        </span>
      </NavLink>
      <UnstyledButton
        className={styles.remove}
        aria-label={t('chats.remove', { name: nameOf(member) })}
        onClick={onRemove}
      >
        <TrashIcon size={18} />
      </UnstyledButton>
    </li>
  )
}

export const ChatList = ({ chats }: { chats: ChatEntry[] }) => {
  const { t } = useTranslation()
  const remove = useRemove()
  const navigate = useNavigate()
  const { id: open } = useParams()
  if (chats.length === 0) {
    return (
      <Empty title={t('chats.none')} text={t('chats.noneText')} icon={<ChatIcon size={32} />}>
        <Button component={Link} to={paths.members()}>
          {t('likes.look')}
        </Button>
      </Empty>
    )
  }
  const removeAfterAsking = ({ conversation, profile }: ChatEntry) => {
    if (!window.confirm(t('chats.removeSure'))) return
    remove.mutate(conversation)
    if (open === conversation || open === profile) void navigate(paths.chats())
  }
  return (
    <ul>
      {chats.map((chat) => (
        <Entry key={chat.conversation} chat={chat} onRemove={() => removeAfterAsking(chat)} />
      ))}
    </ul>
  )
}
