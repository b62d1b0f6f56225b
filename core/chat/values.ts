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

/** What one can give another in a conversation, by kind, in the order in which it is shown. */
export const giftsByKind = {
  flowers: ['tulips', 'sunflower', 'rose', 'daisy', 'lavender', 'olive-branch'],
  treats: ['coffee', 'wine', 'cake', 'chocolates', 'fries', 'ice-cream'],
  together: ['tickets', 'record', 'book', 'bike-ride', 'beach', 'last-train'],
  home: ['candle', 'blanket', 'socks', 'moon', 'letter', 'lantern'],
} as const

export type GiftKind = keyof typeof giftsByKind
export type Gift = (typeof giftsByKind)[GiftKind][number]

export const giftKinds = Object.keys(giftsByKind) as GiftKind[]
export const gifts: readonly Gift[] = giftKinds.flatMap((kind) => [...giftsByKind[kind]])
