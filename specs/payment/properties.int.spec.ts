import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatcher } from '#server/dispatch.ts'
import type { Alarms } from '#server/payment/alarms.ts'
import { providersOf } from '#server/payment/providers.ts'
import { settling } from '#server/payment/settle.ts'
import {
  balanceOf,
  beginAccount,
  expectBooksToBalance,
  NOON,
  openStores,
  SITE,
  type Stores,
} from '#specs/postgres/support.ts'
import { diceOf } from '#specs/simulator/dice.ts'
import { only } from '#specs/simulator/only.ts'
import { play, type Stage, scheduleOf, scriptedBank } from '#specs/simulator/schedules.ts'

const SCHEDULES = 200
const LONG_MS = 300_000

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const stageOf = ({ store, db }: Stores) => {
  const { provider, script } = scriptedBank()
  const alarms: string[] = []
  const wire = { publish: () => undefined }
  const dispatch = dispatcher({ store, clock: { now: () => NOON }, wire })
  const stage: Stage = {
    store,
    dispatch,
    settle: settling({
      ...{ dispatch, store, providers: providersOf([provider]), log: only('log', {}) },
      alarms: only<Alarms>('alarms', { raise: (what) => void alarms.push(what) }),
    }),
    newId: randomUUID,
    beginMember: (id) => [
      beginAccount(id),
      { to: 'timeBonus', id, begin: { account: id }, record: null, must: true },
    ],
    balanceOf: (account) => balanceOf({ db }, account),
    entriesOf: async (payment, account) => {
      const { rows } = await db.pool.query<{ reason: string; credits: number }>(
        'select reason, credits from ledger_entry where operation = $1 and book_id = $2',
        [payment, account],
      )
      return rows
    },
    now: () => NOON,
  }
  return { stage, script, alarms }
}

describe('On Postgres, what a bank says of payments with one discount code', () => {
  it(
    `ends alike and grants each once, in ${SCHEDULES} schedules of late, double and simultaneous answers (M1, M10, M13, M15)`,
    async () => {
      for (let seed = 1; seed <= SCHEDULES; seed += 1) {
        const { stage, script, alarms } = stageOf(stores)
        const schedule = scheduleOf(diceOf(seed))
        const wrong = await play(stage, script, schedule, SITE)
        expect([...wrong, ...alarms], `seed ${seed}: ${JSON.stringify(schedule)}`).toEqual([])
      }
      await expectBooksToBalance(stores)
    },
    LONG_MS,
  )
})
