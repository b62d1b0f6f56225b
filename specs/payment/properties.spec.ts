import type { Logger } from 'pino'
import { describe, expect, it } from 'vitest'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Alarms } from '#server/payment/alarms.ts'
import { createProviders } from '#server/payment/checkout/providers.ts'
import { createStartCheckout } from '#server/payment/checkout/start-checkout.ts'
import { createPaymentSweep } from '#server/payment/checkout/worker.ts'
import { createGiveBack, createRefundPayment } from '#server/payment/refund/refund.ts'
import { createSettlePayment } from '#server/payment/settle-payment.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { recordOf } from '#specs/harness/simulator/acts.ts'
import { agendaOf } from '#specs/harness/simulator/agenda.ts'
import { diceOf } from '#specs/harness/simulator/dice.ts'
import { mapStore } from '#specs/harness/simulator/map-store.ts'
import { only } from '#specs/harness/simulator/only.ts'
import { play } from '#specs/harness/simulator/playing.ts'
import { scheduleOf } from '#specs/harness/simulator/schedules.ts'
import { scriptedBank } from '#specs/harness/simulator/scripted-bank.ts'
import { beginOrders, type Stage } from '#specs/harness/simulator/stage.ts'
import { emptyTables } from '#specs/harness/simulator/tables.ts'
import { wayOf } from '#specs/harness/simulator/weather.ts'

const SCHEDULES = triesOf('payment/properties.spec.ts')
const LONG_MS = 600_000
const START = new Date('2026-10-20T08:00:00Z')

/** A stage of maps, on which answers of one instant meet in an order that the seed decides. */
const stageOf = (seed: number) => {
  const dice = diceOf(seed)
  const agenda = agendaOf(START)
  const tables = emptyTables()
  const way = wayOf({ agenda, dice, weather: { lost: 0, doubled: 0, late: 0 } })
  const store = mapStore({ tables, way, breaks: () => 0, written: () => undefined })
  const liveHints = { publish: () => undefined }
  const waitUpTo = (longestMs: number) => agenda.wait(dice.whole(0, Math.ceil(longestMs)))
  const dispatch = createDispatch({
    store,
    idempotencyStore: store,
    clock: agenda.clock,
    liveHints,
    waitUpTo,
  })
  const bank = scriptedBank()
  const providers = createProviders([bank.provider])
  const log = only<Logger>('log', {})
  const alarms: string[] = []
  let made = 0
  const settlePayment = createSettlePayment({
    dispatch,
    store,
    providers,
    log,
    alarms: only<Alarms>('alarms', { raise: (what) => void alarms.push(what) }),
  })
  const payments = only<PaymentStore>('payments', {
    providerOf: async () => 'bank',
    refundTaken: async () => undefined,
  })
  const stage: Stage = {
    store,
    dispatch,
    settlePayment,
    giveBack: createGiveBack({ dispatch, store }),
    refund: createRefundPayment({
      dispatch,
      store,
      idempotencyStore: store,
      payments,
      providers,
      settlePayment,
      clock: agenda.clock,
    }),
    withdraw: null,
    spend: null,
    jobs: () => tables.jobs.splice(0),
    newId: () => `id-${++made}`,
    beginMember: (id) => [
      { to: 'account', id, begin: { account: id }, record: recordOf(id), must: true },
      { to: 'timeBonus', id, begin: { account: id }, record: null, must: true },
    ],
    signed: null,
    walletOf: async (account) => tables.wallets.get(account) ?? { balance: 0, owed: 0 },
    entriesOf: async (payment) =>
      tables.entries
        .filter(({ operation, book }) => operation === payment && book === 'sales')
        .map(({ reason, credits }) => ({ reason, credits: -credits })),
    now: () => agenda.clock.now(),
  }
  const startCheckout = createStartCheckout({
    dispatch,
    store,
    providers,
    clock: agenda.clock,
    mandates: { refuse: async () => undefined },
    debits: only('debits', {}),
    ids: { ofPair: () => '' },
    publicUrl: '',
    homeOf: async () => '',
  })
  /** The sweeper of payments finds this one due, whose reference at the bank nobody has heard. */
  const sweep = (payment: string) => {
    const due = [payment]
    return createPaymentSweep({
      settlePayment: stage.settlePayment,
      startCheckout,
      clock: agenda.clock,
      log,
      payments: only('payments', {
        takeDue: async (orderedAt) =>
          due.splice(0).map((one) => ({
            payment: one,
            provider: 'bank',
            ref: null,
            asked: 1,
            orderedAt,
            until: orderedAt,
          })),
        recordAnswer: async () => undefined,
      }),
    })(new AbortController().signal)
  }
  return { dice, agenda, stage, bank, alarms, sweep }
}

/** A paid order of which a part is on its way back, and will fail at the payer's bank. */
const givenBackInVain = async ({
  stage,
  bank,
}: Pick<ReturnType<typeof stageOf>, 'stage' | 'bank'>) => {
  const { payments, account } = await beginOrders(stage, 'vonk', { orders: 1 })
  const [payment = ''] = payments
  bank.keep(payment, [{ status: 'paid' }], ['fails'])
  const asked = { provider: 'bank', ref: bank.script(payment, 0) }
  const settlePayment = () => stage.settlePayment(asked)
  await settlePayment()
  await stage.giveBack({ payment, minor: 300, by: 'givenBack' })
  for (const job of stage.jobs()) if (job.name === 'refundPayment') await stage.refund(job)
  return { payment, account, settlePayment }
}

const backOf = async (stage: Stage, { payment, account }: { payment: string; account: string }) => {
  const { stored } = (await stage.store.load('payment', payment, stage.now())) ?? {}
  const { backMinor, refusedMinor, returned } = stored?.context ?? {}
  return [{ backMinor, refusedMinor, returned }, await stage.walletOf(account)]
}

describe('what a bank says of payments with one discount code', () => {
  it(
    `ends alike and grants each once, in ${SCHEDULES} schedules of late, double and interleaved answers (M1, M10, M13, M15)`,
    async () => {
      for (let seed = 1; seed <= SCHEDULES; seed += 1) {
        const { dice, agenda, stage, bank, alarms } = stageOf(seed)
        const schedule = scheduleOf(dice)
        let wrong = ['it never ends']
        agenda.spawn(async () => {
          wrong = await play(stage, bank, schedule, 'vonk')
        })
        await agenda.run()
        expect([...wrong, ...alarms], `seed ${seed}: ${JSON.stringify(schedule)}`).toEqual([])
      }
    },
    LONG_MS,
  )

  it('is found by asking, also when the money came before the page did (M9)', async () => {
    const { agenda, stage, bank, sweep } = stageOf(1)
    const states: unknown[] = []
    agenda.spawn(async () => {
      const { payments } = await beginOrders(stage, 'vonk', { orders: 1 })
      const [payment = ''] = payments
      const look = async () => {
        const { stored } = (await stage.store.load('payment', payment, stage.now())) ?? {}
        states.push(stored?.state)
      }
      bank.keep(payment, [{ status: 'paid' }, { status: 'charged_back' }])
      await stage.settlePayment({ provider: 'bank', ref: bank.script(payment, 0) })
      await look()
      bank.pages.set(payment, bank.script(payment, 1))
      await sweep(payment)
      await look()
    })
    await agenda.run()
    expect(states).toEqual(['completed', 'chargedBack'])
  })

  it('takes no more credits for a word that was on its way while the bank failed to give back', async () => {
    const { agenda, stage, bank } = stageOf(1)
    const { fetchPayment: ask } = bank.provider
    const heard: unknown[] = []
    agenda.spawn(async () => {
      const { payment, account, settlePayment } = await givenBackInVain({ stage, bank })
      bank.provider.fetchPayment = async (ref) => {
        const answer = await ask(ref)
        await agenda.wait(60_000)
        return answer
      }
      const late = settlePayment()
      bank.provider.fetchPayment = ask
      bank.end(payment)
      await settlePayment()
      await late
      heard.push(...(await backOf(stage, { payment, account })))
    })
    await agenda.run()
    expect(heard).toMatchObject([
      { backMinor: 300, refusedMinor: 300, returned: 10 },
      { balance: 15, owed: 0 },
    ])
  })

  it.each([1, 2, 3, 4])(
    'takes no more credits when the failed refund is heard at look %i at the payment',
    async (nth) => {
      const { agenda, stage, bank } = stageOf(1)
      const { load } = stage.store
      const heard: unknown[] = []
      agenda.spawn(async () => {
        const { payment, account, settlePayment } = await givenBackInVain({ stage, bank })
        let looks = 0
        stage.store.load = async (name, id, now) => {
          const found = await load(name, id, now)
          if (name === 'payment') looks += 1
          if (looks === nth) {
            stage.store.load = load
            bank.end(payment)
            await settlePayment()
          }
          return found
        }
        await settlePayment()
        stage.store.load = load
        await settlePayment()
        heard.push(...(await backOf(stage, { payment, account })))
      })
      await agenda.run()
      expect(heard).toMatchObject([
        { backMinor: 300, refusedMinor: 300, returned: 10 },
        { balance: 15, owed: 0 },
      ])
    },
  )
})
