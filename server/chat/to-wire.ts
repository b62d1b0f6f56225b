import type { ChatEntry, Conversation, Message } from '#core/chat/contract.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import type { ChatMessage, ListedChat, OpenedChat } from '#core/chat/views.ts'
import type { Visible } from '#core/discovery/showing.ts'
import { cardToWire } from '../discovery/to-wire.ts'
import { chatCursorToWire } from './cursor.ts'

const quotedToWire = ({ isPhoto, ...quoted }: NonNullable<ChatMessage['quoted']>) => ({
  ...quoted,
  ...(isPhoto ? { photo: true } : {}),
})

export const messageToWire = ({
  id,
  seq,
  from,
  kind,
  gift,
  body,
  at,
  state,
  replyTo,
  quoted,
  isHearted,
  isOpened,
  heldUntil,
  signs,
}: ChatMessage): Message => ({
  id,
  seq,
  from,
  type: kind,
  gift,
  body,
  at: at.toISOString(),
  state,
  ...(replyTo ? { reply_to: replyTo } : {}),
  ...(quoted ? { quoted: quotedToWire(quoted) } : {}),
  ...(isHearted ? { hearted: true } : {}),
  ...(isOpened ? { opened: true } : {}),
  ...(heldUntil ? { held_until: heldUntil.toISOString() } : {}),
  ...(signs && signs.length > 0 ? { signs: [...signs] } : {}),
})

const listedChatToWire = (
  { conversation, member, unread, lastMessage }: ListedChat,
  site: Visible,
): ChatEntry => ({
  conversation,
  profile: member.id,
  num_unread_messages: unread,
  member: cardToWire(member, site),
  last_message: lastMessage && messageToWire(lastMessage),
})

export const chatsToWire = (
  { chats, unread, next }: Awaited<ReturnType<ChatStore['list']>>,
  site: Visible,
) => ({
  chats: chats.map((chat) => listedChatToWire(chat, site)),
  unread,
  ...(next && { next: chatCursorToWire(next) }),
})

export const conversationToWire = (chat: OpenedChat, site: Visible): Conversation => ({
  id: chat.id,
  lifecycle: chat.lifecycle as Conversation['lifecycle'],
  side: chat.side,
  member: cardToWire(chat.member, site),
  member_there: chat.memberThere,
  takes_photos: chat.takesPhotos,
  messages: chat.messages.map(messageToWire),
  older: chat.hasOlder,
  hidden_by_limit: chat.hiddenByLimit,
  last_seq: chat.lastSeq,
  gone_seq: chat.goneSeq,
  read_seq: chat.readSeq,
  other_read_seq: chat.otherReadSeq,
  other_delivered_seq: chat.otherDeliveredSeq,
  hearted: chat.hearted,
  removed: chat.removed,
})
