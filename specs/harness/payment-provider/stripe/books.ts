import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'

/** What Stripe keeps, as its published API writes it. */
export type Charge = {
  object: 'charge'
  id: string
  amount: number
  currency: string
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  payment_intent: string
}

export type Intent = {
  object: 'payment_intent'
  id: string
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  description: string | null
  latest_charge: Charge | null
  livemode: boolean
  metadata: Record<string, string>
  payment_method: string | null
  setup_future_usage: 'off_session' | null
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
}

export type Session = {
  object: 'checkout.session'
  id: string
  amount_total: number
  cancel_url: string | null
  currency: string
  client_reference_id: string | null
  customer: string | null
  /** In seconds, as all instants of Stripe's. */
  expires_at: number
  livemode: boolean
  metadata: Record<string, string>
  mode: 'payment'
  payment_intent: string | null
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  url: string | null
}

export type Refund = {
  object: 'refund'
  id: string
  amount: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
}

export type Dispute = {
  object: 'dispute'
  id: string
  amount: number
  currency: string
  payment_intent: string
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost'
}

export type Customer = {
  object: 'customer'
  id: string
  email: string | null
  name: string | null
  livemode: boolean
  metadata: Record<string, string>
}

/** A way of paying, which a mandate leaves with its customer; null once it is detached. */
export type PaymentMethod = {
  object: 'payment_method'
  id: string
  type: string
  customer: string | null
}

/** What comes of payments by it, as its bank decides. */
export type Card = PaymentMethod & { declines: boolean }

const ID_BYTES = 12
export const newId = (kind: string) => `${kind}_${randomBytes(ID_BYTES).toString('hex')}`

/** Fields of a form, such as `metadata[reference]`, below a name. */
export const below = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null
      return inner === null || inner.includes('[') ? [] : [[inner, value]]
    }),
  )

export const chargeOf = ({ id, amount, currency }: Intent): Charge => ({
  object: 'charge',
  id: newId('ch'),
  amount,
  currency,
  payment_intent: id,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
})

export const intentOf = (
  given: Pick<Intent, 'amount' | 'currency' | 'metadata' | 'livemode'> & Partial<Intent>,
): Intent => ({
  object: 'payment_intent',
  id: newId('pi'),
  amount_received: 0,
  customer: null,
  description: null,
  latest_charge: null,
  payment_method: null,
  setup_future_usage: null,
  status: 'requires_payment_method',
  ...given,
})

const LINE = 'line_items[0]'
const PAGE_S = { least: 30 * 60, most: 24 * 3_600 }
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000)

/** When a page ends; a day after it was made, unless it is wished otherwise. */
const endOf = (form: URLSearchParams, now: Date) =>
  Number(form.get('expires_at') ?? secondsOf(now) + PAGE_S.most)

/** What Stripe refuses of a new page: the parameter, or null for a decent one. */
export const faultOfPage = (form: URLSearchParams, now: Date): string | null => {
  const amount = Number(form.get(`${LINE}[price_data][unit_amount]`))
  if (!Number.isSafeInteger(amount) || amount < 50) return `${LINE}[price_data][unit_amount]`
  if (!form.get(`${LINE}[price_data][product_data][name]`)) return `${LINE}[price_data]`
  for (const url of ['success_url', 'cancel_url']) {
    if (!/^https?:/.test(form.get(url) ?? '')) return url
  }
  const inS = endOf(form, now) - secondsOf(now)
  const isDecent = Number.isSafeInteger(inS) && inS >= PAGE_S.least && inS <= PAGE_S.most
  if (!isDecent) return 'expires_at'
  return form.get('mode') === 'payment' ? null : 'mode'
}

/** Whose books they are, and its clock. */
export type House = { livemode: boolean; origin: string; now: () => Date }

export const sessionOf = (form: URLSearchParams, { livemode, origin, now }: House): Session => {
  const id = newId(livemode ? 'cs_live' : 'cs_test')
  return {
    object: 'checkout.session',
    id,
    livemode,
    mode: 'payment',
    url: `${origin}/c/pay/${id}`,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    amount_total: Number(form.get(`${LINE}[price_data][unit_amount]`)),
    currency: form.get(`${LINE}[price_data][currency]`) ?? '',
    cancel_url: form.get('cancel_url'),
    client_reference_id: form.get('client_reference_id'),
    customer: form.get('customer'),
    expires_at: endOf(form, now()),
    metadata: below(form, 'metadata'),
  }
}

const ACCEPTED = 'mandate_data[customer_acceptance]'

/** What Stripe refuses of a mandate that was signed at a shop: the parameter, or null. */
export const faultOfSetup = (
  form: URLSearchParams,
  isCustomer: (id: string) => boolean,
): string | null => {
  if (!isCustomer(form.get('customer') ?? '')) return 'customer'
  if (form.get('payment_method_data[type]') !== 'sepa_debit') return 'payment_method_data[type]'
  const iban = form.get('payment_method_data[sepa_debit][iban]') ?? ''
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return 'payment_method_data[sepa_debit][iban]'
  for (const field of ['name', 'email']) {
    if (!form.get(`payment_method_data[billing_details][${field}]`)) return 'billing_details'
  }
  const type = form.get(`${ACCEPTED}[type]`)
  if (type !== 'online' && type !== 'offline') return `${ACCEPTED}[type]`
  const online = (field: string) => form.get(`${ACCEPTED}[online][${field}]`) ?? ''
  if (type === 'online') {
    if (isIP(online('ip_address')) === 0) return `${ACCEPTED}[online][ip_address]`
    if (!online('user_agent')) return `${ACCEPTED}[online][user_agent]`
  }
  return form.get('confirm') === 'true' ? null : 'confirm'
}

/** A mandate that was signed at a shop, as Stripe keeps it. */
export const setupOf = (form: URLSearchParams, payment_method: string) => ({
  object: 'setup_intent' as const,
  id: newId('seti'),
  customer: form.get('customer'),
  payment_method,
  /** Stripe's own, whatever the shop calls it. */
  mandate: {
    object: 'mandate' as const,
    id: newId('mandate'),
    status: 'active' as 'active' | 'inactive',
    payment_method_details: {
      type: 'sepa_debit' as const,
      sepa_debit: { reference: newId('ref').slice(4).toUpperCase(), url: 'https://x/mandate' },
    },
  },
  metadata: below(form, 'metadata'),
  status: 'succeeded' as const,
  usage: 'off_session' as const,
})
export type Setup = ReturnType<typeof setupOf>

/** Its mandate by its id alone, unless all of it is asked for. */
export const setupShown = ({ mandate, ...setup }: Setup, form: URLSearchParams) => {
  const isWhole = [...form.values()].some((value) => /^(data\.)?mandate$/.test(value))
  return { ...setup, mandate: isWhole ? mandate : mandate.id }
}

/** The newest first, of a customer or of a way of paying, as it is asked. */
export const setupsIn = (
  made: readonly Setup[],
  form: URLSearchParams,
  cards: ReadonlyMap<string, Card>,
) =>
  made
    .filter((one) => [null, one.customer].includes(form.get('customer')))
    .filter((one) => [null, one.payment_method].includes(form.get('payment_method')))
    .map((one) => {
      const way = form.get('customer') === null ? undefined : cards.get(one.payment_method)
      return { ...setupShown(one, form), payment_method: way ?? one.payment_method }
    })
    .toReversed()

/** Whether its bank takes nothing more by the mandate of this way of paying. */
export const isOver = (made: readonly Setup[], way: string) =>
  made.some(({ payment_method, mandate }) => payment_method === way && mandate.status !== 'active')
