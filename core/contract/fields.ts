import * as z from 'zod/mini'
import {
  EMAIL,
  EMAIL_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '#core/account/rules.ts'
import { normalizeAddress } from '#core/normalisation/address.ts'
import { normalizePassword, passwordForms } from '#core/normalisation/password.ts'

/** An address as it is stored. */
export const email = z
  .string('required')
  .check(
    z.overwrite(normalizeAddress),
    z.maxLength(EMAIL_LENGTH_MAX, 'email_invalid'),
    z.email({ pattern: EMAIL, error: 'email_invalid' }),
  )

/** A new password. Its length is counted after normalisation, as it is hashed. */
export const newPassword = z
  .string('required')
  .check(
    z.overwrite(normalizePassword),
    z.minLength(PASSWORD_LENGTH_MIN, 'password_length'),
    z.maxLength(PASSWORD_LENGTH_MAX, 'password_length'),
  )

/** A password that somebody has: whatever was allowed when it was chosen. */
export const enteredPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine(
    (typed) => passwordForms(typed).some((form) => form.length <= PASSWORD_LENGTH_MAX),
    'password_length',
  ),
)

/** What a mailed link carries. */
export const token = z.string().check(z.maxLength(200))
