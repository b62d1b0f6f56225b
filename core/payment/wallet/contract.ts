import * as z from 'zod/mini'
import { methodNames } from '#core/payment/methods.ts'
import { BUYER_LENGTH_MAX, RECEIPT_TYPE, receiptKinds } from '#core/payment/receipt/rules.ts'
import { timelineEventNames } from '#core/payment/timeline.ts'
import { reasons } from '#core/payment/wallet/values.ts'
import { companyInfo } from '#core/site/views.ts'
import type { Calls } from '../../contract/call.ts'
import {
  card,
  count,
  cursor,
  empty,
  id,
  instant,
  money,
  optionalText,
} from '../../contract/shapes.ts'
import { order } from '../checkout/contract.ts'

/** Whom credits went to; without a picture where there is none to be seen. */
const recipient = z.pick(card, { id: true, name: true, fictional: true, main_image: true })
export type Recipient = z.output<typeof recipient>

/** One change of the balance: when, what for, how many, and what was left. */
const walletEntry = z.object({
  /** Where a page of them ends. */
  id: z.string(),
  at: instant,
  reason: z.enum(reasons),
  credits: z.int(),
  balance: count,
  /** The payment that brought or took them, or the name of the member that a message went to. */
  about: z.nullable(z.string()),
  /** That member, while there is one. */
  member: z.optional(recipient),
  /** The order that it belongs to, if there is one. */
  payment: z.nullable(id),
  /** The conversation that a message stands in, while it is on the member's list. */
  conversation: z.nullable(id),
})
export type WalletEntry = z.output<typeof walletEntry>

const day = z.iso.date()

const life = z.object({ at: instant, event: z.enum(timelineEventNames) })

/** What was sold, or went back, as it stood on that day; a note's amounts are negative. */
export const receipt = z.object({
  number: z.string(),
  kind: z.enum(receiptKinds),
  at: instant,
  credits: z.int(),
  lines: z.array(z.object({ kind: z.enum(['bundle', 'discount', 'refund']), minor: z.int() })),
  amount: money,
  vat: z.object({ basisPoints: z.int(), minor: z.int() }),
  payment_method: z.enum(methodNames),
  seller: z.pick(companyInfo, {
    name: true,
    address: true,
    city: true,
    country: true,
    kvk: true,
    vat_numbers: true,
  }),
})
export type Receipt = z.output<typeof receipt>

export const walletCalls = {
  'GET /api/transactions.php': {
    summary: 'The latest orders and changes of the balance, and where the next pages begin.',
    pages: { list: 'wallet', next: 'wallet_next' },
    audience: 'member',
    answer: z.object({
      orders: z.array(order),
      orders_next: z.nullable(id),
      wallet: z.array(walletEntry),
      wallet_next: z.nullable(z.string()),
      credits: count,
      owed: count,
    }),
    refusals: [],
  },
  'GET /api/orders.php': {
    summary: 'The orders before one of them, the latest first.',
    audience: 'member',
    query: z.object({ before: id }),
    answer: z.object({ orders: z.array(order), next: z.nullable(id) }),
    refusals: ['invalid'],
  },
  'GET /api/wallet.php': {
    summary: 'The changes of the balance before one of them, the latest first.',
    pages: { list: 'wallet', after: 'before', next: 'next' },
    audience: 'member',
    query: z.object({ before: cursor }),
    answer: z.object({ wallet: z.array(walletEntry), next: z.nullable(z.string()) }),
    refusals: ['invalid'],
  },
  'GET /api/balance.php': {
    summary:
      'How the balance went, day by day, and on whom most was spent; days without a change are left out.',
    audience: 'member',
    answer: z.object({
      from: day,
      until: day,
      before: count,
      days: z.array(z.object({ day, gained: count, spent: count, balance: count })),
      spent_on: z.optional(z.array(z.object({ member: recipient, credits: count }))),
    }),
    refusals: [],
  },
  'GET /api/transaction.php': {
    summary: 'What became of an order, step by step, and its receipts, the first one first.',
    audience: 'member',
    query: z.object({ payment_id: id }),
    answer: z.object({ life: z.array(life), receipts: z.array(receipt) }),
    refusals: ['not_found', 'invalid'],
  },
  'POST /api/receipt.php': {
    summary: 'A receipt as a file. The name on it is the one given here, and is not kept.',
    audience: 'member',
    body: z.object({
      payment_id: id,
      number: z.string().check(z.maxLength(20, 'field_invalid')),
      name: z.optional(optionalText(BUYER_LENGTH_MAX)),
    }),
    download: RECEIPT_TYPE,
    answer: empty,
    refusals: ['not_found', 'invalid'],
  },
} as const satisfies Calls
