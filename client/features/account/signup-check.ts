import type { Errors } from '#client/ui/form.ts'
import { errorsOf } from '#client/ui/schema-errors.ts'
import { calendarDay, nameIsFit, oldEnough } from '#core/account/rules.ts'
import { signupForm } from '#core/contract/account.ts'
import { ok } from '#core/verdict.ts'
import { bodyOf, type Typed } from './signup-form.ts'

/** The rules that the server holds too, asked before anything is sent. */
export const signupErrors = (typed: Typed, facts: { today: string; minAge: number }): Errors => {
  const body = bodyOf(typed, null)
  const errors = errorsOf(signupForm, body)
  const name = nameIsFit(body)
  if (name !== ok) errors.name ??= name
  const born = calendarDay(body.date_of_birth)
  if (!typed.day && !typed.month && !typed.year) errors.date_of_birth = 'too_young'
  if (born) {
    const age = oldEnough({ born, ...facts })
    if (age !== ok) errors.date_of_birth ??= age
  }
  return errors
}
