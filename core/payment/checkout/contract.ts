import * as z from 'zod/mini'
import { currencies } from '#core/kernel/money.ts'
import { codeStatuses, validities } from '#core/payment/discount/rules.ts'
import { methodNames } from '#core/payment/methods.ts'
import type { Calls } from '../../contract/call.ts'
import { discountRefusals } from '../../contract/codes.ts'
import { count, empty, id, instant, money, stored } from '../../contract/shapes.ts'

const bundle = z.object({
  id: z.string(),
  credits: count,
  price: money,
  /** What it can be paid by, the usual one first; empty while nobody can be paid. */
  methods: z.array(z.enum(methodNames)),
  /** By method: the banks that have to be chosen from. */
  banks: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string() }))),
})

/** So many times `credits` for so many times `price`, from the least to the most; see `soldAs`. */
const freeAmount = z.object({
  id: z.string(),
  credits: count,
  price: money,
  times: z.object({ from: count, to: count }),
})

/** The newest version of the text on immediate delivery that the member agreed to; 0 for none. */
export const agreedDelivery = count

/** A withdrawal as it was accepted. */
export const withdrawal = z.object({ at: instant, credits: count, amount: money })

export const order = z.object({
  payment_id: id,
  credits: count,
  amount: money,
  payment_method: z.enum(methodNames),
  /** The bank that was chosen, by the provider's id; null where there was no choice. */
  bank: z.nullable(z.string()),
  price_components: z.array(z.object({ kind: z.enum(['bundle', 'discount']), minor: z.int() })),
  vat: z.object({ basisPoints: z.int(), minor: z.int() }),
  bundle: z.string(),
  discount_code: z.nullable(z.string()),
  lifecycle: stored,
  /** Where the member pays; null while the provider prepares it. */
  checkout_url: z.nullable(z.string()),
  /** It is paid by a kept way, without a page. */
  by_mandate: z.optional(z.literal(true)),
  /** The version of the text on immediate delivery that its buyer agreed to; 0 before it was asked. */
  immediate_delivery_consent: count,
  created_at: instant,
  completed_at: z.nullable(instant),
  /** Once its buyer has withdrawn from it: when, the credits that went and the money for them. */
  withdrawal: z.nullable(withdrawal),
})
export type OrderView = z.output<typeof order>

export const typedCode = z
  .string('required')
  .check(z.trim(), z.toUpperCase(), z.minLength(1, 'required'), z.maxLength(40, 'text_too_long'))

/** A code as it stands for the member who asks (product spec, section 3); null holds for all. */
const discountCode = z.object({
  code: z.string(),
  country: z.nullable(z.string()),
  user_id: z.nullable(id),
  expires: z.nullable(instant),
  value_percentage: z.int(),
  percentage: z.int(),
  currency: z.nullable(z.enum(currencies)),
  minimum_order_value: count,
  status: z.enum(codeStatuses),
  validity: z.enum(validities),
  expired: z.boolean(),
  paymentmethods: z.nullable(z.array(z.enum(methodNames))),
  /** Of the time bonus: its chart. */
  lifecycle: z.nullable(stored),
})
export type DiscountCode = z.output<typeof discountCode>

export const creditsCalls = {
  'GET /api/credits.php': {
    summary:
      'The bundles of the country that one buys in, each with the methods it can be paid by.',
    audience: 'member',
    answer: z.object({
      country: z.string(),
      bundles: z.array(bundle),
      /** Where a site sells as many as one likes. */
      free_amount: z.optional(freeAmount),
      vat_basis_points: z.int(),
      /** The methods that can be kept for later orders. */
      keeps: z.array(z.enum(methodNames)),
      immediate_delivery_consent: agreedDelivery,
    }),
    refusals: [],
  },
  'GET /api/bundle.php': {
    summary: 'One bundle with the methods it can be paid by, or so much of a free amount.',
    audience: 'member',
    query: z.object({ bundle: z.string() }),
    answer: z.object({ bundle }),
    refusals: ['not_found', 'invalid', 'too_many_requests'],
  },
  'GET /api/pricing.php': {
    summary: 'What is for sale in the country of who asks; anyone may look.',
    audience: 'anyone',
    query: z.object({ country: z.optional(z.unknown()) }),
    answer: z.object({
      country: z.string(),
      bundles: z.array(z.pick(bundle, { id: true, credits: true, price: true })),
      free_amount: z.optional(freeAmount),
      vat_basis_points: z.int(),
    }),
    refusals: [],
  },
  'POST /api/order.php': {
    summary: 'Order a bundle. The id is made by the buyer and is the key of the action.',
    audience: 'member',
    ownKey: 'payment_id',
    body: z.object({
      payment_id: id,
      bundle: z.string(),
      payment_method: z.enum(methodNames),
      discount_code: z.optional(typedCode),
      /** Of the method's banks, where it has a choice. */
      bank: z.optional(z.string().check(z.maxLength(60, 'field_invalid'))),
      /** What the buyer was shown: at any other price nothing is ordered. */
      amount: money,
      /** The version of the text that the buyer ticked; left out by a member who agreed before. */
      immediate_delivery_consent: z.optional(z.int()),
      /** The buyer agrees that this way of paying is kept; for the methods of `keeps`. */
      keep: z.optional(z.literal(true, 'field_invalid')),
      /** Pay by this one of the buyer's kept ways, without a page. */
      mandate: z.optional(id),
    }),
    answer: z.object({ order }),
    refusals: [
      ...discountRefusals,
      'invalid',
      'not_found',
      'price_changed',
      'mandate_ended',
      'method_ended',
      'debit_blocked',
      'debit_limit',
      'key_reused',
      'spending_limit',
      'too_many_requests',
    ],
  },
  'GET /api/order.php': {
    summary: "One of the member's own orders.",
    audience: 'member',
    query: z.object({ payment_id: id }),
    answer: z.object({ order }),
    refusals: ['not_found', 'invalid'],
  },
  'DELETE /api/order.php': {
    summary: 'The payment page of an order was left unpaid: nothing is to be paid there any more.',
    audience: 'member',
    body: z.object({ payment_id: id }),
    answer: z.object({ order }),
    refusals: ['not_found', 'invalid', 'key_reused', 'too_many_requests'],
  },
  'GET /api/discountcode.php': {
    summary: 'A discount code, as it stands for the one who asks.',
    audience: 'member',
    query: z.object({
      code: typedCode,
      bundle: z.optional(z.string()),
      payment_method: z.optional(z.enum(methodNames, 'field_invalid')),
    }),
    answer: z.object({ discount: discountCode }),
    refusals: [...discountRefusals, 'invalid', 'not_found', 'too_many_requests'],
  },
  'GET /api/discountcode.php?welcome=true': {
    summary: 'The discount on the first purchase, for a while after sign-up.',
    audience: 'member',
    answer: z.object({ discount: discountCode }),
    refusals: discountRefusals,
  },
  'GET /api/discountcode.php?stay=true': {
    summary: 'What is offered once to who thinks of leaving; null where nothing is, or no longer.',
    audience: 'member',
    answer: z.object({
      offer: z.nullable(
        z.object({
          percentage: z.int(),
          /** Once it has been taken, for as long as it counts. */
          discount: z.nullable(discountCode),
        }),
      ),
    }),
    refusals: [],
  },
  'POST /api/discountcode.php?stay=true': {
    summary: 'Take that offer: a code of the member alone. Asked again it is the same code.',
    audience: 'member',
    answer: z.object({ discount: discountCode }),
    refusals: [...discountRefusals, 'not_found', 'too_many_requests'],
  },
  'POST /api/webhook.php': {
    summary: 'A payment provider says that something happened to a payment, by its id alone.',
    audience: 'anyone',
    webhook: true,
    query: z.object({ provider: z.string().check(z.maxLength(20)) }),
    answer: empty,
    refusals: ['too_large', 'too_many_requests'],
  },
} as const satisfies Calls
