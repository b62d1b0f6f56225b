import type { Errors } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { signupForm } from '#core/account/contract.ts'
import { nameIsFit } from '#core/account/names.ts'
import { calendarDay, oldEnough, REASON_LENGTH_MAX } from '#core/account/rules.ts'
import { lengthOf, normalizeText } from '#core/chat/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { CameBy, SignupValues } from './signup-form.ts'
import { bodyOf } from './signup-send.ts'

/** `now` in milliseconds; the day that counts is the site's, whatever that of the device is. */
type Facts = CameBy & { now: number; minAge: number; messageLength: number; site: string }

const isTooLong = (words: string, { profile, messageLength }: Facts) =>
  profile ? lengthOf(words) > messageLength : words.length > REASON_LENGTH_MAX

/** The rules that the server holds too, asked before anything is sent. */
export const signupErrors = (typed: SignupValues, facts: Facts): Errors => {
  const body = bodyOf(typed, facts)
  const errors = errorsOf(signupForm, body)
  const name = nameIsFit({ ...body, site: facts.site })
  if (name !== ok) errors.name ??= name
  const born = calendarDay(body.date_of_birth)
  if (!typed.day && !typed.month && !typed.year) errors.date_of_birth = 'too_young'
  if (born) {
    const today = dayOf(new Date(facts.now))
    const age = oldEnough({ born, today, minAge: facts.minAge })
    if (age !== ok) errors.date_of_birth ??= age
  }
  if (isTooLong(normalizeText(typed.signup_message), facts))
    errors.signup_message ??= 'text_too_long'
  return errors
}
