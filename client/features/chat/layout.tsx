import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router'
import { chatsQuery } from '#client/api/queries.ts'
import { ChatList } from './chat-list.tsx'
import styles from './layout.module.css'

/** The list of conversations and, beside it on a wide screen, the open one. */
export const ChatLayout = () => {
  const { t } = useTranslation()
  const chats = useQuery(chatsQuery).data?.chats
  const isOpen = useParams().id !== undefined
  return (
    <div className={styles.panes} data-open={isOpen}>
      <section className={styles.list} aria-label={t('chats.title')}>
        <h1 className={styles.title}>{t('chats.title')}</h1>
        {chats && <ChatList chats={chats} />}
      </section>
      <div className={styles.open}>
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
