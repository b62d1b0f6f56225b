import { describe, expect, test } from 'vitest'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import {
  bankForNow,
  databaseForNow,
  opened,
  pace,
  play,
  stateOf,
} from '../../harness/payment-provider/sandbox/bank.ts'
import { shop } from '../../harness/payment-provider/sandbox/shop.ts'

const until = (condition: () => unknown, timeout = 45_000) =>
  expect.poll(condition, { interval: 10, timeout })

/** Enough for a busy machine to deliver the first before the booking. */
const AHEAD_MS = 8_000
/** Enough for a busy machine to stop the bank before the booking. */
const LATE_MS = 8_000

describe('the webhooks of the sandbox bank (PAY-06)', () => {
  test('name a payment by its id in a form, and nothing else', async () => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { status: 'paid' })
    await until(() => heard.length).toBe(1)
    expect(heard[0]).toMatchObject({
      ref,
      method: 'POST',
      contentType: expect.stringContaining('application/x-www-form-urlencoded'),
    })
  })

  test.each(['paid', 'failed', 'cancelled'])('come when a payment is %s', async (status) => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { status })
    await until(() => heard.map((one) => one.ref)).toEqual([ref])
    await until(async () => (await stateOf(bank, ref)).deliveries).toEqual([
      { tries: 1, answer: '200', done: true },
    ])
  })

  test.each([
    ['paid', 'paid_twice'],
    ['paid', 'refunded'],
    ['paid', 'charged_back'],
    ['failed', 'paid'],
    ['cancelled', 'paid'],
  ])('come again when after %s it is %s', async (status, aftermath) => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { status })
    await play(bank, ref, { aftermath, webhook: 'twice' })
    await until(() => heard.map((one) => one.ref)).toEqual([ref, ref, ref])
    expect((await bank.provider.fetchPayment(ref))?.status).toBe(aftermath)
  })

  test('do not come for what cannot follow', async () => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { aftermath: 'refunded', webhook: 'now' })
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('open')
    await play(bank, ref, { status: 'failed', webhook: 'never' })
    await play(bank, ref, { aftermath: 'charged_back', webhook: 'now' })
    expect((await stateOf(bank, ref)).status).toBe('failed')
    expect(heard).toEqual([])
  })

  test('come after the pause when they are late', async () => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    const decidedAt = performance.now()
    await play(bank, ref, { status: 'paid', webhook: 'late' })
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('paid')
    await until(() => heard.length).toBe(1)
    expect((heard[0]?.at ?? 0) - decidedAt).toBeGreaterThanOrEqual(pace.lateMs)
  })

  test('come twice when they are doubled', async () => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { status: 'paid', webhook: 'twice' })
    await until(() => heard.map((one) => one.ref)).toEqual([ref, ref])
    expect((await stateOf(bank, ref)).deliveries).toHaveLength(2)
  })

  test('come before the booking and after it when they run ahead', async () => {
    const bank = await bankForNow(undefined, { pace: { ...pace, aheadMs: AHEAD_MS } })
    const aShop = await shop()
    const seen: (string | undefined)[] = []
    aShop.answers(async ({ ref }, response) => {
      seen.push((await bank.provider.fetchPayment(ref ?? ''))?.status)
      response.end()
    })
    const { ref } = await opened(bank, { webhookUrl: aShop.url })
    await play(bank, ref, { status: 'paid', webhook: 'ahead' })
    await until(() => seen).toEqual(['open', 'paid'])
  })

  test('are not even queued when they never come, and the payment is found by asking', async () => {
    const [bank, { url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { status: 'paid', webhook: 'never' })
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'paid', deliveries: [] })
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('paid')
  })

  test('do not come for a payment that nobody has decided', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'open', deliveries: [] })
  })

  test('follow the plan that was preset for the payment', async () => {
    const [bank, { heard, url }] = [await bankForNow(), await shop()]
    const { ref } = await opened(bank, { webhookUrl: url })
    await play(bank, ref, { webhook: 'twice' })
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'open', webhook: 'twice' })
    await play(bank, ref, { status: 'paid' })
    await until(() => heard.length).toBe(2)
  })

  test.each(longRunOnly)(
    'are sent again, with growing pauses, until the answer is exactly 200',
    async () => {
      const [bank, aShop] = [await bankForNow(), await shop()]
      aShop.answersWith(500, 204, 302, 404)
      const { ref } = await opened(bank, { webhookUrl: aShop.url })
      await play(bank, ref, { status: 'paid' })
      await until(async () => (await stateOf(bank, ref)).deliveries).toEqual([
        { tries: 5, answer: '200', done: true },
      ])
      const at = aShop.heard.map((one) => one.at)
      expect(at).toHaveLength(5)
      for (const [index, planned] of [20, 40, 80, 160].entries()) {
        expect((at[index + 1] ?? 0) - (at[index] ?? 0)).toBeGreaterThanOrEqual(planned - 5)
      }
    },
  )

  test.each(longRunOnly)('are given up after ten attempts', async () => {
    const bank = await bankForNow(undefined, { pace: { ...pace, retryFirstMs: 1 } })
    const aShop = await shop()
    aShop.answers((_, response) => {
      response.statusCode = 500
      response.end()
    })
    const { ref } = await opened(bank, { webhookUrl: aShop.url })
    await play(bank, ref, { status: 'paid' })
    await until(async () => (await stateOf(bank, ref)).deliveries).toEqual([
      { tries: 10, answer: '500', done: true },
    ])
    expect(aShop.heard).toHaveLength(10)
  })

  test.each(longRunOnly)('are sent again when the shop takes too long', async () => {
    const bank = await bankForNow(undefined, { pace: { ...pace, answerMs: 100 } })
    const aShop = await shop()
    aShop.answers((_, response) => {
      if (aShop.heard.length > 1) response.end()
    })
    const { ref } = await opened(bank, { webhookUrl: aShop.url })
    await play(bank, ref, { status: 'paid' })
    await until(async () => (await stateOf(bank, ref)).deliveries).toEqual([
      { tries: 2, answer: '200', done: true },
    ])
  })

  test.each(longRunOnly)('wait for a shop that is away, and come when it is back', async () => {
    const bank = await bankForNow()
    const gone = await shop()
    await gone.close()
    const { ref } = await opened(bank, { webhookUrl: gone.url })
    await play(bank, ref, { status: 'paid' })
    await until(async () => (await stateOf(bank, ref)).deliveries[0]?.answer).toBe('unreachable')
    const back = await shop(gone.port)
    await until(() => back.heard.map((one) => one.ref)).toEqual([ref])
  })

  test.each(longRunOnly)('survive a restart of the bank', async () => {
    const { url: databaseUrl } = await databaseForNow()
    const before = await bankForNow(databaseUrl)
    const aShop = await shop()
    const { ref } = await opened(before, { webhookUrl: aShop.url })
    await play(before, ref, { status: 'paid', webhook: 'late' })
    await before.stop()
    expect(aShop.heard).toEqual([])
    await bankForNow(databaseUrl)
    await until(() => aShop.heard.map((one) => one.ref)).toEqual([ref])
  })

  test.each(longRunOnly)('come for what was booked while the bank was stopped', async () => {
    const { url: databaseUrl } = await databaseForNow()
    const before = await bankForNow(databaseUrl)
    const aShop = await shop()
    const { ref } = await opened(before, { webhookUrl: aShop.url })
    await play(before, ref, { status: 'paid', after_ms: LATE_MS })
    expect(await stateOf(before, ref)).toMatchObject({ status: 'open', settling: 'paid' })
    await before.stop()
    const after = await bankForNow(databaseUrl)
    await until(() => aShop.heard.map((one) => one.ref)).toEqual([ref])
    expect((await after.provider.fetchPayment(ref))?.status).toBe('paid')
  })

  test.each(longRunOnly)(
    'that a stop breaks off are sent again at once, and the attempt does not count',
    async () => {
      const { url: databaseUrl } = await databaseForNow()
      const before = await bankForNow(databaseUrl, { pace: { ...pace, answerMs: 60_000 } })
      const aShop = await shop()
      aShop.answers((_, response) => {
        if (aShop.heard.length > 1) response.end()
      })
      const { ref } = await opened(before, { webhookUrl: aShop.url })
      await play(before, ref, { status: 'paid' })
      await until(() => aShop.heard.length).toBe(1)
      await before.stop()
      const after = await bankForNow(databaseUrl)
      await until(async () => (await stateOf(after, ref)).deliveries).toEqual([
        { tries: 1, answer: '200', done: true },
      ])
    },
  )

  test.each(longRunOnly)(
    'of many payments come once each, from two nodes that send four at a time',
    async () => {
      const { url: databaseUrl } = await databaseForNow()
      const nodes = [await bankForNow(databaseUrl), await bankForNow(databaseUrl)] as const
      const aShop = await shop()
      let [atOnce, most] = [0, 0]
      aShop.answers(async (_, response) => {
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise((passed) => setImmediate(passed))
        atOnce -= 1
        response.end()
      })
      const refs = await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const node = nodes[index % 2 === 0 ? 0 : 1]
          const { ref } = await opened(node, { webhookUrl: aShop.url })
          await play(node, ref, { status: 'paid' })
          return ref
        }),
      )
      await until(() => aShop.heard.length).toBe(40)
      expect(new Set(aShop.heard.map((one) => one.ref))).toEqual(new Set(refs))
      expect(most).toBeLessThanOrEqual(8)
    },
  )
})
