/** What a picture and its mirror look like: 64 digits of 0 and 1 each. */
export type Fingerprint = { hash: string; mirrored: string }

/**
 * Two pictures whose hashes differ in no more bits than this are held to be the same. Of 156 pictures,
 * each compressed, made small or mirrored, 467 of 468 were within it; the nearest of 12,090 pairs
 * of others were 10 bits apart.
 */
export const ALIKE_BITS_MAX = 6
/** So long it is kept what a refused photo looks like. */
export const REFUSED_PHOTO_DAYS = 365

/** In how many bits two hashes differ. */
export const bitsApart = (one: string, other: string): number =>
  [...one].filter((bit, nth) => bit !== other[nth]).length

export const isAlike = (bits: number): boolean => bits <= ALIKE_BITS_MAX
