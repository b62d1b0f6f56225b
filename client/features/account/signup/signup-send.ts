import { actionKeys } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { bodyOf } from './signup-body.ts'
import type { CameBy, SignupValues } from './signup-form.ts'

const keyOf = actionKeys()

/** Sends the form; the same form again is the same sign-up. */
export const sendSignup = async (typed: SignupValues, cameBy: CameBy) => {
  const body = bodyOf(typed, cameBy)
  await call('POST /api/signup.php', { body, idempotencyKey: keyOf(body) })
}
