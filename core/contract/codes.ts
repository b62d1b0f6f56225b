import type { Money } from '#core/kernel/money.ts'
import type { Method } from '#core/payment/methods.ts'
import type { SpendingPeriod } from '#core/payment/spending-limit/rules.ts'

/** Why a discount code does not fit: a ground each (DIS-02). */
export const discountRefusals = [
  'code_below_minimum',
  'code_expired',
  'code_first_purchase',
  'code_not_active',
  'code_of_another',
  'code_other_country',
  'code_other_currency',
  'code_other_method',
  'code_unknown',
  'code_used',
] as const

/** What is wrong with a photo that somebody adds (PHO-01, PHO-06). */
export const photoRefusals = [
  'photo_limit',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_unreadable',
] as const

/** Why nothing is sent to a device (PSH-10): no call answers these, and the charts say them. */
export const pushRefusals = [
  'kind_switched_off',
  'member_stays_out',
  'no_device',
  'on_screen',
  'only_fictional',
  'seen_already',
  'sender_gone',
  'too_many_pushes',
] as const

/** Why a call is refused. The words of each are in the client's languages. */
export const refusalCodes = [
  ...discountRefusals,
  ...photoRefusals,
  'account_leaving',
  'account_suspended',
  'after_required',
  'age_proof_needed',
  'age_refused',
  'already_active',
  'already_changed',
  'appealed_already',
  'authentication_required',
  'avoided_full',
  'case_claimed',
  'case_not_claimed',
  'chats_paused',
  'code_void',
  'cross_site',
  'debit_blocked',
  'debit_limit',
  'email_changed_recently',
  'email_not_confirmed',
  'email_not_found',
  'favourites_full',
  'first_is_held',
  'insufficient_credits',
  'invalid',
  'key_reused',
  'link_invalid',
  'login_failed',
  'mailbox_full',
  'mandate_ended',
  'member_blocked',
  'member_gone',
  'message_empty',
  'gift_not_offered',
  'photo_missing',
  'photos_not_welcome',
  'message_too_long',
  'method_ended',
  'no_likes_left',
  'not_found',
  'not_now',
  'number_busy',
  'other_account',
  'own_case',
  'own_decision',
  'own_proposal',
  'proposed_already',
  'reason_needed',
  'second_person_needed',
  'password_needed',
  'payment_mismatch',
  'premium_only',
  'price_changed',
  'refund_too_much',
  'saved_searches_full',
  'search_closed',
  'signups_closed',
  'spending_limit',
  'talk_taken',
  'terms_changed',
  'too_large',
  'too_many_attempts',
  'too_many_codes',
  'too_many_guesses',
  'too_many_mails',
  'too_many_requests',
  'too_many_reset_mails',
  'unavailable',
  'unforeseen',
  'withdrawal_changed',
  'withdrawal_nothing',
  'withdrawal_too_late',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** What is wrong with one field of a form; `invalid` carries one per field. */
export const fieldCodes = [
  'code_invalid',
  'consent_needed',
  'date_invalid',
  'delivery_consent_changed',
  'delivery_consent_needed',
  'email_duplicate',
  'email_invalid',
  'field_invalid',
  'iban_country',
  'iban_invalid',
  'name_characters',
  'name_is_contact',
  'name_is_email',
  'name_length',
  'name_of_staff',
  'name_starts_with_at',
  'password_length',
  'password_wrong',
  'passwords_differ',
  'phone_country',
  'phone_invalid',
  'receipt_invalid',
  'required',
  'text_too_long',
  'too_young',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** The body of every refusal: a code, and what its words need. */
export type Refusal = {
  error: RefusalCode
  /** With `invalid`: what is wrong, per field. */
  fields?: Record<string, FieldCode>
  /** With `too_many_attempts`, `too_many_guesses` and `number_busy`. */
  minutes?: number
  /** With what is refused for being too many, in seconds. */
  retry_after?: number
  /** With `spending_limit`: which limit, what is left of it, and when its period ends. */
  spending?: { period: SpendingPeriod; limit: Money; left: Money; until: string }
  /** With `code_below_minimum`: what an order with it costs at least, before the discount. */
  minimum?: Money
  /** With `method_ended`: the method that no longer exists. */
  method?: Method
  /** With `code_other_method`: the methods that it counts with. With `method_ended`: those on offer. */
  methods?: Method[]
  /** With `account_leaving`: until when one can come back, as ISO 8601. */
  until?: string
}
