import { expect, it } from 'vitest'
import { isRunning } from '#core/time-bonus/selectors.ts'

it.each([
  ['running', true],
  ['cleared', false],
  ['expired', false],
])('a welcome bonus that is %s is one that runs: %s', (state, runs) => {
  expect(isRunning({ state })).toBe(runs)
})
