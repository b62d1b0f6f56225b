import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { productNow } from '#client/platform/product-clock.ts'
import type { User } from '#core/contract/shapes.ts'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import { activeDiscount, WELCOME_DISCOUNT_HOURS } from '#core/payment/discount/rules.ts'
import type { Method } from '#core/payment/methods.ts'
import { TIME_BONUS_CODE, TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'

const HOUR_S = 3_600

/** What is refused is not offered to this member: no discount, and no error. */
const orNone = async (load: Promise<{ discount: DiscountCode }>) => {
  try {
    return (await load).discount
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** No page waits for a second try; who opens another one asks again. */
const keptWhileOpen = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

export const bonusQuery = queryOptions({
  queryKey: ['discount', 'bonus'],
  queryFn: ({ signal }) =>
    orNone(
      call('GET /api/discountcode.php', { query: { code: TIME_BONUS_CODE }, signal, retries: 0 }),
    ),
  ...keptWhileOpen,
})

const welcomeQuery = queryOptions({
  queryKey: ['discount', 'welcome'],
  queryFn: ({ signal }) =>
    orNone(call('GET /api/discountcode.php?welcome=true', { signal, retries: 0 })),
  ...keptWhileOpen,
})

/** A code that somebody typed, for one order; it throws the refusal that says why not. */
export const codeQuery = (code: string, bundle: string, payment_method?: Method) =>
  queryOptions({
    queryKey: ['discount', 'code', code, bundle, payment_method ?? null],
    queryFn: async ({ signal }) =>
      (await call('GET /api/discountcode.php', { query: { code, bundle, payment_method }, signal }))
        .discount,
    retry: false,
  })

/** Both are for the first hours and the first purchase: nobody else is asked about. */
const isWithin = ({ signup_date, paid_user }: User, seconds: number) =>
  !paid_user && productNow() < Date.parse(signup_date) + seconds * 1000

export const mayHaveBonus = (user: User | null) =>
  user !== null && isWithin(user, TIME_BONUS_SECONDS)
const mayHaveWelcome = (user: User | null) =>
  user !== null && isWithin(user, WELCOME_DISCOUNT_HOURS * HOUR_S)

/**
 * Loaded before the page that shows them, so that nothing moves when they come. Should that fail,
 * the page comes without them (product spec, section 8).
 */
const loadIf = async (isOffered: boolean, query: typeof bonusQuery | typeof welcomeQuery) =>
  isOffered ? queryClient.ensureQueryData(query as typeof bonusQuery).catch(() => null) : null

export const loadBonus = (user: User | null) => loadIf(mayHaveBonus(user), bonusQuery)
export const loadDiscounts = async (user: User | null) => {
  await Promise.all([loadBonus(user), loadIf(mayHaveWelcome(user), welcomeQuery)])
}

export const useBonus = (): DiscountCode | null => {
  const user = useUser()
  const enabled = mayHaveBonus(user)
  const { data } = useQuery({ ...bonusQuery, enabled })
  return enabled ? (data ?? null) : null
}

/** The discount that counts without typing a code (product spec, section 5). */
export const useActiveDiscount = (): DiscountCode | null => {
  const user = useUser()
  const bonus = useBonus()
  const enabled = mayHaveWelcome(user)
  const { data } = useQuery({ ...welcomeQuery, enabled })
  return activeDiscount(bonus, enabled ? (data ?? null) : null)
}

/** An offer may have ended, or begun to count for something else. */
export const askDiscountsAnew = () => queryClient.invalidateQueries({ queryKey: ['discount'] })
