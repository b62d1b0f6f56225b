import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { newId } from '#client/platform/api/ids.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { deviceStorage, tabStorage } from '#client/platform/storage.ts'
import type { Money } from '#core/kernel/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { ImmediateDeliveryVersion } from '#core/payment/checkout/immediate-delivery.ts'
import type { Method } from '#core/payment/methods.ts'
import { isUnderWay } from '#core/payment/selectors.ts'

/**
 * `amount`: what was shown; `code` of a discount and `bank` of the method, where there is one.
 * `keep`: the way of paying is kept for later; `mandate`: by what was kept before. `consent`: the
 * version of the text on immediate delivery that was ticked; the same order without it is the same.
 */
type OrderDraft = {
  bundle: string
  method: Method
  amount: Money
  code?: string | undefined
  bank?: string | undefined
  keep?: boolean | undefined
  mandate?: string | undefined
  consent?: ImmediateDeliveryVersion | undefined
}

const keyOf = (
  account: string,
  { bundle, method, amount, code, bank, keep, mandate }: OrderDraft,
) =>
  ['vonk', account, 'order', bundle, method, amount.minor, code, bank, keep && 'keep', mandate]
    .filter(Boolean)
    .join('.')
/** What is noted in a tab of the payment page of an order: it is to be opened, or was visited. */
const TO_OPEN = 'open'
const VISITED = 'visited'
const checkoutKey = (account: string, id: string) => `vonk.${account}.checkout.${id}`

const orderOf = async (payment_id: string): Promise<OrderView | null> => {
  try {
    return (await call('GET /api/order.php', { query: { payment_id } })).order
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** A bank may take days; whoever comes back after so long means another order. */
const SAME_MS = DAY_MS

const isSame = ({ lifecycle, created_at }: OrderView) =>
  isUnderWay(lifecycle) && productNow() - Date.parse(created_at) < SAME_MS

/**
 * The id of an order of this bundle: the one that is under way, so that a reload or a second
 * click orders once; a new one when that is settled or long ago.
 */
const idFor = async (key: string): Promise<string> => {
  const kept = deviceStorage.getItem(key)
  if (kept) {
    const order = await orderOf(kept)
    if (!order || isSame(order)) return kept
  }
  const id = newId()
  deviceStorage.setItem(key, id)
  return id
}

/** Places an order under this id, and notes in this tab that its payment page is to be opened once. */
const placeOrder = async (
  account: string,
  payment_id: string,
  { bundle, method, amount, code, bank, keep, mandate, consent }: OrderDraft,
): Promise<OrderView> => {
  const answer = await call('POST /api/order.php', {
    body: {
      payment_id,
      bundle,
      payment_method: method,
      amount,
      ...(code ? { discount_code: code } : {}),
      ...(bank ? { bank } : {}),
      ...(keep ? { keep } : {}),
      ...(mandate ? { mandate } : {}),
      ...(consent ? { immediate_delivery_consent: consent } : {}),
    },
    idempotencyKey: payment_id,
  })
  tabStorage.setItem(checkoutKey(account, payment_id), TO_OPEN)
  return answer.order
}

const inFlight = new Map<string, Promise<OrderView>>()

/** However often it is clicked. */
const once = (key: string, place: () => Promise<OrderView>): Promise<OrderView> => {
  const placing = inFlight.get(key) ?? place().finally(() => inFlight.delete(key))
  inFlight.set(key, placing)
  return placing
}

/** Orders a bundle once, under the id of the order of it that is under way, if there is one. */
export const orderOnce = (account: string, draft: OrderDraft): Promise<OrderView> => {
  const key = keyOf(account, draft)
  return once(key, async () => placeOrder(account, await idFor(key), draft))
}

/**
 * Orders once under the id that came with the offer. Where no answer came it is kept in this tab:
 * another click, also after a reload that brought a new offer, asks for the same order.
 */
export const reorderOnce = (
  account: string,
  offered: string,
  draft: OrderDraft,
): Promise<OrderView> => {
  const key = ['vonk', account, 'repeat', draft.bundle, draft.method].join('.')
  return once(key, async () => {
    const id = tabStorage.getItem(key) ?? offered
    tabStorage.setItem(key, id)
    try {
      const order = await placeOrder(account, id, draft)
      tabStorage.removeItem(key)
      return order
    } catch (error) {
      if (error instanceof Refused) tabStorage.removeItem(key)
      throw error
    }
  })
}

/** This tab goes to the payment page, and may come back from it unpaid. */
export const visitCheckout = (account: string, payment_id: string) =>
  tabStorage.setItem(checkoutKey(account, payment_id), VISITED)

/** True once, in the tab of the pay button: later on the way to the bank is a link. */
export const takeCheckout = (account: string, payment_id: string): boolean => {
  const isOpen = tabStorage.getItem(checkoutKey(account, payment_id)) === TO_OPEN
  if (isOpen) visitCheckout(account, payment_id)
  return isOpen
}

/** Whether this tab was at the payment page. */
export const hasVisited = (account: string, payment_id: string): boolean =>
  tabStorage.getItem(checkoutKey(account, payment_id)) === VISITED

/** It was shut: what comes by this tab from now on does not come from there. */
export const forgetVisit = (account: string, payment_id: string) =>
  tabStorage.removeItem(checkoutKey(account, payment_id))

const firstKey = (account: string) => `vonk.${account}.first`

/** The purchase that makes its buyer Premium, as it is placed: a bank may come back in another tab. */
export const noteFirst = (account: string, payment_id: string) =>
  deviceStorage.setItem(firstKey(account), payment_id)

export const isFirst = (account: string, payment_id: string): boolean =>
  deviceStorage.getItem(firstKey(account)) === payment_id

/** It is told, and not told again. */
export const forgetFirst = (account: string, payment_id: string) => {
  if (isFirst(account, payment_id)) deviceStorage.removeItem(firstKey(account))
}

/** A payment page is on the web; any other kind of address is not opened. */
export const safeCheckout = (url: string | null): string | null => {
  if (!url || !URL.canParse(url, window.location.origin)) return null
  const { protocol, href } = new URL(url, window.location.origin)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
