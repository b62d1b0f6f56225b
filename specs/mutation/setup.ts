import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * Every change of a chart asks all specs of its part. So a property is played for a moment only,
 * and a spec that goes through thousands of orders of events is left out.
 */
const MOMENT_MS = 100
const THOUSANDS = 'in every order of up to six'

fc.configureGlobal({ interruptAfterTimeLimit: MOMENT_MS })

beforeEach(({ task, skip }) => {
  if (task.name.includes(THOUSANDS)) skip()
})
