import type { Currency } from '#core/kernel/money.ts'
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

/** How a code is written: people type it in any case, with spaces around. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()

/** The time bonus while there is one, else the welcome discount (product spec, section 5). */
export const activeDiscount = <T>(bonus: T | null, welcome: T | null): T | null => bonus ?? welcome
