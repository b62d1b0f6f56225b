import { describe, it } from 'vitest'
import { outboxStage } from '#specs/harness/walks/screen/outbox.ts'
import { paymentStage } from '#specs/harness/walks/screen/payment.ts'
import { signInStage } from '#specs/harness/walks/screen/sign-in.ts'
import { touring } from '#specs/harness/walks/screen/touring.ts'

const LONG_MS = 600_000
const through = touring({ signup_credits: 3 })

describe('what a person can do, on the screens, is what the chart allows', () => {
  it('signing in', () => through('signIn', signInStage))
  it('paying', { timeout: LONG_MS }, () => through('payment', paymentStage))
  it('a message on its way', () => through('outbox', outboxStage))
})
