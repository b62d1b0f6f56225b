import * as z from 'zod/mini'
import { methodNames } from '#core/payment/methods.ts'
import type { Calls } from '../../contract/call.ts'
import { count, id, instant, money } from '../../contract/shapes.ts'
import { agreedDelivery } from '../checkout/contract.ts'

const repeat = z.object({
  /**
   * The id to place it with. It stays the same until an order is placed: two pages that show the
   * same offer place one order.
   */
  payment_id: id,
  bundle: z.string(),
  credits: count,
  /** What the bundle costs now, before a discount. */
  price: money,
  payment_method: z.enum(methodNames),
  /** Where the method has a choice: the bank of the last time. */
  bank: z.nullable(z.object({ id: z.string(), name: z.string() })),
  last_at: instant,
  /** By a kept way of paying, without a page; or at the page of the provider. */
  way: z.enum(['mandate', 'redirect']),
  /** The kept way that it is paid by. */
  mandate: z.nullable(id),
})
export type ReorderableOrder = z.output<typeof repeat>

const mandate = z.object({
  id,
  payment_method: z.enum(methodNames),
  given_at: instant,
  /** Of one for direct debit: by what bank and site know it. */
  debit: z.nullable(z.object({ reference: z.string(), iban_end: z.string() })),
})
export type MandateView = z.output<typeof mandate>

const repeatable = z.object({
  orders: z.array(repeat),
  vat_basis_points: z.int(),
  immediate_delivery_consent: agreedDelivery,
  mandates: z.array(mandate),
})

export const reorderCalls = {
  'GET /api/repeat-order.php': {
    summary: 'The orders that can be placed again, the latest first, and the kept ways of paying.',
    audience: 'member',
    answer: repeatable,
    refusals: [],
  },
  'DELETE /api/mandate.php': {
    summary:
      'Keep a way of paying no longer. Its provider is told. Answers what there is without it.',
    audience: 'member',
    body: z.object({ id }),
    answer: repeatable,
    refusals: ['invalid', 'key_reused', 'not_found', 'not_now'],
  },
} as const satisfies Calls
