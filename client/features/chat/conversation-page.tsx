import { useQuery } from '@tanstack/react-query'
import { useMatch, useParams } from 'react-router'
import { type ConversationKey, conversationQuery } from '#client/parts/chat/conversation.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { icebreakers } from '#client/platform/i18n/page-texts.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useMedia } from '#client/ui/media.ts'
import { TalkSkeleton } from '#client/ui/skeletons.tsx'
import { BREAKPOINTS } from '#core/kernel/screen.ts'
import { routeOf, routes } from '#core/site/routes.ts'
import { Beside } from './beside.tsx'
import styles from './conversation.module.css'
import { Conversation } from './conversation.tsx'
import { isShut } from './facts.ts'
import { isGone, TalkGone } from './talk-gone.tsx'

const WITH_ROOM = `(min-width: ${BREAKPOINTS.lg}px)`

const whichOf = (pathname: string, id = ''): ConversationKey =>
  routeOf(pathname) === 'chats-id' ? { conversation: id } : { profile: id }

/** A conversation that is not there is no failure: the page says so. */
const unlessGone = (error: unknown) => {
  if (!isGone(error)) throw error
  return null
}

/** Where nothing was said, the opening lines know the profile, and are there with the rest. */
export const loader = async ({ request, params }: LoaderArgs) => {
  const which = whichOf(new URL(request.url).pathname, params.id)
  void queryClient.prefetchQuery(chatsQuery)
  const profile = 'profile' in which && queryClient.prefetchQuery(memberQuery(which.profile))
  const [conversation] = await Promise.all([
    queryClient.ensureQueryData(conversationQuery(which)).catch(unlessGone),
    profile,
  ])
  if (conversation?.last_seq === 0) await loadTexts(icebreakers, 'icebreakers')
  return conversation
}

/** An open conversation, by its own address or by that of the other member. */
export const Component = () => {
  const { id = '' } = useParams()
  const byId = useMatch(routes['chats-id'].path) !== null
  const which: ConversationKey = byId ? { conversation: id } : { profile: id }
  const { data, error } = useQuery({ ...conversationQuery(which), retryOnMount: false })
  const hasRoom = useMedia(WITH_ROOM)
  if (isGone(error)) return <TalkGone />
  if (data) {
    return (
      <div className={styles.beside}>
        <Conversation key={data.id} conversation={data} which={which} />
        {hasRoom && !isShut(data) && <Beside member={data.member} />}
      </div>
    )
  }
  if (error) throw error
  return <TalkSkeleton />
}
