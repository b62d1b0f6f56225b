import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet, useParams } from 'react-router'
import { LanguageChoice } from '#client/parts/site/language-choice.tsx'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Failed } from '#client/platform/shell/failed.tsx'
import { useAwaitedPath } from '#client/ui/awaited-path.ts'
import { ListSkeleton, TalkSkeleton } from '#client/ui/skeletons.tsx'
import { layoutOf, routeOf } from '#core/site/routes.ts'
import { PROGRESS_THROTTLE_MS } from '#core/site/values.ts'
import { ChatList } from './chat-list.tsx'
import styles from './layout.module.css'

/** What a conversation is made of comes while one looks at the list. */
const useNextPage = (isThere: boolean) => {
  useEffect(() => {
    if (!isThere) return
    const timer = setTimeout(() => void import('./conversation-page.tsx').catch(() => undefined))
    return () => clearTimeout(timer)
  }, [isThere])
}

const List = () => {
  const { data, error, refetch, isFetching } = useQuery(chatsQuery)
  useNextPage(data !== undefined)
  if (data) return <ChatList chats={data.chats} next={data.next} />
  if (!error) return <ListSkeleton />
  return <Failed error={error} retry={() => void refetch()} isTrying={isFetching} />
}

/** On a phone a conversation list has no bar and no footer around it. */
const Languages = () => {
  const settings = useSettings()
  return (
    <div className={styles.languages}>
      <LanguageChoice settings={settings} user={useMember()} />
    </div>
  )
}

/** A conversation that takes a while to open: the list stays and its shape stands beside it. */
const useOpening = () => {
  const path = useAwaitedPath(PROGRESS_THROTTLE_MS)
  const name = path === null ? null : routeOf(path)
  return name !== 'chats' && layoutOf(name) === 'chat'
}

/** The list of conversations and, beside it on a wide screen, the open one. */
export const ChatLayout = () => {
  const { t } = useTranslation()
  const isOpening = useOpening()
  const isOpen = useParams().id !== undefined || isOpening
  const isNone = useQuery(chatsQuery).data?.chats.length === 0
  return (
    <div className={styles.panes} data-open={isOpen} data-none={(isNone && !isOpen) || undefined}>
      <section className={styles.list} aria-label={t('chats.title')}>
        <h1 className={styles.title}>{t('chats.title')}</h1>
        <List />
        <Languages />
      </section>
      <div className={styles.open}>
        <p className="visually-hidden" aria-live="polite">
          {isOpening && t('states.loading')}
        </p>
        {isOpening && <TalkSkeleton />}
        <div className={styles.outlet} hidden={isOpening}>
          <Suspense fallback={<TalkSkeleton />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
