import { ok } from '#core/kernel/verdict.ts'

/** So many members are kept by one at most. */
export const FAVOURITES_MAX = 500

/** Whether one more can be kept. */
export const mayKeep = ({ kept }: { kept: number }) =>
  kept < FAVOURITES_MAX ? ok : 'favourites_full'
