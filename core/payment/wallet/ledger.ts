import type { Reason } from './values.ts'

/** The books of a site: members' credits stand against these (promises M1 to M3, M13). */
export const houseBooks = ['sales', 'spent', 'bonus', 'owed', 'advance'] as const
export type HouseBook = (typeof houseBooks)[number]

/**
 * A change of a member's credits. `operation` is the id of what caused it (payment, message or
 * account): an operation touches an account once for a reason, or once for each `part` of it.
 * `credits` is whole, not zero, and negative when the member has fewer afterwards. Credits
 * that are given first settle what is owed, by entries of their own (`owed_settled`). With
 * `rest: 'owed'` a posting takes what is there, and what is missing is owed; without it, missing
 * credits refuse the posting.
 */
export type LedgerPosting = {
  operation: string
  account: string
  against: HouseBook
  credits: number
  reason: Reason
  rest?: 'owed'
  part?: number
}

export type Entry = { operation: string; book: string; credits: number; reason: Reason }

/**
 * All sides of a posting, which always sum to zero. `balance` counts with `rest: 'owed'`, `owed` with
 * credits that are given. Throws a RangeError for half or no credits.
 */
export const entriesOf = (
  { operation, account, against, credits, reason, rest }: LedgerPosting,
  { balance = Number.POSITIVE_INFINITY, owed = 0 } = {},
): Entry[] => {
  if (!Number.isSafeInteger(credits) || credits === 0) {
    throw new RangeError(`${operation}: a post of ${credits} credits`)
  }
  const moved =
    rest === 'owed' || credits > 0 ? withDebt({ balance, owed }, credits) : { credits, owed: 0 }
  const settled = Math.max(0, -moved.owed)
  const settling = { operation, reason: 'owed_settled' } as const
  const sides: Entry[] = [
    { operation, book: account, credits: moved.credits + settled, reason },
    { operation, book: 'owed', credits: -moved.owed - settled, reason },
    { operation, book: against, credits: -credits, reason },
    { ...settling, book: account, credits: -settled },
    { ...settling, book: 'owed', credits: settled },
  ]
  return sides.filter((entry) => entry.credits !== 0)
}

/** How a balance and what is owed beside it change, so that neither falls below zero (M13). */
export const withDebt = (
  { balance, owed }: { balance: number; owed: number },
  credits: number,
): { credits: number; owed: number } => {
  if (credits < 0) {
    const { taken, owed: more } = takeBack(balance, -credits)
    return { credits: -taken, owed: more }
  }
  const settled = Math.min(owed, credits)
  return { credits: credits - settled, owed: -settled }
}

/** What is taken of a balance that may be too small, and what is owed after that (M13). */
export const takeBack = (balance: number, credits: number): { taken: number; owed: number } => {
  const taken = Math.min(balance, credits)
  return { taken, owed: credits - taken }
}

/** The balance after a spend, or its refusal: the rule that the database's check repeats. */
export const afterPost = (balance: number, credits: number): number | 'insufficient_credits' =>
  balance + credits < 0 ? 'insufficient_credits' : balance + credits
