/** The longest message that any site may allow; `message_length` of its settings is at most this. */
export const MESSAGE_LENGTH_MAX = 5000
/** Messages on one page of a conversation. */
export const MESSAGES_PAGE = 50
