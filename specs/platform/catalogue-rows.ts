export const BY_CALLS = 'platform/catalogue.int.spec.ts'

export type Message = {
  said: string
  /** The file and the key of its words, in each language. */
  words: string
  /** What the server answers where it is brought about; null where the program says it by itself. */
  status: number | null
  /** The spec that brings it about, and by which title. */
  file: string
  title: string
}

const message = (
  said: string,
  words: string,
  status: number | null,
  file: string,
  title: string,
): Message => ({ said, words, status, file, title })

/** Each message of the product spec's section 8, and what one can do there. */
export const catalogue: readonly Message[] = [
  message(
    'authentication required, and logged out',
    'platform/refusals.ts refusal.authentication_required',
    403,
    BY_CALLS,
    'authentication required, and logged out',
  ),
  message(
    'try again later',
    'platform/refusals.ts refusal.unforeseen',
    500,
    'platform/error-page.spec.tsx',
    'says that something went wrong, and nothing of the inside, when nobody foresaw it',
  ),
  message(
    'login failed',
    'platform/refusals.ts refusal.login_failed',
    401,
    BY_CALLS,
    'login failed',
  ),
  message(
    'too many attempts, with the minutes',
    'platform/refusals.ts refusal.too_many_attempts',
    429,
    BY_CALLS,
    'too many attempts, with the minutes',
  ),
  message(
    'too many password reset mails',
    'platform/rest-refusals.ts refusal.too_many_reset_mails',
    429,
    BY_CALLS,
    'too many password reset mails',
  ),
  message(
    'link expired or invalid',
    'platform/rest-refusals.ts refusal.link_invalid',
    410,
    BY_CALLS,
    'link expired or invalid',
  ),
  message(
    'e-mail not found',
    'platform/rest-refusals.ts refusal.email_not_found',
    410,
    'account/credentials/passwords.int.spec.ts',
    'of an account that is gone by then says that its address is not found',
  ),
  message(
    'activation failed, contact support',
    'account/activation.ts activate.support',
    410,
    'account/signup/mailed-link.spec.tsx',
    'says that a link is expired or invalid, and leads to support',
  ),
  message(
    'payment failed or cancelled, another method',
    'payment/order.ts payment.failed.text',
    200,
    'payment/checkout/result.spec.tsx',
    'that has %s leads to another method',
  ),
  message(
    'a card that failed: again, or PayPal',
    'payment/order.ts payment.retryCard',
    200,
    'payment/checkout/result.spec.tsx',
    'that has failed by a card (%s) leads to the card again, or to PayPal',
  ),
  message(
    'insufficient credits',
    'platform/rest-refusals.ts refusal.insufficient_credits',
    402,
    BY_CALLS,
    'insufficient credits',
  ),
  message(
    'premium-only feature',
    'platform/more-refusals.ts refusal.premium_only',
    403,
    BY_CALLS,
    'premium-only feature',
  ),
  message(
    'photo limit reached',
    'photo/photos.ts photoRefusal.photo_limit',
    409,
    BY_CALLS,
    'photo limit reached',
  ),
  message(
    'direct debit limit reached',
    'platform/rest-refusals.ts refusal.debit_limit',
    409,
    BY_CALLS,
    'direct debit limit reached',
  ),
  message(
    'account blocked for direct debit',
    'platform/rest-refusals.ts refusal.debit_blocked',
    403,
    BY_CALLS,
    'account blocked for direct debit',
  ),
  message(
    'code not found',
    'payment/discount.ts discountRefusal.code_unknown',
    404,
    BY_CALLS,
    'code not found',
  ),
  message(
    'code already used',
    'payment/discount.ts discountRefusal.code_used',
    409,
    BY_CALLS,
    'code already used',
  ),
  message(
    'photo removed',
    'photo/photos.ts gallery.gone',
    404,
    'photo/journey.e2e.ts',
    'open one by one, and one that was removed since says so',
  ),
  message(
    'deleting a chat fails: an alert, and chats anew',
    'chat/conversations.ts chats.removeFailed',
    409,
    'chat/blocking/screen.spec.tsx',
    'takes it off the list at once; when that fails it says why and reloads',
  ),
  message(
    'error page: the message and its status',
    'platform/frame.ts error.status',
    403,
    'platform/error-page.spec.tsx',
    'says what happened and with which status',
  ),
  message(
    'error page: "Error" by default',
    'platform/frame.ts error.page',
    null,
    'platform/error-page.spec.tsx',
    'says "Error" and 500 where nothing else is known',
  ),
  message(
    'error page: this page could not be found',
    'platform/frame.ts error.notFound',
    404,
    'platform/error-page.spec.tsx',
    'says for 404 that the page is not there, and leads home',
  ),
  message(
    'error page: "Back to the home page"',
    'platform/frame.ts error.home',
    404,
    'platform/error-page.spec.tsx',
    'says for 404 that the page is not there, and leads home',
  ),
  message(
    'error page that fails itself',
    'platform/frame.ts error.broken',
    null,
    'platform/error-page.spec.tsx',
    'that fails itself says so, and leads home',
  ),
  message(
    'error page that fails itself: "Go back to home"',
    'platform/frame.ts error.brokenHome',
    null,
    'platform/error-page.spec.tsx',
    'that fails itself says so, and leads home',
  ),
]
