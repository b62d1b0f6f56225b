import { randomBytes } from 'node:crypto'

/** What Mollie keeps, as its published API writes it. */
export type Amount = { value: string; currency: string }
type Links = Record<string, { href: string; type: string }>

export type Booked = {
  resource: 'payment'
  id: string
  mode: 'live' | 'test'
  createdAt: string
  amount: Amount
  description: string
  method: string | null
  metadata: unknown
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
  amountRefunded?: Amount
  amountRemaining?: Amount
  amountChargedBack?: Amount
  redirectUrl: string | null
  webhookUrl: string
  profileId: string
  sequenceType: 'oneoff' | 'first' | 'recurring'
  customerId?: string
  mandateId?: string
  _links: Links
}

export type Refund = {
  resource: 'refund'
  id: string
  mode: Booked['mode']
  description: string
  amount: Amount
  metadata: unknown
  paymentId: string
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled'
  createdAt: string
  _links: Links
}

export type Chargeback = {
  resource: 'chargeback'
  id: string
  amount: Amount
  reason: { code: string; description: string }
  paymentId: string
  createdAt: string
  reversedAt: string | null
  _links: Links
}

export type Customer = {
  resource: 'customer'
  id: string
  mode: Booked['mode']
  name: string | null
  email: string | null
  locale: string | null
  metadata: unknown
  createdAt: string
  _links: Links
}

export type Mandate = {
  resource: 'mandate'
  id: string
  mode: Booked['mode']
  method: string
  details: Record<string, string | null>
  signatureDate: string
  mandateReference: string | null
  /** `pending` until the first payment is paid; `invalid` once the bank takes no more by it. */
  status: 'pending' | 'valid' | 'invalid'
  customerId: string
  createdAt: string
  _links: Links
}

export type AskedPayment = Pick<Booked, 'amount' | 'description' | 'metadata' | 'webhookUrl'> & {
  method?: string
  redirectUrl?: string | null
  sequenceType?: Booked['sequenceType']
  customerId?: string
  mandateId?: string
}
export type AskedRefund = Pick<Refund, 'amount' | 'description' | 'metadata'>
export type AskedCustomer = Partial<Pick<Customer, 'name' | 'email' | 'locale' | 'metadata'>>

/** Who writes, and where its links lead. */
export type House = { mode: Booked['mode']; origin: string }

const ID_BYTES = 8
const newId = (kind: 'tr' | 're' | 'chb' | 'cst' | 'mdt') =>
  `${kind}_${randomBytes(ID_BYTES).toString('hex')}`

export const linksTo = (origin: string, paths: Record<string, string>): Links =>
  Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      const isPage = name === 'checkout' || name === 'dashboard' || name === 'documentation'
      const type = isPage ? 'text/html' : 'application/hal+json'
      return [name, { href: `${origin}${path}`, type }]
    }),
  )

export const bookOf = (asked: AskedPayment, { mode, origin }: House): Booked => {
  const id = newId('tr')
  const { sequenceType = 'oneoff', redirectUrl = null, method = null } = asked
  const isAtPage = sequenceType !== 'recurring'
  return {
    resource: 'payment',
    id,
    mode,
    createdAt: new Date().toISOString(),
    ...asked,
    method,
    redirectUrl,
    sequenceType,
    profileId: 'pfl_spec',
    status: isAtPage ? 'open' : method === 'directdebit' ? 'pending' : 'paid',
    _links: linksTo(origin, {
      self: `/v2/payments/${id}`,
      ...(isAtPage && { checkout: `/checkout/${id}` }),
      dashboard: `/dashboard/${id}`,
    }),
  }
}

export const refundOf = (
  { amount, description, metadata }: AskedRefund,
  { id: paymentId }: Booked,
  { mode, origin }: House,
): Refund => {
  const id = newId('re')
  return {
    resource: 'refund',
    id,
    mode,
    paymentId,
    createdAt: new Date().toISOString(),
    amount,
    description,
    metadata: metadata ?? null,
    status: 'pending',
    _links: linksTo(origin, {
      self: `/v2/payments/${paymentId}/refunds/${id}`,
      payment: `/v2/payments/${paymentId}`,
      documentation: '/docs/refunds',
    }),
  }
}

export const chargebackOf = ({ id: paymentId, amount }: Booked, { origin }: House): Chargeback => {
  const id = newId('chb')
  return {
    resource: 'chargeback',
    id,
    paymentId,
    amount,
    reversedAt: null,
    reason: { code: 'AC01', description: 'Account identifier incorrect' },
    createdAt: new Date().toISOString(),
    _links: linksTo(origin, {
      self: `/v2/payments/${paymentId}/chargebacks/${id}`,
      payment: `/v2/payments/${paymentId}`,
      documentation: '/docs/chargebacks',
    }),
  }
}

export const customerOf = (asked: AskedCustomer, { mode, origin }: House): Customer => {
  const id = newId('cst')
  return {
    resource: 'customer',
    id,
    mode,
    name: null,
    email: null,
    locale: null,
    metadata: null,
    ...asked,
    createdAt: new Date().toISOString(),
    _links: linksTo(origin, {
      self: `/v2/customers/${id}`,
      dashboard: `/dashboard/${id}`,
      documentation: '/docs/customers',
    }),
  }
}

/** What a first payment leaves; Mollie makes it at once, and it is good when that one is paid. */
export const mandateOf = (
  { customerId, method }: { customerId: string; method: string },
  { mode, origin }: House,
): Mandate => {
  const [id, createdAt] = [newId('mdt'), new Date().toISOString()]
  return {
    resource: 'mandate',
    id,
    mode,
    method,
    customerId,
    createdAt,
    status: 'pending',
    mandateReference: null,
    signatureDate: createdAt.slice(0, 10),
    details: { cardHolder: null, cardNumber: '1234', cardLabel: 'Visa', cardFingerprint: null },
    _links: linksTo(origin, {
      self: `/v2/customers/${customerId}/mandates/${id}`,
      customer: `/v2/customers/${customerId}`,
      documentation: '/docs/mandates',
    }),
  }
}

export type AskedMandate = Record<
  'method' | 'consumerName' | 'consumerAccount' | 'signatureDate' | 'mandateReference',
  string
>

/** For direct debit, by what the payer signed at the shop; good at once. */
export const debitMandateOf = (
  { consumerName, consumerAccount, ...asked }: AskedMandate,
  customerId: string,
  house: House,
): Mandate => ({
  ...mandateOf({ customerId, method: asked.method }, house),
  signatureDate: asked.signatureDate,
  mandateReference: asked.mandateReference,
  status: 'valid',
  details: { consumerName, consumerAccount, consumerBic: null },
})

/** What Mollie refuses of one: the field, or null. */
export const faultOfMandate = (asked: Partial<AskedMandate>): string | null => {
  if (asked.method !== 'directdebit') return 'method'
  if (!asked.consumerName) return 'consumerName'
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(asked.consumerAccount ?? '')) return 'consumerAccount'
  if (!/^\d{4}-\d\d-\d\d$/.test(asked.signatureDate ?? '')) return 'signatureDate'
  return (asked.mandateReference ?? '').length > 35 ? 'mandateReference' : null
}
