import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { Conversation, Message } from '#core/chat/contract.ts'
import type { Answer } from '#core/contract/contract.ts'
import { withRead } from './chats.ts'

/** A conversation by its id, or by the other member, with whom there may be none yet. */
export type ConversationKey = { conversation: string } | { profile: string }

const lastOf = ({ messages }: Conversation) => messages.at(-1)?.seq ?? 0

/** What is held is asked for again: it goes on, or comes back, in its place. */
const settledOf = (known: Conversation) => {
  const held = known.messages.find(({ state }) => state === 'held')
  return held ? held.seq - 1 : lastOf(known)
}

/** Messages by their place in the conversation, each once, whichever way it came. */
const merged = (...pages: Message[][]) =>
  [...new Map(pages.flat().map((message) => [message.seq, message])).values()].sort(
    (a, b) => a.seq - b.seq,
  )

const fetchPage = async (
  query: ConversationKey & { after?: string; before?: string; shown_from?: string },
  signal?: AbortSignal,
) => (await call('GET /api/chat.php', { query, ...(signal ? { signal } : {}) })).conversation

/** Beyond the last of these an answer tells no changes: of older ones it tells them all. */
const CHANGES_TOLD = 500

/** What was given a heart or was removed meanwhile, among what is on the screen. */
const changedBy = ({ hearted, removed }: Conversation, { messages }: Conversation): Message[] => {
  const [loved, gone] = [new Set(hearted), new Set(removed)]
  const from = (messages.at(-1)?.seq ?? 0) - CHANGES_TOLD
  return messages.map((message) => {
    if (message.seq <= from) return message
    if (gone.has(message.seq)) return { ...message, state: 'removed', body: '', hearted: false }
    const isLoved = loved.has(message.seq)
    return isLoved === (message.hearted ?? false) ? message : { ...message, hearted: isLoved }
  })
}

/** What is on the screen stays; what follows it is asked for, and what became of it. */
const following = async (which: ConversationKey, known: Conversation, signal: AbortSignal) => {
  let now = known
  for (;;) {
    const shown_from = String(now.messages[0]?.seq ?? 0)
    const next = await fetchPage({ ...which, after: String(settledOf(now)), shown_from }, signal)
    const still = changedBy(next, now).filter(({ seq }) => seq > next.gone_seq)
    const isWhole = still.length === now.messages.length
    const { older, hidden_by_limit } = isWhole ? known : { older: false, hidden_by_limit: 0 }
    now = { ...next, messages: merged(still, next.messages), older, hidden_by_limit }
    if (next.messages.length === 0 || lastOf(now) >= next.last_seq) return now
  }
}

export const conversationQuery = (which: ConversationKey) =>
  queryOptions({
    queryKey: ['conversation', which],
    queryFn: ({ signal, client, queryKey }): Promise<Conversation> => {
      const known = client.getQueryData<Conversation>(queryKey)
      return known && known.messages.length > 0
        ? following(which, known, signal)
        : fetchPage(which, signal)
    },
  })

/** Asks for it before its page does, as when a finger has come down on it. */
export const prefetchConversation = (conversation: string) =>
  void queryClient.prefetchQuery(conversationQuery({ conversation }))

const change = (which: ConversationKey, by: (known: Conversation) => Conversation) =>
  queryClient.setQueryData(conversationQuery(which).queryKey, (known: Conversation | undefined) =>
    known ? by(known) : known,
  )

/** The page before the oldest message that is shown. */
export const loadPreviousMessages = async (which: ConversationKey, { messages }: Conversation) => {
  const page = await fetchPage({ ...which, before: String(messages[0]?.seq ?? 1) })
  return change(which, (known) => ({
    ...known,
    older: page.older,
    hidden_by_limit: page.hidden_by_limit,
    messages: merged(page.messages, known.messages),
  }))
}

/** All pages back to the message with that number; answers whether it is there. */
export const loadMessagesTo = async (which: ConversationKey, from: Conversation, seq: number) => {
  let known: Conversation | undefined = from
  while (known?.older && seq < (known.messages[0]?.seq ?? 0))
    known = await loadPreviousMessages(which, known)
  return known?.messages.some((one) => one.seq === seq) ?? false
}

/** Adds it where it follows what is known, and answers whether the sender had said more there. */
const addToConversation = (conversation: string, message: Message): boolean => {
  const known = queryClient
    .getQueriesData<Conversation>({ queryKey: ['conversation'] })
    .filter(([, one]) => one?.id === conversation)
  const following = known.filter(([, one]) => one && message.seq === lastOf(one) + 1)
  for (const [key, one] of following) {
    if (!one) continue
    const messages = merged(one.messages, [message])
    queryClient.setQueryData(key, { ...one, messages, last_seq: message.seq })
  }
  const hasSpoken = known.some(([, one]) => one?.messages.some(({ from }) => from === message.from))
  return hasSpoken && following.length === known.length
}

/** Puts its conversation first in the list, and answers whether it was there. */
const addToChats = (conversation: string, message: Message): boolean => {
  const known = queryClient.getQueryData(chatsQuery.queryKey)
  const chat = known?.chats.find((one) => one.conversation === conversation)
  if (!known || !chat) return false
  const others = known.chats.filter((one) => one !== chat)
  const chats = [{ ...chat, last_message: message }, ...others]
  queryClient.setQueryData(chatsQuery.queryKey, { ...known, chats })
  return true
}

/**
 * The server has a message of this device, and its answer is shown at once. Only what it cannot
 * tell is asked for: messages that came before it, and what the first one of a side changes.
 */
export const showSent = ({ message, conversation, credits }: Answer<'POST /api/message.php'>) => {
  queryClient.setQueryData(userQuery.queryKey, (user) => (user ? { ...user, credits } : user))
  const isKnown = addToConversation(conversation, message)
  const isListed = addToChats(conversation, message)
  if (isKnown && isListed) return
  for (const queryKey of [chatsQuery.queryKey, ['conversation'], userQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey })
}

/** How far there is something to read: one's own messages need no reading. */
export const readableTo = ({ messages, member }: Conversation): number => {
  const theirs = messages.findLast(({ from }) => from === member.id)
  return theirs?.seq ?? (messages[0]?.seq ?? 1) - 1
}

/** Shows it read in the list, and answers whether the list can tell. */
const showRead = (id: string, readSeq: number): boolean => {
  const known = queryClient.getQueryData(chatsQuery.queryKey)
  const read = known && withRead(known, id, readSeq)
  if (read) queryClient.setQueryData(chatsQuery.queryKey, read)
  return read !== null
}

/** Opening a conversation sets its unread count to 0, here first and then on the server. */
export const markRead = async (id: string, read_seq: number) => {
  showRead(id, read_seq)
  await call('PUT /api/chat.php', { body: { conversation: id, read_seq } })
  // The list may have come meanwhile, as it was before, or with what came since.
  if (!showRead(id, read_seq)) void queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey })
  queryClient.setQueriesData({ queryKey: ['conversation'] }, (known?: Conversation) =>
    known?.id === id && known.read_seq < read_seq ? { ...known, read_seq } : known,
  )
}
