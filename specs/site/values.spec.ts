import { expect, it } from 'vitest'
import { requestRetryMs } from '#core/site/values.ts'

it('waits twice as long before each next try of a request, from 300 ms on', () => {
  expect([1, 2, 3, 4].map(requestRetryMs)).toEqual([300, 600, 1_200, 2_400])
})
