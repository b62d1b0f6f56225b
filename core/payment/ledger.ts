/** The books of a site: members' credits stand against these (promises M1 to M3, M13). */
export const houses = ['sales', 'spent', 'bonus', 'owed'] as const
export type House = (typeof houses)[number]
export const reasons = [
  'bundle',
  'message',
  'signup',
  'bundle_again',
  'refund',
  'chargeback',
  'undelivered',
] as const
export type Reason = (typeof reasons)[number]

/**
 * A change of a member's credits. `operation` is the id of what caused it (payment, message or
 * account): an operation touches an account once for a reason. `credits` is whole, not zero, and
 * negative when the member has fewer afterwards. With `rest: 'owed'` it takes what is there, and
 * what is missing is owed; without it what is missing refuses the post.
 */
export type Post = {
  operation: string
  account: string
  against: House
  credits: number
  reason: Reason
  rest?: 'owed'
}

export type Entry = { operation: string; book: string; credits: number; reason: Reason }

/**
 * All sides of a post, which always sum to zero. `balance` counts where the rest is owed. Throws a
 * RangeError for half or no credits.
 */
export const entriesOf = (
  { operation, account, against, credits, reason, rest }: Post,
  balance = Number.POSITIVE_INFINITY,
): Entry[] => {
  if (!Number.isSafeInteger(credits) || credits === 0) {
    throw new RangeError(`${operation}: a post of ${credits} credits`)
  }
  const { taken, owed } =
    rest === 'owed' ? takeBack(balance, -credits) : { taken: -credits, owed: 0 }
  const sides = [
    { operation, book: account, credits: -taken, reason },
    { operation, book: 'owed', credits: -owed, reason },
    { operation, book: against, credits: -credits, reason },
  ]
  return sides.filter((entry) => entry.credits !== 0)
}

/** What is taken of a balance that may be too small, and what is owed after that (M13). */
export const takeBack = (balance: number, credits: number): { taken: number; owed: number } => {
  const taken = Math.min(balance, credits)
  return { taken, owed: credits - taken }
}

/** The balance after a spend, or its refusal: the rule that the database's check repeats. */
export const afterPost = (balance: number, credits: number): number | 'insufficient_credits' =>
  balance + credits < 0 ? 'insufficient_credits' : balance + credits
