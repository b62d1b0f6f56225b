import { readServerTime } from '#client/platform/product-clock.ts'

const A_DAY_MS = 86_400_000

/**
 * Sets the clock of the product to the millisecond. The product keeps a small difference of before,
 * which another spec of the same worker may have left; a large one on the way takes that away.
 */
export const setServerClock = (at: string) => {
  readServerTime(new Date(Date.parse(at) + A_DAY_MS).toISOString())
  readServerTime(at)
}
