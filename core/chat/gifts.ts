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

/** Whether a site gives it: all of them, but for those that its operator leaves out. */
export const isOffered = (gift: Gift, leftOut: readonly Gift[] = []): boolean =>
  !leftOut.includes(gift)

/** What a site offers; a kind of which nothing is left is not there. */
export const offeredGifts = (
  leftOut: readonly Gift[] = [],
): { kind: GiftKind; gifts: readonly Gift[] }[] =>
  giftKinds
    .map((kind) => ({ kind, gifts: giftsByKind[kind].filter((gift) => isOffered(gift, leftOut)) }))
    .filter((one) => one.gifts.length > 0)
