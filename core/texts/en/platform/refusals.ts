import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in English. */
export const enRefusals: TextsOf<typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'You have closed this account. To come back, use the link we emailed you or just log in.',
    account_suspended:
      'This account is suspended. The email you got says why, and how you can object.',
    authentication_required: 'You have been logged out. Log in to go on.',
    cross_site: 'This request came from another site and was refused.',
    invalid: 'Something is not right.',
    key_reused: 'Something was sent twice. Try again.',
    login_failed: 'Login failed, please try again.',
    mailbox_full:
      'Enough emails have gone to this address. Look in your mailbox: links you have not used yet still work.',
    not_found: 'We could not find this.',
    not_now: 'That is not possible right now.',
    signups_closed: 'Signing up is not possible at the moment.',
    too_large: 'This is too large to send.',
    too_many_attempts_one: 'Too many attempts: account blocked for {{count}} minute.',
    too_many_attempts_other: 'Too many attempts: account blocked for {{count}} minutes.',
    too_many_guesses:
      'Too many wrong passwords were tried. Wait {{count}} min, or choose a new password by email.',
    too_many_requests: 'Not so fast. Try again in a moment.',
    unavailable: 'A short outage. Try again in a moment.',
    unforeseen: 'An error occurred, please try again later.',
  },
  field: {
    consent_needed: 'We need your consent for this',
    date_invalid: 'Invalid date of birth',
    email_invalid: 'Invalid email address',
    field_invalid: 'This is not quite right',
    name_characters: 'Use ordinary letters, digits and signs, on one line',
    name_is_contact: 'Leave addresses, websites and phone numbers out of your name',
    name_is_email: 'Your profile name must be different from your email address',
    name_length: 'Choose a name of 2 to {{max}} characters',
    name_of_staff: 'You look like somebody from the site. Choose another name',
    name_starts_with_at: 'Your profile name must not start with @',
    password_length: 'Choose a password of at least {{min}} characters',
    required: 'Please fill this in',
    text_too_long: 'This text is too long',
    too_young: 'Enter your date of birth, {{age}}+',
  },
}
