/** The longest message that any site may allow; `message_length` of its settings is at most this. */
export const MESSAGE_LENGTH_MAX = 5000
/** Messages on one page of a conversation. */
export const MESSAGES_PAGE = 50
/** Conversations on one page of the list. */
export const CHATS_PAGE = 50
/** Who types says so again after this, and not sooner. */
export const TYPING_EVERY_MS = 3_000
/** So long after the last word of it somebody is typing. */
export const TYPING_LIVES_MS = 5_000
/** What a message of a conversation can be. */
export const messageKinds = ['text', 'gift', 'photo'] as const
export type MessageKind = (typeof messageKinds)[number]
