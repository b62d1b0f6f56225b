import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queue } from '#adapters/system/queue.ts'

class Full extends Error {}
const full = () => new Full()

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('a bounded queue', () => {
  test('runs as many works at once as it may, in the order of arrival, and refuses more than it can hold', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 20 }),
        async (atOnce, waiting, many) => {
          const run = queue({ atOnce, waiting, full })
          const started: number[] = []
          const gates = Array.from({ length: many }, gate)
          const results = gates.map(({ opened }, index) =>
            run(async () => {
              started.push(index)
              await opened
            }).then(
              () => 'done',
              (error) => (error instanceof Full ? 'refused' : 'failed'),
            ),
          )
          const taken = Math.min(many, atOnce + waiting)
          const refused = await Promise.all(results.slice(taken))
          expect(refused.every((result) => result === 'refused')).toBe(true)
          expect(started).toEqual(gates.slice(0, Math.min(many, atOnce)).map((_, index) => index))
          for (const { open } of gates) open()
          expect(await Promise.all(results)).toEqual(
            gates.map((_, index) => (index < taken ? 'done' : 'refused')),
          )
          expect(started).toEqual(gates.slice(0, taken).map((_, index) => index))
        },
      ),
    ))

  test('never runs more at once, however long work keeps coming', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (atOnce, waiting) => {
          const run = queue({ atOnce, waiting, full })
          let [running, most] = [0, 0]
          const work = async () => {
            running += 1
            most = Math.max(most, running)
            await new Promise((passed) => setImmediate(passed))
            running -= 1
          }
          const visitor = async () => {
            for (let visit = 0; visit < 10; visit += 1) await run(work)
          }
          await Promise.all(Array.from({ length: atOnce + waiting }, visitor))
          expect(most).toBe(atOnce)
        },
      ),
      { numRuns: 20 },
    ))

  test('goes on after work that failed', async () => {
    const run = queue({ atOnce: 1, waiting: 1, full })
    const fails = () => Promise.reject(new Error('no'))
    for (let round = 0; round < 4; round += 1) await expect(run(fails)).rejects.toThrow('no')
    expect(await run(async () => 'yes')).toBe('yes')
  })
})
