import { emailFault, faultsIn, newPasswordFault } from '#client/parts/account/typed-faults.ts'
import type { Errors } from '#client/platform/form/form.ts'
import { hasNameLength, nameIsFit } from '#core/account/names.ts'
import { calendarDay, oldEnough, REASON_LENGTH_MAX } from '#core/account/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { ok } from '#core/kernel/verdict.ts'
import { normalizeLine } from '#core/normalisation/readable-line.ts'
import { lengthOf, normalizeText } from '#core/normalisation/text.ts'
import { bodyOf } from './signup-body.ts'
import type { CameBy, SignupValues } from './signup-form.ts'

/** `now` in milliseconds; the day that counts is the site's, whatever that of the device is. */
type Facts = CameBy & { now: number; minAge: number; messageLength: number; site: string }

const isTooLong = (words: string, { profile, messageLength }: Facts) =>
  profile ? lengthOf(words) > messageLength : words.length > REASON_LENGTH_MAX

const nameFault = (typed: string) => (hasNameLength(normalizeLine(typed)) ? null : 'name_length')

/** What the contract says of each field alone. */
const faultsOf = (typed: SignupValues, born: unknown): Errors =>
  faultsIn({
    email: emailFault(typed.email),
    password: newPasswordFault(typed.password),
    name: nameFault(typed.name),
    date_of_birth: born ? null : 'date_invalid',
    gender: typed.gender ? null : 'required',
    seeks: typed.seeks ? null : 'required',
    consent: typed.consent ? null : 'consent_needed',
  })

/** The rules that the server holds too, asked before anything is sent. */
export const signupErrors = (typed: SignupValues, facts: Facts): Errors => {
  const body = bodyOf(typed, facts)
  const born = calendarDay(body.date_of_birth)
  const errors = faultsOf(typed, born)
  const name = nameIsFit({ ...body, site: facts.site })
  if (name !== ok) errors.name ??= name
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
