import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useMatch, useParams } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { conversationQuery, type Which } from '#client/api/conversation.ts'
import { chatsQuery } from '#client/api/queries.ts'
import { routeOf, routes } from '#core/site/routes.ts'
import { Conversation } from './conversation.tsx'

const whichOf = (pathname: string, id = ''): Which =>
  routeOf(pathname) === 'chats-id' ? { conversation: id } : { profile: id }

export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const which = whichOf(new URL(request.url).pathname, params.id)
  void queryClient.prefetchQuery(chatsQuery)
  return queryClient.ensureQueryData(conversationQuery(which))
}

/** An open conversation, by its own address or by that of the other member. */
export const Component = () => {
  const { id = '' } = useParams()
  const byId = useMatch(routes['chats-id'].path) !== null
  const which: Which = byId ? { conversation: id } : { profile: id }
  const conversation = useSuspenseQuery(conversationQuery(which)).data
  return <Conversation key={conversation.id} conversation={conversation} which={which} />
}
