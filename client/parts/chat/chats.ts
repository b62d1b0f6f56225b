import type { ChatEntry } from '#core/chat/contract.ts'
import type { Answer } from '#core/contract/contract.ts'

type Chats = Answer<'GET /api/chats.php'>

const unreadIn = (chats: readonly ChatEntry[]) =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0)

/** The list without these; what is unread on other pages is counted on. */
export const withoutChats = (known: Chats, isGone: (chat: ChatEntry) => boolean): Chats => ({
  ...known,
  chats: known.chats.filter((chat) => !isGone(chat)),
  unread: Math.max(0, known.unread - unreadIn(known.chats.filter(isGone))),
})

/**
 * The list with nothing unread in one of its conversations, as far as it was read; null where more
 * may have come there since, of which this page cannot tell how much.
 */
export const withRead = (known: Chats, conversation: string, readSeq: number): Chats | null => {
  const isIt = (chat: ChatEntry) => chat.conversation === conversation
  const chat = known.chats.find(isIt)
  if (!chat || chat.num_unread_messages === 0) return known
  if ((chat.last_message?.seq ?? 0) > readSeq) return null
  return {
    ...known,
    chats: known.chats.map((one) => (isIt(one) ? { ...one, num_unread_messages: 0 } : one)),
    unread: Math.max(0, known.unread - chat.num_unread_messages),
  }
}
