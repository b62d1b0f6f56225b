import type { ChatEntry, Conversation, Message } from '#core/contract/chat.ts'
import type { Stored } from '#core/lifecycle.ts'
import type { conversation } from './machine.ts'
import type { Sending } from './rules.ts'

export type StoredConversation = Stored<typeof conversation.machine>

/** All that sending one message needs to know, read in one statement. */
export type SendFacts = {
  /** Null before the first message. */
  stored: StoredConversation | null
  version: number
  starter: string
  receiver: string
  sending: Pick<Sending, 'confirmed' | 'premium' | 'started' | 'otherThere' | 'balance'>
  /** A message with this id that is there already: the answer to a retry. */
  sent: SentMessage | null
}

export type SentMessage = { message: Message; conversation: string; to: string; credits: number }

export interface ChatStore {
  /**
   * `with` is the other member's account; `conversation` the id of the pair. Null when the other
   * member does not exist on this site or may not be shown to the sender.
   */
  sendFacts(ask: {
    by: string
    with: string
    conversation: string
    message: string
  }): Promise<SendFacts | null>
  list(account: string, now: Date): Promise<{ chats: ChatEntry[]; unread: number }>
  /** By its id, for one of its two sides; null for a stranger as for none. */
  conversation(ask: {
    account: string
    conversation: string
    after?: number | undefined
    before?: number | undefined
    now: Date
  }): Promise<Conversation | null>
  /** Moves the reader's watermark forward, never back; answers the unread count of all chats. */
  read(account: string, conversation: string, readSeq: number): Promise<number | null>
  /** Which side of a conversation an account is; null for a stranger as for none. */
  sideOf(account: string, conversation: string): Promise<'starter' | 'receiver' | null>
  /**
   * Accounts whose new messages have waited this long to be noticed, by fictional profiles and by
   * people, taken so that no two workers take one.
   */
  takeNoticeDue(
    now: Date,
    waited: { fictionalMs: number; peopleMs: number },
    limit: number,
  ): Promise<NoticeDue[]>
}

/** `conversations` with unread messages of an account that has to be told of them. */
export type NoticeDue = {
  account: string
  fictional: boolean
  conversations: { id: string; with: string; lastSeq: number; lastBody: string }[]
}
