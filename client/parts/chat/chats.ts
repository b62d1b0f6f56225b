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

/** The list with nothing unread in one of its conversations. */
export const withRead = (known: Chats, conversation: string): Chats => {
  const isIt = (chat: ChatEntry) => chat.conversation === conversation
  return {
    ...known,
    chats: known.chats.map((chat) => (isIt(chat) ? { ...chat, num_unread_messages: 0 } : chat)),
    unread: Math.max(0, known.unread - unreadIn(known.chats.filter(isIt))),
  }
}
