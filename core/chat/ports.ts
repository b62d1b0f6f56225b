import type { AgeOutcome } from '#core/account/age/values.ts'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { MemberCard } from '../discovery/views.ts'
import type { OpenerCounts } from '../moderation/signs/values.ts'
import type { conversation } from './machine.ts'
import type { SendRequest } from './rules.ts'
import type { Side } from './sides.ts'
import type { ChatMessage, ListedChat, OpenedChat } from './views.ts'
import type { Verdict, WarningKind } from './warnings/values.ts'

export type StoredConversation = Stored<typeof conversation.machine>

/** All that sending one message needs to know, read in one statement. */
export type SendFacts = {
  /** Null before the first message. */
  stored: StoredConversation | null
  version: number
  /** Something was said here before: this message does not start the conversation. */
  said: boolean
  /** The messages that the sender sees are those after `hiddenTo`, up to `lastSeq`. */
  hiddenTo: number
  lastSeq: number
  starter: string
  receiver: string
  /**
   * What is counted of the first messages of the sender, where this one is the first that the other
   * hears of here; null where they have heard.
   */
  opener: OpenerCounts | null
  /** Somebody has not heard of what was said here. */
  isUnheard: boolean
  /** What is held here; `isOwn`: of the sender, who waits for it. */
  held: { message: string; isOwn: boolean } | null
  /** Whom it goes to is fictional, and owes an answer to what is paid for. */
  owesAnswer: boolean
  sending: Pick<
    SendRequest,
    'confirmed' | 'premium' | 'started' | 'isPaused' | 'otherThere' | 'balance'
  >
  /** What the sender's proof of age says. */
  ageProof?: AgeOutcome | null
  /** A message with this id that is there already: the answer to a retry. */
  sent: SentMessage | null
}

/** An account is there, away for a time, or gone for good. */
export type Presence = 'there' | 'away' | 'erased'
export type TalkSide = { conversation: string; side: Side }

export type SentMessage = {
  message: ChatMessage
  conversation: string
  recipient: string
  credits: number
}

/** Where a list of conversations goes on: by the last one that it showed. */
export type ChatCursor = { lastAt: Date; id: string }

export interface ChatStore {
  /** What sending a photo has to know of it, and of whom it goes to. */
  photoFacts(query: {
    sender: string
    recipient: string
    message: string
  }): Promise<NonNullable<SendRequest['photo']>>
  /** Whether this account takes photos in conversations. */
  takesPhotos(account: string): Promise<boolean>
  /**
   * `conversation` is the id of the pair. Null when the recipient does not exist on this site or
   * may not be shown to the sender.
   */
  sendFacts(query: {
    sender: string
    recipient: string
    conversation: string
    message: string
    /** What first messages are compared by. */
    letters: string | null
    now: Date
  }): Promise<SendFacts | null>
  /** A page of the list, the latest first, after where another ended; `unread` is of all pages. */
  list(
    account: string,
    now: Date,
    after?: ChatCursor,
  ): Promise<{ chats: ListedChat[]; unread: number; next: ChatCursor | null }>
  /** By its id, for one of its two sides; null for a stranger as for none. */
  conversation(query: {
    account: string
    conversation: string
    after?: number | undefined
    before?: number | undefined
    /** How many of the latest messages the site shows to a free member; left out: all. */
    history?: number | undefined
    /** What became of the messages from here to `after` is answered too. */
    shownFrom?: number | undefined
    now: Date
  }): Promise<OpenedChat | null>
  /**
   * Moves the reader's watermark forward, never back. Answers the unread count of all chats, and
   * the other side where it may see how far was read.
   */
  read(
    account: string,
    conversation: string,
    readSeq: number,
  ): Promise<{ unread: number; other: string | null } | null>
  /** What was said has come to a device of this account: where it is so anew, with the other side. */
  delivered(
    account: string,
    conversations: readonly string[],
  ): Promise<{ id: string; other: string }[]>
  /**
   * Gives a heart to what the other said, or takes it back. Answers the other side where that
   * changed something; null where there is nothing that this account could give a heart.
   */
  heart(
    account: string,
    at: { conversation: string; seq: number; on: boolean },
  ): Promise<{ changed: string | null } | null>
  /** Who may see that this account is typing; null where neither may be heard of any more. */
  typingTo(account: string, conversation: string): Promise<string | null>
  /**
   * Whether one may block the other: somebody who is shown to them, or with whom they have talked,
   * or whom they block already.
   */
  mayBlock(query: { by: string; other: string; conversation: string }): Promise<boolean>
  /** The members that this account blocks and that are not gone for good, by their names. */
  blockedBy(account: string, now: Date): Promise<MemberCard[]>
  /** How an account stands to those it talks with; null when there is none. */
  presence(account: string): Promise<Presence | null>
  /** At most `limit` conversations of an account that do not say yet that it is so. */
  notAligned(account: string, presence: Presence, limit: number): Promise<TalkSide[]>
  /**
   * Paid messages that their reader can never read, because the conversation was taken away before:
   * what each cost, and at most `limit` of them.
   */
  undelivered(
    conversation: string,
    reader: string,
    limit: number,
  ): Promise<{ message: string; cost: number }[]>
  /** At most `limit` messages that are held, from or to this account, with what each cost. */
  heldOf(query: {
    account: string
    /** Only what they sent themselves. */
    isOwn: boolean
    /** Only what was sent before then; null of whenever. */
    before: Date | null
    limit: number
  }): Promise<{ message: string; cost: number }[]>
  /** At most `limit` messages of a sender that are not removed yet. */
  wordsOf(conversation: string, sender: string, limit: number): Promise<string[]>
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

/** Counts what receivers say of warnings, per site and day. It is given no member and no text. */
export interface VerdictStore {
  /** Adds one to the count of each of these kinds; a kind that is listed twice counts once. */
  count(counted: {
    site: string
    /** `YYYY-MM-DD`. */
    day: string
    kinds: readonly WarningKind[]
    verdict: Verdict
  }): Promise<void>
}

/** `conversations` with unread messages of an account that has to be told of them. */
export type NoticeDue = {
  account: string
  fictional: boolean
  conversations: { id: string; sender: string; lastSeq: number; lastBody: string }[]
}
