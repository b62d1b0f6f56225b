import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '#client/api/hooks.ts'
import { followHint, listen } from '#client/api/live.ts'
import { outboxOf } from '#client/api/own-outbox.ts'
import { chatsQuery, likesQuery } from '#client/api/queries.ts'
import type { User } from '#core/contract/shapes.ts'
import { useAppBadge } from './app-badge.ts'
import { DocumentTitle } from './document-title.tsx'
import { NotConfirmed } from './not-confirmed.tsx'

/** Live hints, and the messages that still have to go, for as long as somebody is logged in. */
const useConnection = (account: string) => {
  useEffect(() => {
    const outbox = outboxOf(account)
    const ending = new AbortController()
    listen(followHint, ending.signal)
    window.addEventListener('online', outbox.online, { signal: ending.signal })
    return () => ending.abort()
  }, [account])
}

/** Unread messages and new likes: the title starts with them (product spec, section 2). */
const useFresh = () => {
  const unread = useQuery(chatsQuery).data?.unread ?? 0
  const likes = useQuery(likesQuery).data?.new_likes ?? 0
  return unread + likes
}

/** All that goes on beside the page while a member is logged in. */
export const MemberLife = ({ user }: { user: User }) => {
  useConnection(user.id)
  const { index_title } = useSettings()
  const fresh = useFresh()
  useAppBadge(fresh)
  const { pathname } = useLocation()
  return (
    <>
      <DocumentTitle text={fresh > 0 ? `(${fresh}) ${index_title}` : index_title} />
      <NotConfirmed user={user} pathname={pathname} />
    </>
  )
}
