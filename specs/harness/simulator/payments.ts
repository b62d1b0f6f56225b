import { isSoldIn } from '#core/payment/checkout/pricing.ts'
import { nextReversalAskMs } from '#core/payment/direct-debit/reversals.ts'
import type { Code } from '#core/payment/discount/rules.ts'
import type {
  LeasedUntil,
  OpenPayment,
  PaymentStore,
  RefundPart,
  WebhookInbox,
} from '#core/payment/ports.ts'
import {
  ASK_LEASE_MS,
  ASK_TIMES_MAX,
  askAgainMs,
  askSilentMs,
  REFUND_ASK_MS,
} from '#core/payment/rules.ts'
import { bundles } from '#server/operator/example-site.ts'
import { only } from './only.ts'
import { type OrderRow, storedIn, type Tables } from './tables.ts'
import type { Way } from './weather.ts'
import { type Lots, orderIn } from './withdrawn.ts'

/** One that counts for a single payment of anybody, and one that counts once for each member. */
const general: Omit<Code, 'code' | 'validity'> = {
  percent: 40,
  country: null,
  account: null,
  expires: null,
  currency: null,
  minimumMinor: 0,
  status: 'active',
  methods: null,
  firstPurchaseOnly: false,
}
export const codes: Code[] = [
  { ...general, code: 'EENMAAL', validity: 'once' },
  { ...general, code: 'IEDEREEN', validity: 'once_per_user' },
]

const nextAskOf = ({ asked, completedMs, record }: OrderRow, nowMs: number) => {
  if (completedMs === null) return asked < ASK_TIMES_MAX ? nowMs + askAgainMs(asked) : null
  return nextReversalAskMs({ method: record.method, paidMs: completedMs }, nowMs)
}

const openIn = (tables: Tables, payment: string): OpenPayment | null => {
  const stored = storedIn(tables, 'payment', payment)
  const order = tables.orders.get(payment)
  if (!stored || !order) return null
  const { provider, savedMethodConsent: keeps } = order.record
  const row = tables.mandates.get(order.record.mandate ?? '')
  const mandate = row ? { id: row.id, ref: row.ref, ended: row.endedMs !== null } : null
  const way = { keeps: Boolean(keeps), mandate, orderedAt: new Date(order.createdMs) }
  return { payment, provider, ref: stored.context.ref, asked: order.asked, ...way }
}

const isOpen = (tables: Tables, payment: string) =>
  ['loading', 'unknown', 'pending'].includes(String(storedIn(tables, 'payment', payment)?.state))

const takeDue = (
  tables: Tables,
  nowMs: number,
  { limit, except = [] }: { limit: number; except?: readonly string[] | undefined },
) => {
  const due = [...tables.orders].filter(
    ([, { nextAskMs, record }]) =>
      nextAskMs !== null && nextAskMs <= nowMs && !except.includes(record.provider),
  )
  return due.slice(0, limit).flatMap(([payment, order]) => {
    const until = new Date(nowMs + ASK_LEASE_MS)
    tables.orders.set(payment, { ...order, nextAskMs: until.getTime() })
    const open = openIn(tables, payment)
    return open ? [{ ...open, until }] : []
  })
}

const asked = (
  tables: Tables,
  { payment, until }: Pick<LeasedUntil<OpenPayment>, 'payment' | 'until'>,
  { answered, now }: { answered: boolean; now: Date },
) => {
  const order = tables.orders.get(payment)
  if (order?.nextAskMs !== until.getTime()) return
  if (!answered) {
    const nextAskMs = now.getTime() + askSilentMs(order.silent)
    tables.orders.set(payment, { ...order, silent: order.silent + 1, nextAskMs })
    return
  }
  const next = { ...order, asked: order.asked + 1, silent: 0 }
  tables.orders.set(payment, { ...next, nextAskMs: nextAskOf(next, now.getTime()) })
}

export const refundKey = ({ payment, part }: Pick<RefundPart, 'payment' | 'part'>) =>
  `${payment}:${part}`

const takeUnanswered = (tables: Tables, nowMs: number, limit: number) => {
  const due = [...tables.refunds.values()].filter(({ askMs }) => askMs <= nowMs).slice(0, limit)
  const until = new Date(nowMs + ASK_LEASE_MS)
  for (const one of due) {
    tables.refunds.set(refundKey(one), { ...one, askMs: until.getTime() })
  }
  return due.map(({ askMs: _, ...one }) => ({ ...one, until }))
}

const refundAsked = (
  tables: Tables,
  taken: Pick<LeasedUntil<RefundPart>, 'payment' | 'part' | 'until'>,
  nowMs: number,
) => {
  const row = tables.refunds.get(refundKey(taken))
  if (row?.askMs !== taken.until.getTime()) return
  tables.refunds.set(refundKey(taken), { ...row, askMs: nowMs + REFUND_ASK_MS })
}

const deliveryConsentIn = (tables: Tables, account: string) =>
  [...tables.orders.values()]
    .filter(({ record }) => record.account === account)
    .reduce((newest, { record }) => Math.max(newest, record.deliveryConsent), 0)

type Parts = { tables: Tables; way: Way; lots: Lots }

/** The PaymentStore port, as far as the server needs it to move lifecycles. */
export const paymentsOf = ({ tables, way, lots }: Parts): PaymentStore =>
  only('payments', {
    bundles: async (_, market) => bundles.filter((one) => isSoldIn(one, market)),
    code: async (_, code) => codes.find((one) => one.code === code) ?? null,
    deliveryConsent: async (account) => deliveryConsentIn(tables, account),
    order: (account, payment) => way.across(() => orderIn(tables, account, payment), 0),
    lots: (account, since) => way.across(() => lots(tables, account, since), 0),
    open: (payment) =>
      way.across(() => (isOpen(tables, payment) ? openIn(tables, payment) : null), 0),
    providerOf: (payment) =>
      way.across(() => tables.orders.get(payment)?.record.provider ?? null, 0),
    takeUnanswered: (now, limit) =>
      way.across(() => takeUnanswered(tables, now.getTime(), limit), 0),
    refundTaken: (refund) => way.across(() => void tables.refunds.delete(refundKey(refund)), 0),
    refundAsked: (taken, now) => way.across(() => refundAsked(tables, taken, now.getTime()), 0),
    takeDue: (now, limit, except) =>
      way.across(() => takeDue(tables, now.getTime(), { limit, except }), 0),
    recordAnswer: (taken, what) => way.across(() => asked(tables, taken, what), 0),
  })

/** What the bank reported; a report stands for every further one until it is worked off. */
export const inboxOf = (tables: Tables): WebhookInbox => {
  const waiting = new Set<string>()
  return {
    put: async (provider, ref) => {
      if (waiting.has(ref)) return
      waiting.add(ref)
      tables.jobs.push({ name: 'askPayment', key: `ask:${ref}`, provider, ref })
    },
    take: async (_, ref) => {
      waiting.delete(ref)
    },
  }
}
