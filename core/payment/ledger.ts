/** The books of a site: members' credits stand against these (promises M1 to M3). */
export type House = 'sales' | 'spent' | 'bonus'
export type Reason = 'bundle' | 'message' | 'signup'

/**
 * A change of a member's credits. `operation` is the id of what caused it (payment, message or
 * account): an operation touches an account once. `credits` is whole, not zero, and negative
 * when the member spends.
 */
export type Post = {
  operation: string
  account: string
  against: House
  credits: number
  reason: Reason
}

export type Entry = { operation: string; book: string; credits: number; reason: Reason }

/** Both sides of a post, which always sum to zero. Throws a RangeError for half or no credits. */
export const entriesOf = ({ operation, account, against, credits, reason }: Post): Entry[] => {
  if (!Number.isSafeInteger(credits) || credits === 0) {
    throw new RangeError(`${operation}: a post of ${credits} credits`)
  }
  return [
    { operation, book: account, credits, reason },
    { operation, book: against, credits: -credits, reason },
  ]
}

/** The balance after a spend, or its refusal: the rule that the database's check repeats. */
export const afterPost = (balance: number, credits: number): number | 'insufficient_credits' =>
  balance + credits < 0 ? 'insufficient_credits' : balance + credits
