/** A like that is not seen at once is told to the member's device. */
export const LIKE_PUSH_MS = 5_000
/** Likes that are not seen for so long are told by mail. */
export const LIKE_MAIL_MS = 60 * 60_000
