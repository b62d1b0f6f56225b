import type { Logger } from 'pino'
import { describe, expect, it } from 'vitest'
import { dispatcher } from '#server/dispatch.ts'
import type { Alarms } from '#server/payment/alarms.ts'
import { openingPages } from '#server/payment/open.ts'
import { providersOf } from '#server/payment/providers.ts'
import { settling } from '#server/payment/settle.ts'
import { sweepPayments } from '#server/workers/payments.ts'
import { recordOf } from '#specs/simulator/acts.ts'
import { agendaOf } from '#specs/simulator/agenda.ts'
import { diceOf } from '#specs/simulator/dice.ts'
import { mapStore } from '#specs/simulator/map-store.ts'
import { only } from '#specs/simulator/only.ts'
import {
  beginOrders,
  play,
  type Stage,
  scheduleOf,
  scriptedBank,
} from '#specs/simulator/schedules.ts'
import { emptyTables } from '#specs/simulator/tables.ts'
import { wayOf } from '#specs/simulator/weather.ts'

const SCHEDULES = 10_000
const LONG_MS = 600_000
const START = new Date('2026-10-20T08:00:00Z')

/** A stage of maps, on which answers of one instant meet in an order that the seed decides. */
const stageOf = (seed: number) => {
  const dice = diceOf(seed)
  const agenda = agendaOf(START)
  const tables = emptyTables()
  const way = wayOf({ agenda, dice, weather: { lost: 0, doubled: 0, late: 0 } })
  const store = mapStore({ tables, way, breaks: () => 0, written: () => undefined })
  const wire = { publish: () => undefined }
  const waitUpTo = (longestMs: number) => agenda.wait(dice.whole(0, Math.ceil(longestMs)))
  const dispatch = dispatcher({ store, clock: agenda.clock, wire, waitUpTo })
  const { provider, script, pages } = scriptedBank()
  const providers = providersOf([provider])
  const log = only<Logger>('log', {})
  const alarms: string[] = []
  let made = 0
  const stage: Stage = {
    store,
    dispatch,
    settle: settling({
      ...{ dispatch, store, providers, log },
      alarms: only<Alarms>('alarms', { raise: (what) => void alarms.push(what) }),
    }),
    newId: () => `id-${++made}`,
    beginMember: (id) => [
      { to: 'account', id, begin: { account: id }, record: recordOf(id), must: true },
      { to: 'timeBonus', id, begin: { account: id }, record: null, must: true },
    ],
    balanceOf: async (account) => tables.wallets.get(account)?.balance ?? 0,
    entriesOf: async (payment, account) =>
      tables.entries.filter(({ operation, book }) => operation === payment && book === account),
    now: () => agenda.clock.now(),
  }
  const openPage = openingPages({
    ...{ dispatch, store, providers, clock: agenda.clock },
    ...{ mandates: { refuse: async () => undefined }, ids: { ofPair: () => '' } },
    ...{ publicUrl: '', homeOf: async () => '' },
  })
  /** The sweeper of payments finds this one due, whose reference at the bank nobody has heard. */
  const sweep = (payment: string) =>
    sweepPayments({
      ...{ settle: stage.settle, openPage, clock: agenda.clock, log },
      payments: only('payments', {
        takeDue: async () => [{ payment, provider: 'bank', ref: null, asked: 1 }],
      }),
    })(new AbortController().signal)
  return { dice, agenda, stage, script, pages, alarms, sweep }
}

describe('what a bank says of payments with one discount code', () => {
  it(
    `ends alike and grants each once, in ${SCHEDULES} schedules of late, double and interleaved answers (M1, M10, M13, M15)`,
    async () => {
      for (let seed = 1; seed <= SCHEDULES; seed += 1) {
        const { dice, agenda, stage, script, alarms } = stageOf(seed)
        const schedule = scheduleOf(dice)
        let wrong = ['it never ends']
        agenda.spawn(async () => {
          wrong = await play(stage, script, schedule, 'vonk')
        })
        await agenda.run()
        expect([...wrong, ...alarms], `seed ${seed}: ${JSON.stringify(schedule)}`).toEqual([])
      }
    },
    LONG_MS,
  )

  it('is found by asking, also when the money came before the page did (M9)', async () => {
    const { agenda, stage, script, pages, sweep } = stageOf(1)
    const states: unknown[] = []
    agenda.spawn(async () => {
      const { payments } = await beginOrders(stage, 'vonk', 1)
      const [payment = ''] = payments
      const look = async () => {
        const { stored } = (await stage.store.load('payment', payment, stage.now())) ?? {}
        states.push(stored?.state)
      }
      await stage.settle({ provider: 'bank', ref: script(payment, { status: 'paid' }) })
      await look()
      pages.set(payment, script(payment, { status: 'charged_back' }))
      await sweep(payment)
      await look()
    })
    await agenda.run()
    expect(states).toEqual(['completed', 'chargedBack'])
  })
})
