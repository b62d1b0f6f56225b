import type { Money } from '#core/kernel/money.ts'
import { ok } from '#core/kernel/verdict.ts'
import { hasEnded, type Method } from '#core/payment/methods.ts'
import { type Code, isExpired, STAY_CODE_PREFIX } from './rules.ts'

/** The methods that a code counts with and that still exist; null where it counts with all. */
export const usableMethods = ({ methods }: Pick<Code, 'methods'>): Method[] | null =>
  methods?.filter((method) => !hasEnded(method)) ?? null

/** A code is inactive too when every payment method that it is limited to has ended. */
export const isActive = (code: Pick<Code, 'status' | 'methods'>): boolean =>
  code.status === 'active' && usableMethods(code)?.length !== 0

export type CodeFacts = {
  code: Code | null
  used: boolean
  member: { id: string; country: string; premium: boolean }
  now: Date
  /** What is ordered, at its price without discount, where that is known already. */
  order: { price: Money; method: Method | null } | null
}

/** A code that was given to one member to keep them looks unknown to anybody who guesses it. */
const ofAnother = ({ code }: Code) =>
  code.startsWith(STAY_CODE_PREFIX) ? 'code_unknown' : 'code_of_another'

/** The first ground that speaks against a code in this order; each has its own words (DIS-02). */
export const codeFits = ({ code, used, member, now, order }: CodeFacts) => {
  if (!code) return 'code_unknown'
  if (code.account !== null && code.account !== member.id) return ofAnother(code)
  if (used) return 'code_used'
  if (!isActive(code)) return 'code_not_active'
  if (isExpired(code, now)) return 'code_expired'
  if (code.firstPurchaseOnly && member.premium) return 'code_first_purchase'
  if (code.country !== null && code.country !== member.country) return 'code_other_country'
  return order ? fitsOrder(code, order) : ok
}

const fitsOrder = (
  { currency, minimumMinor, methods }: Code,
  { price, method }: NonNullable<CodeFacts['order']>,
) => {
  if (currency !== null && currency !== price.currency) return 'code_other_currency'
  if (price.minor < minimumMinor) return 'code_below_minimum'
  return methods !== null && method !== null && !methods.includes(method) ? 'code_other_method' : ok
}
