import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amountOf, moneyOf } from '#adapters/payments/mollie/amounts.ts'
import { mollieProvider } from '#adapters/payments/mollie/provider.ts'
import { currencies } from '#core/payment/money.ts'
import { ProviderAway } from '#core/payment/provider.ts'
import { paymentProviderContract } from '../payment-provider.ts'
import type { Booked } from './books.ts'
import { type Fault, mollieServer } from './server.ts'

const KEY = `test_${'a'.repeat(30)}`
const TIMEOUT_MS = 500

const setup = async () => {
  const server = await mollieServer(KEY)
  const provider = mollieProvider({ apiKey: KEY, serverURL: server.url, timeoutMs: TIMEOUT_MS })
  return { server, provider }
}

const endings = { paid: 'paid', failed: 'failed', cancelled: 'canceled' } as const

paymentProviderContract('Mollie', async () => {
  const { server, provider } = await setup()
  return {
    provider,
    end: async (ref, status) => {
      if (!(status in endings)) throw new Error(`${status} is no end of a payment page`)
      if (server.statusOf(ref) !== 'open') return
      server.book(ref, { status: endings[status as keyof typeof endings] })
    },
    suffer: async (fault) => server.suffer(fault),
    webhookOf: (ref) => ({
      contentType: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ id: ref }).toString(),
    }),
    stop: server.stop,
  }
})

describe('Mollie', () => {
  let under: Awaited<ReturnType<typeof setup>>
  beforeAll(async () => {
    under = await setup()
  })
  afterAll(() => under.server.stop())
  beforeEach(() => under.server.suffer(null))

  const amount = { minor: 999, currency: 'EUR' } as const
  const order = () => ({
    ...({ reference: randomUUID(), amount, method: 'ideal', description: '25 credits' } as const),
    returnUrl: 'https://shop.example/back',
    webhookUrl: 'https://shop.example/webhook',
  })
  const opened = async () => {
    const page = await under.provider.open(order())
    if (page === 'refused') throw new Error('Mollie refuses a decent order.')
    return page.ref
  }

  const states: [Booked['status'], string][] = [
    ['open', 'open'],
    ['pending', 'open'],
    ['authorized', 'open'],
    ['paid', 'paid'],
    ['canceled', 'cancelled'],
    ['expired', 'cancelled'],
    ['failed', 'failed'],
  ]
  test.each(states)('calls a payment %s what we call %s', async (theirs, ours) => {
    const ref = await opened()
    under.server.book(ref, { status: theirs })
    expect((await under.provider.ask(ref))?.status).toBe(ours)
  })

  test('tells money that went back from money that came, and the bank has the last word', async () => {
    const ref = await opened()
    const whole = { value: '9.99', currency: 'EUR' }
    const part = { value: '9.98', currency: 'EUR' }
    const said = async (change: Partial<Booked>) => {
      under.server.book(ref, { status: 'paid', ...change })
      return (await under.provider.ask(ref))?.status
    }
    expect(await said({ amountRefunded: part })).toBe('paid')
    expect(await said({ amountRefunded: whole })).toBe('refunded')
    expect(await said({ amountChargedBack: whole })).toBe('charged_back')
  })

  const badMoments: Fault[] = ['busy', 'broken', 'nonsense', 'slow']
  test.each(badMoments)('is away, and not refusing, when it is %s', async (fault) => {
    const ref = await opened()
    under.server.suffer(fault)
    await expect(under.provider.open(order())).rejects.toBeInstanceOf(ProviderAway)
    await expect(under.provider.ask(ref)).rejects.toBeInstanceOf(ProviderAway)
  })

  test('asks once, with our id as its key, and leaves asking again to the worker (M16)', async () => {
    under.server.suffer('broken')
    const before = under.server.asked.length
    const wish = order()
    await expect(under.provider.open(wish)).rejects.toBeInstanceOf(ProviderAway)
    const [asked, ...more] = under.server.asked.slice(before)
    expect(more).toEqual([])
    expect(asked).toMatchObject({ method: 'POST', key: wish.reference })
  })

  test('with a wrong key is away, for whoever has to mend it', async () => {
    const apiKey = `test_${'b'.repeat(30)}`
    const stranger = mollieProvider({ apiKey, serverURL: under.server.url, timeoutMs: TIMEOUT_MS })
    await expect(stranger.open(order())).rejects.toBeInstanceOf(ProviderAway)
    await expect(stranger.ask('tr_unknown')).rejects.toBeInstanceOf(ProviderAway)
  })

  test('is live with a live key alone', () => {
    expect(under.provider.live).toBe(false)
    expect(mollieProvider({ apiKey: `live_${'a'.repeat(30)}` }).live).toBe(true)
  })

  test('opens no page by a method that has ended', async () => {
    for (const method of ['sofort', 'giropay', 'maestro'] as const) {
      expect(await under.provider.open({ ...order(), method })).toBe('refused')
    }
  })
})

describe('an amount', () => {
  test('is written with its decimals and read back to the cent', () => {
    fc.assert(
      fc.property(
        fc.record({
          minor: fc.integer({ min: 0, max: 2 ** 31 }),
          currency: fc.constantFrom(...currencies),
        }),
        (money) => {
          expect(moneyOf(amountOf(money))).toEqual(money)
        },
      ),
    )
    expect(amountOf({ minor: 5, currency: 'EUR' }).value).toBe('0.05')
  })

  test('that is no amount of ours is none', () => {
    for (const value of ['', '1', '1.0', '1.000', '-1.00', '1e3', '1,00', ' 1.00', 'NaN']) {
      expect(moneyOf({ value, currency: 'EUR' })).toBeNull()
    }
    expect(moneyOf({ value: '1.00', currency: 'JPY' })).toBeNull()
  })
})
