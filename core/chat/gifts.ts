import { type Gift, type GiftKind, giftKinds, giftsByKind } from './values.ts'

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
