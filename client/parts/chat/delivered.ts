import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import type { ChatEntry } from '#core/chat/contract.ts'
import { CHATS_PAGE } from '#core/chat/values.ts'

/** Up to which message of a conversation this page has said that it came. */
const told = new Map<string, number>()

const cameSince = ({ conversation, profile, num_unread_messages, last_message }: ChatEntry) =>
  num_unread_messages > 0 &&
  last_message?.from === profile &&
  last_message.seq > (told.get(conversation) ?? 0)

/** Whose message is in the list knows that it came, though nobody has read it yet. */
export const useDelivered = () => {
  const chats = useQuery(chatsQuery).data?.chats
  useEffect(() => {
    const came = (chats ?? []).filter(cameSince).slice(0, CHATS_PAGE)
    if (came.length === 0) return
    for (const { conversation, last_message } of came)
      told.set(conversation, last_message?.seq ?? 0)
    const conversations = came.map(({ conversation }) => conversation)
    void call('PUT /api/delivered.php', { body: { conversations }, retries: 0 }).catch(() => {
      for (const conversation of conversations) told.delete(conversation)
    })
  }, [chats])
}
