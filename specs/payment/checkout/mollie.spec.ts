import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amountOf, moneyOf } from '#adapters/payments/mollie/amounts.ts'
import { mollieProvider } from '#adapters/payments/mollie/provider.ts'
import { currencies } from '#core/kernel/money.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { Booked } from '../../harness/payment-provider/mollie/books.ts'
import { mollieServer } from '../../harness/payment-provider/mollie/server.ts'
import { paymentProviderContract } from '../../harness/payment-provider/payment-provider.ts'
import type { Fault } from '../../harness/payment-provider/played.ts'

const KEY = `test_${'a'.repeat(30)}`
/** Less patience than a slow Mollie needs. */
const HASTY_MS = 200

const setup = async () => {
  const server = await mollieServer(KEY)
  const provider = mollieProvider({ apiKey: KEY, serverURL: server.url })
  return { server, provider }
}

const endings = { paid: 'paid', failed: 'failed', cancelled: 'canceled' } as const

paymentProviderContract(
  'Mollie',
  async () => {
    const { server, provider } = await setup()
    return {
      provider,
      end: async (ref, status) => {
        const { status: stands } = server.payment(ref)
        if (status === 'charged_back' || status === 'won_back') {
          if (stands !== 'paid') return
          return status === 'won_back' ? server.undo(ref) : server.chargeBack(ref)
        }
        if (stands === 'open' || stands === 'pending') server.book(ref, { status: endings[status] })
      },
      chargePart: async (ref, minor) => server.chargeBack(ref, minor),
      endMandate: async (mandate) => server.endMandate(mandate.split('/')[1] ?? ''),
      knownAs: async (mandate) =>
        server.mandates().find(({ id }) => mandate.endsWith(`/${id}`))?.mandateReference ?? '',
      later: async () => server.forgetKeys(),
      suffer: async (fault) => server.suffer(fault),
      webhookOf: (ref) => ({
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ id: ref }).toString(),
      }),
      stop: server.stop,
    }
  },
  { leaves: false },
)

describe('Mollie (PAY-06)', { timeout: 30_000 }, () => {
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
    expect((await under.provider.fetchPayment(ref))?.status).toBe(ours)
  })

  test('tells money that went back from money that came, and the bank has the last word', async () => {
    const ref = await opened()
    const whole = { value: '9.99', currency: 'EUR' }
    const part = { value: '9.98', currency: 'EUR' }
    const report = async (change: Partial<Booked>) => {
      under.server.book(ref, { status: 'paid', ...change })
      return (await under.provider.fetchPayment(ref))?.status
    }
    expect(await report({ amountRefunded: part })).toBe('paid')
    expect(await report({ amountRefunded: whole })).toBe('refunded')
    expect(await report({ amountChargedBack: whole })).toBe('charged_back')
  })

  test('says that a chargeback is undone when each of them is', async () => {
    const ref = await opened()
    under.server.book(ref, { status: 'paid' })
    under.server.chargeBack(ref)
    under.server.undo(ref)
    expect((await under.provider.fetchPayment(ref))?.status).toBe('won_back')
    under.server.chargeBack(ref)
    expect((await under.provider.fetchPayment(ref))?.status).toBe('charged_back')
    under.server.undo(ref)
    expect((await under.provider.fetchPayment(ref))?.status).toBe('won_back')
  })

  const refundOf = (ref: string) =>
    ({ ref, reference: randomUUID(), amount, description: '25 credits' }) as const

  test('names a refund that it took and that failed at the bank since, and refuses it from then on', async () => {
    const ref = await opened()
    under.server.book(ref, { status: 'paid' })
    const wish = refundOf(ref)
    expect(await under.provider.refund(wish)).toBe('accepted')
    expect(await under.provider.fetchPayment(ref)).not.toHaveProperty('failed')
    under.server.failRefunds(ref)
    const { reference, amount: of } = wish
    const failed = [{ reference, minor: of.minor }]
    expect(await under.provider.fetchPayment(ref)).toMatchObject({ status: 'paid', failed })
    expect(await under.provider.refund(wish)).toBe('refused')
    expect(under.server.refundsOf(ref)).toHaveLength(1)
  })

  test('reports each movement of the money with its id (M13)', async () => {
    const ref = await opened()
    expect((await under.provider.fetchPayment(ref))?.movements).toEqual([])
    under.server.book(ref, { status: 'paid' })
    const wish = { ...refundOf(ref), amount: { ...amount, minor: 300 } }
    await under.provider.refund(wish)
    under.server.chargeBack(ref, 299)
    under.server.undo(ref)
    const chargeback = { id: expect.stringMatching(/^chb_/), minor: 299 }
    const answer = await under.provider.fetchPayment(ref)
    expect(answer).not.toHaveProperty('unknown')
    expect(answer?.movements).toEqual([
      { kind: 'payment', id: ref, minor: 999 },
      { kind: 'refund', id: wish.reference, minor: 300, state: 'pending', isBySite: true },
      { kind: 'chargeback', ...chargeback },
      { kind: 'reversal', ...chargeback },
    ])
  })

  test('names a status that is not known, and calls the payment open', async () => {
    const ref = await opened()
    under.server.book(ref, { status: 'on_hold' as 'open' })
    const answer = await under.provider.fetchPayment(ref)
    expect(answer).toMatchObject({ status: 'open', unknown: ['payment on_hold'] })
  })

  const kept = async () => {
    const wish = { ...order(), method: 'creditcard', keep: { payer: 'payer-7' } } as const
    const page = await under.provider.open(wish)
    if (page === 'refused') throw new Error('Mollie refuses a decent order.')
    under.server.book(page.ref, { status: 'paid' })
    const mandate = (await under.provider.fetchPayment(page.ref))?.mandate
    if (mandate === undefined) throw new Error('The payment has left no mandate.')
    return mandate
  }
  const chargeBy = (mandate: string) => {
    const { returnUrl: _, ...wish } = order()
    return { ...wish, method: 'creditcard', mandate } as const
  }

  test('learns nothing of a payer but our own word for one', async () => {
    const before = under.server.asked.length
    await under.provider.charge?.(chargeBy(await kept()))
    expect(under.server.customers().at(-1)).toMatchObject({
      name: null,
      email: null,
      locale: null,
      metadata: { payer: 'payer-7' },
    })
    const told = under.server.asked.slice(before).map(({ body }) => body)
    const fields = told.filter(Boolean).flatMap((body) => Object.keys(JSON.parse(body)))
    expect([...new Set(fields)].sort()).toEqual([
      'amount',
      'customerId',
      'description',
      'mandateId',
      'metadata',
      'method',
      'redirectUrl',
      'sequenceType',
      'webhookUrl',
    ])
  })

  const badMoments: Fault[] = ['busy', 'broken', 'nonsense', 'slow']
  test.each(badMoments)('is away, and not refusing, when it is %s', async (fault) => {
    const [ref, mandate] = [await opened(), await kept()]
    under.server.book(ref, { status: 'paid' })
    const serverURL = under.server.url
    const hasty = mollieProvider({ apiKey: KEY, serverURL, timeoutMs: HASTY_MS })
    const asks = [
      () => hasty.open(order()),
      () => hasty.fetchPayment(ref),
      () => hasty.refund(refundOf(ref)),
      () => hasty.charge?.(chargeBy(mandate)),
      () => hasty.revoke?.(mandate),
    ]
    under.server.suffer(fault)
    for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(ProviderAway)
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
    const stranger = mollieProvider({ apiKey, serverURL: under.server.url })
    await expect(stranger.open(order())).rejects.toBeInstanceOf(ProviderAway)
    await expect(stranger.fetchPayment('tr_unknown')).rejects.toBeInstanceOf(ProviderAway)
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
