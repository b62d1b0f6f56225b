import type { Currency, Money } from '#core/kernel/money.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { WelcomeOffer } from '#core/payment/discount/values.ts'
import type { Method } from '#core/payment/methods.ts'

/** The welcome discount of the first purchase: its code, how much, and how long after sign-up. */
export const WELCOME_DISCOUNT_CODE = 'WELKOM25'
export const WELCOME_DISCOUNT_PERCENT = 25
export const WELCOME_DISCOUNT_HOURS = 72

type Offering = { welcome_offer?: WelcomeOffer | undefined }

export const givesTimeBonus = ({ welcome_offer }: Offering) => welcome_offer !== 'welcome_discount'

/**
 * Whether a member is given the welcome discount: who had a bonus that has ended gets it under
 * another name only where the site gives both from the start (promise H5).
 */
export const givesWelcomeDiscount = ({ welcome_offer }: Offering, f: { hadBonus: boolean }) =>
  welcome_offer === 'both' || !f.hadBonus

/** What a company gives once to a member who thinks of leaving; its percentage is the company's. */
export const STAY_CODE_PREFIX = 'BLIJF-'
export const STAY_DISCOUNT_DAYS = 7

/** A whole percentage that a code may give; 0 of a company means that it gives none. */
export const isDiscount = (percent: number): boolean => percent >= 1 && percent <= 99

/** A code that stands for good is used by many members; each may use it once, or only one of all. */
export const validities = ['once', 'once_per_user'] as const
export type Validity = (typeof validities)[number]
export const codeStatuses = ['active', 'disabled'] as const
export type CodeStatus = (typeof codeStatuses)[number]

/** A discount code (product spec, section 3). What is null holds for all of that kind. */
export type Code = {
  code: string
  /** Whole, 1 to 99. */
  percent: number
  country: string | null
  /** The only member who may use it. */
  account: string | null
  expires: Date | null
  /** Of the minimum, and of what is ordered. */
  currency: Currency | null
  minimumMinor: number
  status: CodeStatus
  validity: Validity
  methods: Method[] | null
  firstPurchaseOnly: boolean
}

export const isExpired = ({ expires }: Pick<Code, 'expires'>, now: Date): boolean =>
  expires !== null && now.getTime() >= expires.getTime()

export type CodeFacts = {
  code: Code | null
  used: boolean
  member: { id: string; country: string; premium: boolean }
  now: Date
  /** What is ordered, at its price without discount, where that is known already. */
  order: { price: Money; method: Method | null } | null
}

/** That a member was given a code to stay is nobody else's business, who may guess its name. */
const ofAnother = ({ code }: Code) =>
  code.startsWith(STAY_CODE_PREFIX) ? 'code_unknown' : 'code_of_another'

/** The first ground that speaks against a code in this order; each has its own words (DIS-02). */
export const codeFits = ({ code, used, member, now, order }: CodeFacts) => {
  if (!code) return 'code_unknown'
  if (code.account !== null && code.account !== member.id) return ofAnother(code)
  if (used) return 'code_used'
  if (code.status !== 'active') return 'code_not_active'
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

/** How a code is written: people type it in any case, with spaces around. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()

/** The time bonus while there is one, else the welcome discount (product spec, section 5). */
export const activeDiscount = <T>(bonus: T | null, welcome: T | null): T | null => bonus ?? welcome
