import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { withoutChats } from '#client/parts/chat/chats.ts'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { ask } from '#client/ui/ask.ts'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { ChatEntry as Chat } from '#core/chat/contract.ts'
import type { Answer } from '#core/contract/contract.ts'
import { ChatEntry } from './chat-entry.tsx'
import styles from './chat-list.module.css'
import { MoreChats } from './more-chats.tsx'

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
        return withoutChats(known, (chat) => chat.conversation === conversation)
      }),
    onError: (error) => {
      void showMessage(`${t('chats.removeFailed')} ${of(error)}`)
      return queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey })
    },
  })
}

type NewMatch = Answer<'GET /api/likes.php'>['new_matches'][number]

/** One is a row like those of the conversations, and says what there is to do. */
const OneMatch = ({ member }: { member: NewMatch }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.entry}>
      <div className={styles.row}>
        <Link to={paths.memberChat(member.id)} className={styles.link}>
          <Avatar member={member} />
          <span className={styles.words}>
            <span className={styles.name}>{member.name}</span>
            <span className={`${styles.last} ${styles.first}`}>{t('chats.writeFirst')}</span>
          </span>
        </Link>
      </div>
    </div>
  )
}

/** With whom one has a match and has not said a word yet. */
const NewMatches = ({ chats }: { chats: Chat[] }) => {
  const { t } = useTranslation()
  const matches = useQuery(likesQuery).data?.new_matches ?? []
  const known = new Set(chats.map(({ profile }) => profile))
  const fresh = matches.filter(({ id }) => !known.has(id))
  const [only, ...others] = fresh
  if (!only) return null
  if (others.length === 0) {
    return (
      <section aria-label={t('chats.newMatches')}>
        <OneMatch member={only} />
      </section>
    )
  }
  return (
    <section className={styles.matches} aria-label={t('chats.newMatches')}>
      <h2>{t('chats.newMatches')}</h2>
      <ul>
        {fresh.map((member) => (
          <li key={member.id}>
            <Link to={paths.memberChat(member.id)}>
              <Avatar member={member} />
              <span className={styles.match}>{member.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ChatList = ({ chats, next }: { chats: Chat[]; next: string | undefined }) => {
  const { t } = useTranslation()
  const remove = useRemove()
  const navigate = useNavigate()
  const { id: open } = useParams()
  if (chats.length === 0) {
    return (
      <>
        <NewMatches chats={chats} />
        <Empty title={t('chats.none')} text={t('chats.noneText')} place="evening">
          <Button component={Link} to={paths.members()}>
            {t('likes.look')}
          </Button>
        </Empty>
      </>
    )
  }
  const isOpen = ({ conversation, profile }: Chat) => open === conversation || open === profile
  const removeAfterAsking = async (chat: Chat) => {
    const question = t('chats.removeSure')
    if (!(await ask({ question, yes: t('said.remove'), no: t('around.cancel') }))) return
    remove.mutate(chat.conversation)
    if (isOpen(chat)) void navigate(paths.chats())
  }
  return (
    <>
      <NewMatches chats={chats} />
      <ul>
        {chats.map((chat) => (
          <ChatEntry
            key={chat.conversation}
            chat={chat}
            isOpen={isOpen(chat)}
            onRemove={() => void removeAfterAsking(chat)}
          />
        ))}
      </ul>
      {next && <MoreChats after={next} />}
    </>
  )
}
