import type { SiteForSale } from '#core/payment/checkout/market.ts'
import { checkoutMethods, hasEnded } from '#core/payment/methods.ts'
import { type Code, isDiscount, STAY_CODE_PREFIX, WELCOME_DISCOUNT_CODE } from './rules.ts'

/** A code as its operator sees it: with how often it was used up by a payment. */
export type ExistingCode = Code & { uses: number }

/** Codes that the product makes by itself, beside the `taken` ones of other subjects. */
const isOwn = (code: string, taken: readonly string[]) =>
  [WELCOME_DISCOUNT_CODE, ...taken].includes(code) || code.startsWith(STAY_CODE_PREFIX)

const CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/

export type CodeFault =
  | ('code' | 'own' | 'percent' | 'until' | 'country' | 'currency' | 'elsewhere')
  | ('minimum' | 'minimumOf' | 'methods' | 'ended')

/** All that keeps a code from being given out on a site; none where nothing does. */
export const codeFaults = (
  code: Code,
  { settings, markets }: SiteForSale,
  { now, taken }: { now: Date; taken: readonly string[] },
): CodeFault[] => {
  const { country, currency, minimumMinor, methods, expires } = code
  const paid = Object.values(markets).map((terms) => terms.currency)
  const there = country === null ? undefined : markets[country]?.currency
  const existing = methods?.filter((method) => !hasEnded(method)) ?? []
  const faults: Record<CodeFault, boolean> = {
    code: !CODE.test(code.code),
    own: isOwn(code.code, taken),
    percent: !Number.isInteger(code.percent) || !isDiscount(code.percent),
    until: expires !== null && !(expires.getTime() > now.getTime()),
    country: country !== null && !settings.countries.includes(country),
    currency: currency !== null && !paid.includes(currency),
    elsewhere: there !== undefined && currency !== null && currency !== there,
    minimum: !Number.isSafeInteger(minimumMinor) || minimumMinor < 0,
    minimumOf: minimumMinor > 0 && currency === null,
    methods: methods?.length === 0 || !existing.every((one) => checkoutMethods.includes(one)),
    ended: methods !== null && existing.length < methods.length,
  }
  return (Object.keys(faults) as CodeFault[]).filter((fault) => faults[fault])
}
