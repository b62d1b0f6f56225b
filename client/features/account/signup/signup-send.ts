import { actionKeys } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { landingIn } from '#core/site/landers/landing.ts'
import { bodyOf } from './signup-body.ts'
import type { CameBy, SignupValues } from './signup-form.ts'

const keyOf = actionKeys()

/** Who brought somebody, and the page on which they landed before, as the address still says it. */
const fromWhere = (source: CameBy['source']): CameBy['source'] => {
  const from = { ...source, ...landingIn(window.location.search) }
  return Object.keys(from).length > 0 ? from : null
}

/** Sends the form; the same form again is the same sign-up. */
export const sendSignup = async (typed: SignupValues, { source, profile }: CameBy) => {
  const body = bodyOf(typed, { source: fromWhere(source), profile })
  await call('POST /api/signup.php', { body, idempotencyKey: keyOf(body) })
}
