import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * Every change of a chart asks all specs of its part. So a property is played for a moment only,
 * and a spec that allows itself more time than others, for thousands of schedules, is left out.
 */
const MOMENT_MS = 100
const USUAL_MS = 5_000

fc.configureGlobal({ interruptAfterTimeLimit: MOMENT_MS })

beforeEach(({ task, skip }) => {
  if (task.timeout > USUAL_MS) skip()
})
