import { randomBytes } from 'node:crypto'

/** What Mollie keeps of a payment, as its published API writes it. */
export type Booked = {
  resource: 'payment'
  id: string
  mode: 'live' | 'test'
  createdAt: string
  amount: { value: string; currency: string }
  description: string
  method: string | null
  metadata: unknown
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
  amountRefunded?: { value: string; currency: string }
  amountChargedBack?: { value: string; currency: string }
  redirectUrl: string
  webhookUrl: string
  profileId: string
  sequenceType: 'oneoff'
  _links: Record<string, { href: string; type: string }>
}

type Asked = Pick<Booked, 'amount' | 'description' | 'metadata' | 'redirectUrl' | 'webhookUrl'> & {
  method?: string
}

const REF_BYTES = 8

export const bookOf = (
  asked: Asked,
  { mode, origin }: { mode: Booked['mode']; origin: string },
) => {
  const id = `tr_${randomBytes(REF_BYTES).toString('hex')}`
  const link = (path: string, type = 'application/hal+json') => ({ href: `${origin}${path}`, type })
  return {
    ...{ resource: 'payment', id, mode, createdAt: new Date().toISOString() },
    ...asked,
    ...{ method: asked.method ?? null, status: 'open' },
    ...{ profileId: 'pfl_spec', sequenceType: 'oneoff' },
    _links: {
      self: link(`/v2/payments/${id}`),
      checkout: link(`/checkout/${id}`, 'text/html'),
      dashboard: link(`/dashboard/${id}`, 'text/html'),
    },
  } satisfies Booked as Booked
}

const AMOUNT = /^\d+\.\d{2}$/

/** What Mollie refuses of a new payment: the field, or null for a decent one. */
export const faultOf = (asked: Partial<Asked>): string | null => {
  const { amount, description, redirectUrl, webhookUrl } = asked
  if (!amount || !AMOUNT.test(amount.value) || Number(amount.value) <= 0) return 'amount'
  if (!description || description.length > 255) return 'description'
  for (const [field, url] of Object.entries({ redirectUrl, webhookUrl })) {
    if (!url || !/^https?:/.test(url)) return field
  }
  return null
}
