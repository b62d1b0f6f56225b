import { emailFault, faultsIn, newPasswordFault } from '#client/parts/account/typed-faults.ts'
import type { Errors } from '#client/platform/form/form.ts'
import { hasNameLength } from '#core/account/name-length.ts'
import { calendarDay, oldEnough, REASON_LENGTH_MAX } from '#core/account/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { ok } from '#core/kernel/verdict.ts'
import { lengthOf, normalizeLine, normalizeText } from '#core/normalisation/text.ts'
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

/** Its lists of domains and staff words come once there is a name to check. */
const unfitName = async (body: { name: string; email: string }, site: string) => {
  if (nameFault(body.name) !== null) return null
  const { nameIsFit } = await import('#core/account/names.ts')
  const verdict = nameIsFit({ ...body, site })
  return verdict === ok ? null : verdict
}

/** The rules that the server holds too, asked before anything is sent. */
export const signupErrors = async (typed: SignupValues, facts: Facts): Promise<Errors> => {
  const body = bodyOf(typed, facts)
  const born = calendarDay(body.date_of_birth)
  const errors = faultsOf(typed, born)
  const name = await unfitName(body, facts.site)
  if (name !== null) errors.name = name
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
