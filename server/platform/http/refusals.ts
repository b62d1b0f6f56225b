import {
  type FieldCode,
  type Refusal,
  type RefusalCode,
  refusalCodes,
} from '#core/contract/codes.ts'

/** The status of each refusal: the only place that knows one. */
export const statusOf: Record<RefusalCode, number> = {
  account_leaving: 403,
  account_suspended: 403,
  appealed_already: 409,
  authentication_required: 403,
  case_claimed: 409,
  case_not_claimed: 409,
  chats_paused: 403,
  first_is_held: 403,
  code_below_minimum: 409,
  code_expired: 409,
  code_first_purchase: 409,
  code_not_active: 409,
  code_of_another: 409,
  code_other_country: 409,
  code_other_currency: 409,
  code_other_method: 409,
  code_unknown: 404,
  code_used: 409,
  code_void: 409,
  debit_blocked: 403,
  debit_limit: 409,
  cross_site: 403,
  email_changed_recently: 409,
  email_not_confirmed: 403,
  email_not_found: 410,
  favourites_full: 409,
  avoided_full: 409,
  after_required: 400,
  age_proof_needed: 403,
  age_refused: 403,
  insufficient_credits: 402,
  invalid: 400,
  key_reused: 409,
  link_invalid: 410,
  login_failed: 401,
  mailbox_full: 429,
  mandate_ended: 409,
  member_blocked: 409,
  member_gone: 409,
  message_empty: 400,
  gift_not_offered: 409,
  photo_missing: 409,
  photos_not_welcome: 409,
  message_too_long: 400,
  method_ended: 409,
  no_likes_left: 409,
  not_found: 404,
  not_now: 409,
  number_busy: 429,
  other_account: 409,
  own_case: 403,
  own_decision: 403,
  own_proposal: 403,
  proposed_already: 409,
  reason_needed: 403,
  second_person_needed: 403,
  already_active: 409,
  already_changed: 409,
  password_needed: 409,
  payment_mismatch: 409,
  photo_limit: 409,
  photo_too_large: 413,
  photo_too_many_pixels: 413,
  photo_unreadable: 400,
  price_changed: 409,
  refund_too_much: 409,
  premium_only: 403,
  saved_searches_full: 409,
  search_closed: 403,
  signups_closed: 403,
  spending_limit: 409,
  talk_taken: 409,
  terms_changed: 403,
  too_large: 413,
  too_many_attempts: 429,
  too_many_codes: 429,
  too_many_guesses: 429,
  too_many_mails: 429,
  too_many_requests: 429,
  too_many_reset_mails: 429,
  unavailable: 503,
  unforeseen: 500,
  withdrawal_changed: 409,
  withdrawal_nothing: 409,
  withdrawal_too_late: 409,
}

/** What any call may be refused with, whatever its contract names. */
export const anyCallMayRefuse: readonly RefusalCode[] = [
  'authentication_required',
  'cross_site',
  'invalid',
  'key_reused',
  'not_found',
  'other_account',
  'terms_changed',
  'too_large',
  'too_many_requests',
  'unavailable',
  'unforeseen',
]

/** A handler's other answer: why it did nothing. */
export type Refused = { refused: Refusal }

/** Throws for a code that the contract does not know, which then is unforeseen. */
export const refuse = (why: string, details: Omit<Refusal, 'error'> = {}): Refused => {
  const error = refusalCodes.find((code) => code === why)
  if (!error) throw new Error(`${why} is no refusal of the contract`)
  return { refused: { error, ...details } }
}

export const refuseFields = (fields: Record<string, FieldCode>) => refuse('invalid', { fields })

const DAY_S = 86_400
const TOO_MANY = 429
/** As long as a database takes to start again, or another one to take its place. */
const AWAY_S = 2

/** Seconds until asking again may help; undefined where waiting does not. */
export const retryAfterS = ({ error, minutes, retry_after }: Refusal): number | undefined => {
  if (retry_after !== undefined) return retry_after
  if (error === 'too_many_attempts') return (minutes ?? 1) * 60
  if (error === 'too_many_mails') return DAY_S
  if (error === 'unavailable') return AWAY_S
  return statusOf[error] === TOO_MANY ? 1 : undefined
}
