import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectBooksToBalance,
  newMember,
  openStores,
  SITE,
  type Stores,
} from '#specs/harness/database/postgres.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { diceOf } from '#specs/harness/simulator/dice.ts'
import { play } from '#specs/harness/simulator/playing.ts'
import { postgresStage } from '#specs/harness/simulator/postgres-stage.ts'
import { scheduleOf } from '#specs/harness/simulator/schedules.ts'

const SCHEDULES = triesOf('payment/properties.int.spec.ts')
/** Of other members each, so that they share the house's books and nothing else. */
const AT_ONCE = 8
const LONG_MS = 300_000

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

describe('On Postgres, what a bank says of payments with one discount code', () => {
  it(
    `ends alike and grants each once, in ${SCHEDULES} schedules of late, double and simultaneous answers (M1, M10, M13, M15)`,
    async () => {
      const friend = await newMember(stores, { premium: true })
      const playOne = async (seed: number) => {
        const { stage, bank, alarms } = postgresStage(stores, friend)
        const schedule = scheduleOf(diceOf(seed))
        const wrong = await play(stage, bank, schedule, SITE)
        expect([...wrong, ...alarms], `seed ${seed}: ${JSON.stringify(schedule)}`).toEqual([])
      }
      for (let first = 1; first <= SCHEDULES; first += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => playOne(first + nth)))
      }
      await expectBooksToBalance(stores)
    },
    LONG_MS,
  )
})
