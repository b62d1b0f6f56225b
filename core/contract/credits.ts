import * as z from 'zod/mini'
import { methodNames } from '#core/payment/methods.ts'
import type { Calls } from './call.ts'
import { count, empty, id, instant, money, stored } from './shapes.ts'

const bundle = z.object({ id: z.string(), credits: count, price: money })

export const order = z.object({
  payment_id: id,
  credits: count,
  amount: money,
  payment_method: z.enum(methodNames),
  price_components: z.array(z.object({ kind: z.enum(['bundle', 'discount']), minor: z.int() })),
  vat: z.object({ basisPoints: z.int(), minor: z.int() }),
  bundle: z.string(),
  lifecycle: stored,
  /** Where the member pays; null while the provider prepares it. */
  checkout_url: z.nullable(z.string()),
  created_at: instant,
  completed_at: z.nullable(instant),
})
export type OrderView = z.output<typeof order>

/** One change of the balance: when, what for, how many, and what was left. */
export const walletEntry = z.object({
  at: instant,
  reason: z.enum(['bundle', 'message', 'signup']),
  credits: z.int(),
  balance: count,
  /** The payment of a bundle, or the name of the member that a message went to. */
  about: z.nullable(z.string()),
})

export const creditsCalls = {
  'GET /api/credits.php': {
    summary: 'The bundles of the country and the methods they can be paid with.',
    who: 'member',
    answer: z.object({
      bundles: z.array(bundle),
      methods: z.array(z.enum(methodNames)),
      vat_basis_points: z.int(),
    }),
    refusals: [],
  },
  'POST /api/order.php': {
    summary: 'Order a bundle. The id is made by the buyer and is the key of the action.',
    who: 'member',
    body: z.object({ payment_id: id, bundle: z.string(), payment_method: z.enum(methodNames) }),
    answer: z.object({ order }),
    refusals: ['invalid', 'not_found', 'key_reused', 'too_many_requests'],
  },
  'GET /api/order.php': {
    summary: "One of the member's own orders.",
    who: 'member',
    query: z.object({ payment_id: id }),
    answer: z.object({ order }),
    refusals: ['not_found', 'invalid'],
  },
  'GET /api/transactions.php': {
    summary: 'Every order, and every change of the balance, the latest first.',
    who: 'member',
    answer: z.object({ orders: z.array(order), wallet: z.array(walletEntry), credits: count }),
    refusals: [],
  },
  'POST /api/webhook.php': {
    summary: 'A payment provider says that something happened to a payment, by its id alone.',
    who: 'anyone',
    webhook: true,
    query: z.object({ provider: z.string().check(z.maxLength(20)) }),
    answer: empty,
    refusals: ['too_large', 'too_many_requests'],
  },
} as const satisfies Calls
