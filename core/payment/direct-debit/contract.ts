import * as z from 'zod/mini'
import type { Calls } from '../../contract/call.ts'
import { discountRefusals } from '../../contract/codes.ts'
import { count, id, instant, money, text } from '../../contract/shapes.ts'
import { isContact } from '../../kernel/contact.ts'
import { languages } from '../../kernel/languages.ts'
import { normalizeCode } from '../../normalisation/code.ts'
import { isReadableLine } from '../../normalisation/readable-line.ts'
import { typedCode } from '../checkout/contract.ts'
import { OTP_DIGITS } from './rules.ts'

/** The account holder of a SEPA direct debit is at most so long. */
const HOLDER_MAX = 70
const LINE_MAX = 70
const NUMBER_MAX = 16
const IBAN_MAX = 34

const typed = (max: number) =>
  z
    .string('required')
    .check(
      z.overwrite(normalizeCode),
      z.minLength(1, 'required'),
      z.maxLength(max, 'field_invalid'),
    )

/** A name or a part of an address: nothing to be read as a message by who gets it in a mail. */
const line = (max: number) =>
  text(max).check(
    z.refine(isReadableLine, 'name_characters'),
    z.refine((typed) => !isContact(typed), 'field_invalid'),
  )

const language = z.enum(languages)

/** What is typed at `/directdebit` (DDB-01). */
export const debitFields = {
  account_holder: line(HOLDER_MAX),
  /** As it is typed: with spaces or without. */
  iban: typed(2 * IBAN_MAX),
  street: line(LINE_MAX),
  house_number: line(NUMBER_MAX),
  zip: text(NUMBER_MAX).check(z.refine(isReadableLine, 'name_characters')),
  city: line(LINE_MAX),
  mobile_phone: typed(24),
}
export const debitForm = z.object(debitFields)

export const otp = z
  .string('required')
  .check(
    z.overwrite(normalizeCode),
    z.minLength(1, 'required'),
    z.regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), 'code_invalid'),
  )

export const codeForm = z.object({ otp })

const terms = z.object({
  /** Whether one can pay so here, now. */
  offered: z.boolean(),
  creditor: z.string(),
  creditor_id: z.string(),
  /** The day on which an order of now would be collected. */
  due_at: instant,
  mandate_text: z.string(),
  /** In which it is shown, and so signed. */
  language,
  /** Why not now, though it is offered. */
  stopped: z.nullable(z.enum(['debit_blocked', 'debit_limit'])),
  /** What was taken back and is still to be paid by another way. */
  owed: z.nullable(money),
  /** So many credits of an order of now come before its money, at most. */
  advance: count,
  /** The mandate that holds, by which one orders without a code. */
  mandate: z.nullable(
    z.object({
      id,
      reference: z.string(),
      iban_end: z.string(),
      /** What was signed for, until it is ordered: nothing else can be ordered by it first. */
      agreed: z.nullable(z.object({ bundle: z.string(), amount: money })),
    }),
  ),
})
export type DebitTerms = z.output<typeof terms>

const mandatePaper = z.object({
  reference: z.string(),
  creditor: z.string(),
  /** Of the creditor, a line each; its country stands apart, to be named by who shows it. */
  creditor_address: z.array(z.string()),
  creditor_country: z.string(),
  creditor_id: z.string(),
  holder: z.string(),
  /** Of the account holder, a line each. */
  address: z.array(z.string()),
  /** The last four of the account: the whole number is known to the provider alone. */
  iban_end: z.string(),
  text: z.string(),
  /** Of the text. */
  language: z.string(),
  version: z.string(),
  signed_at: instant,
  place: z.string(),
})
export type MandatePaperView = z.output<typeof mandatePaper>

export const directDebitCalls = {
  'GET /api/direct-debit.php': {
    summary: 'Whether and how one can pay by direct debit here, and what stands in the way.',
    audience: 'member',
    answer: terms,
    refusals: [],
  },
  'POST /api/direct-debit.php': {
    summary:
      'Propose a mandate for one order and send its code by SMS. The answer is the same whether the IBAN or the phone is known.',
    audience: 'member',
    ownKey: 'id',
    /** `language`: in which the mandate was read, where that is another than the page is in by now. */
    body: z.object({
      id,
      bundle: z.string(),
      /** What the buyer was shown, with this code where one counts. */
      amount: money,
      discount_code: z.optional(typedCode),
      language: z.optional(language),
      ...debitFields,
    }),
    answer: z.object({
      id,
      /** The last two digits of the number. */
      phone_end: z.string(),
      until: instant,
    }),
    refusals: [
      ...discountRefusals,
      'invalid',
      'key_reused',
      'debit_blocked',
      'debit_limit',
      'not_found',
      'not_now',
      'number_busy',
      'price_changed',
      'too_many_codes',
      'too_many_requests',
      'unavailable',
    ],
  },
  'PUT /api/direct-debit.php': {
    summary: 'Sign a proposed mandate by its code, for the amount that it was proposed for.',
    audience: 'member',
    ownKey: 'id',
    body: z.object({ id, amount: money, otp }),
    answer: z.object({ mandate: id, reference: z.string() }),
    refusals: [
      'invalid',
      'not_found',
      'code_void',
      'key_reused',
      'debit_blocked',
      'debit_limit',
      'too_many_requests',
      'unavailable',
    ],
  },
  'GET /api/mandate-paper.php': {
    summary: "One of the member's own signed mandates, as it was signed, also when it is over.",
    audience: 'member',
    query: z.object({ id }),
    answer: mandatePaper,
    refusals: ['invalid', 'not_found'],
  },
  'GET /api/desk-debits.php': {
    summary: 'The accounts that may not pay by direct debit, since their bank took money back.',
    audience: 'finance',
    answer: z.object({
      blocked: z.array(
        z.object({ id, name: z.string(), orders: count, owed: money, since: instant }),
      ),
    }),
    refusals: [],
  },
  'POST /api/desk-debits.php': {
    summary: 'Let an account pay by direct debit again, for a reason that is kept.',
    audience: 'finance',
    body: z.object({ id, reason: text(500) }),
    answer: z.object({ lifted: z.boolean() }),
    refusals: ['invalid', 'key_reused', 'not_found', 'own_case', 'too_many_requests'],
  },
} as const satisfies Calls
