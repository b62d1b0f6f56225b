/** What a first message may be held for: its sender begins many chats, says one thing to many, or gives many a link or number. */
export const signKinds = ['many_chats', 'same_opener', 'contact'] as const
export type SignKind = (typeof signKinds)[number]

/**
 * What is counted of the first messages of a sender, the one that is being sent among them. A count
 * may end where its rule has enough.
 */
export type OpenerCounts = {
  /** Of the sender's account. */
  ageMs: number
  /** First messages within an hour, and within a day. */
  inHour: number
  inDay: number
  /** Others who got the same within a day, and first messages with a link or number. */
  same: number
  contacts: number
}
