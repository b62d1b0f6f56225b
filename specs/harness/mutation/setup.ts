import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * Every change of a chart asks all specs of its part. So a property is played for a moment only,
 * and a spec that goes through thousands of orders is left out.
 */
const MOMENT_MS = 200
const THOUSANDS = ['in every order of up to six', 'with no drift']

fc.configureGlobal({ interruptAfterTimeLimit: MOMENT_MS })

beforeEach(({ task, skip }) => {
  if (THOUSANDS.some((words) => task.name.includes(words))) skip()
})
