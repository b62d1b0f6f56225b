import { afterEach } from 'vitest'
import { expectLedgersToBalance } from './database.ts'

/**
 * Every database is checked when its file drops it (promise M3). After a failure each test is
 * checked as well, which tells the test that broke the ledger from those that follow.
 */
let hasFailed = false
afterEach(async ({ task }) => {
  hasFailed ||= task.result?.state === 'fail'
  if (hasFailed) await expectLedgersToBalance()
})
