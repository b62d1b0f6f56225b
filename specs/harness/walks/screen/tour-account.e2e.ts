import { describe, it } from 'vitest'
import { accountStage } from '#specs/harness/walks/screen/account.ts'
import { touring } from '#specs/harness/walks/screen/touring.ts'

const LONG_MS = 600_000
const through = touring({ signup_credits: 40 })

describe('what a person can do with an account, on the screens, is what the chart allows', () => {
  it('an account', { timeout: LONG_MS }, () => through('account', accountStage))
})
