import type { AccountStore } from '#core/account/ports.ts'
import type { OwnAccount } from '#core/account/views.ts'
import { can } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { Clock, Ids, LifecycleStore } from '#core/kernel/ports.ts'
import { HOUR_MS, SECOND_MS } from '#core/kernel/time-units.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { type CodeFacts, codeFits } from '#core/payment/discount/fitting.ts'
import { discount } from '#core/payment/discount/machine.ts'
import { countsByItself } from '#core/payment/discount/offers.ts'
import {
  type Code,
  givesWelcomeDiscount,
  WELCOME_DISCOUNT_CODE,
  WELCOME_DISCOUNT_HOURS,
  WELCOME_DISCOUNT_PERCENT,
} from '#core/payment/discount/rules.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { TIME_BONUS_PERCENT, TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'

type DiscountLookup = { site: Site; account: string; code: string; order: CodeFacts['order'] }
/** A code that fits; `id` is that of its use. */
export type FoundDiscount = { id: string; code: Code; bonus: StoredOf<'timeBonus'> | null }
/** Looks a code up for a member, who may be about to order; or why it does not fit. */
export type FindDiscount = (lookup: DiscountLookup) => Promise<FoundDiscount | string>

const personalCode = (code: string, percent: number, account: string, expires: Date): Code => ({
  code,
  percent,
  account,
  expires,
  country: null,
  currency: null,
  minimumMinor: 0,
  status: 'active',
  validity: 'once_per_user',
  methods: null,
  firstPurchaseOnly: true,
})

const laterBy = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/**
 * Codes of the site, and the two that are a member's own: the time bonus as long as its lifecycle
 * runs, and the welcome discount for who never had one, or where the site gives both (promise H5).
 */
export const createFindDiscount = ({
  store,
  accounts,
  payments,
  ids,
  clock,
}: {
  store: LifecycleStore
  accounts: AccountStore
  payments: PaymentStore
  ids: Ids
  clock: Clock
}): FindDiscount => {
  const known = async (
    { site, code }: DiscountLookup,
    { id, signedUpAt }: OwnAccount,
    now: Date,
  ) => {
    if (!countsByItself(code)) return { code: await payments.code(site.id, code), bonus: null }
    const bonus = await store.load('timeBonus', id, now)
    if (code === WELCOME_DISCOUNT_CODE) {
      const expires = laterBy(signedUpAt, WELCOME_DISCOUNT_HOURS * HOUR_MS)
      const welcome = personalCode(code, WELCOME_DISCOUNT_PERCENT, id, expires)
      const isGiven = givesWelcomeDiscount(site.settings, { hadBonus: bonus !== null })
      return { code: isGiven ? welcome : null, bonus: null }
    }
    if (!bonus) return { code: null, bonus: null }
    const expires = bonus.nextDue ?? laterBy(signedUpAt, TIME_BONUS_SECONDS * SECOND_MS)
    return { code: personalCode(code, TIME_BONUS_PERCENT, id, expires), bonus: bonus.stored }
  }

  return async (lookup) => {
    const now = clock.now()
    const user = await accounts.user(lookup.account, now)
    if (!user) return 'not_found'
    const { code, bonus } = await known(lookup, user, now)
    const usedBy = code?.validity === 'once' ? 'once' : user.id
    const id = ids.ofPair(`${lookup.site.id} ${lookup.code}`, usedBy)
    const use = await store.load('discount', id, now)
    const used = use !== null && !can(discount, use.stored, { type: 'use' })
    const member = {
      id: user.id,
      country: marketOf(lookup.site, user.paymentCountry).country,
      premium: user.premium,
    }
    const verdict = codeFits({ code, used, member, now, order: lookup.order })
    return verdict === 'ok' && code ? { id, code, bonus } : verdict
  }
}
