import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripeProvider } from '#adapters/payments/stripe/provider.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { paymentProviderContract } from '../../harness/payment-provider/payment-provider.ts'
import type { Fault } from '../../harness/payment-provider/played.ts'
import { orderedNow, orderOf } from '../../harness/payment-provider/provider-under-spec.ts'
import { eventOf, stripeServer } from '../../harness/payment-provider/stripe/server.ts'

const KEY = `sk_test_${'a'.repeat(24)}`
/** Less patience than a slow Stripe needs. */
const HASTY_MS = 200

const setup = async () => {
  const server = await stripeServer(KEY)
  return { server, provider: stripeProvider({ apiKey: KEY, serverURL: server.url }) }
}

type Server = Awaited<ReturnType<typeof stripeServer>>

const hasEnded = ({ session }: Server, ref: string) => session(ref).status !== 'open'

/** Brings a page to its end as its payer does. */
const endPage = (server: Server, ref: string, status: 'paid' | 'failed' | 'cancelled') => {
  if (ref.startsWith('pi_')) {
    return server.settle(ref, status === 'paid' ? 'succeeded' : 'requires_payment_method')
  }
  if (hasEnded(server, ref)) return
  if (status === 'cancelled') server.expire(ref)
  else server.submit(ref, status === 'paid' ? 'succeeded' : 'requires_payment_method')
}

paymentProviderContract(
  'Stripe',
  async () => {
    const { server, provider } = await setup()
    return {
      provider,
      end: async (ref, status) => {
        if (status === 'charged_back') server.dispute(ref)
        else if (status === 'won_back') server.closeDisputes(ref, 'won')
        else endPage(server, ref, status)
      },
      chargePart: async (ref, minor) => server.dispute(ref, 'needs_response', minor),
      endMandate: async (mandate) => void server.detach(mandate.split('/')[1] ?? ''),
      knownAs: async (mandate) => {
        const made = server.made().find((one) => mandate.endsWith(`/${one.payment_method}`))
        return made?.mandate.payment_method_details.sepa_debit.reference ?? ''
      },
      later: async () => server.forgetKeys(),
      suffer: async (fault) => server.suffer(fault),
      webhookOf: (ref) => eventOf('checkout.session.completed', { id: ref }),
      stop: server.stop,
    }
  },
  { leaves: true },
)

describe('Stripe (PAY-06)', { timeout: 30_000 }, () => {
  let under: Awaited<ReturnType<typeof setup>>
  beforeAll(async () => {
    under = await setup()
  })
  afterAll(() => under.server.stop())
  beforeEach(() => under.server.suffer(null))

  const opened = async (wishes: Parameters<typeof orderOf>[0] = {}) => {
    const page = await under.provider.open(orderOf({ method: 'creditcard', ...wishes }))
    if (page === 'refused') throw new Error('Stripe refuses a decent order.')
    return page.ref
  }
  const paid = async (wishes: Parameters<typeof orderOf>[0] = {}) => {
    const ref = await opened(wishes)
    under.server.submit(ref, 'succeeded')
    return ref
  }
  const refundOf = (ref: string) =>
    ({
      ref,
      reference: randomUUID(),
      description: '25 credits',
      amount: { minor: 999, currency: 'EUR' },
    }) as const
  const mandate = async () => {
    const left = (await under.provider.fetchPayment(await paid({ keep: { payer: 'payer-7' } })))
      ?.mandate
    if (left === undefined) throw new Error('The payment has left no mandate.')
    return left
  }
  const chargeBy = (left: string) => {
    const { returnUrl: _, ...order } = orderOf({ method: 'creditcard' })
    return { ...order, mandate: left }
  }

  test('is told of a mandate as accepted online, from where and by which browser it was signed (DDB-04)', async () => {
    const { enrol, recordMandate } = under.provider
    const reference = randomUUID()
    const enrolled = await enrol?.({ reference, payer: 'payer-8' })
    if (!enrolled || enrolled === 'refused') throw new Error('Stripe refuses a decent payer.')
    const made = await recordMandate?.({
      reference,
      mandateReference: `VNK-${reference}`,
      ...enrolled,
      holder: 'K. de Wit',
      email: 'kim@voorbeeld.example',
      iban: 'NL13TEST0123456789',
      signedAt: new Date(),
      signedBy: { address: '::ffff:192.0.2.7', browser: 'Mozilla/5.0' },
    })
    expect(made).toMatchObject({ mandate: expect.any(String) })
    const accepted = 'mandate_data[customer_acceptance]'
    const told = ['[type]', '[online][ip_address]', '[online][user_agent]'].map((field) =>
      under.server.setups().at(-1)?.get(`${accepted}${field}`),
    )
    expect(told).toEqual(['online', '192.0.2.7', 'Mozilla/5.0'])
  })

  test('takes a mandate that its bank has ended for no more than that, though its way of paying stays', async () => {
    const { enrol, recordMandate, charge } = under.provider
    const reference = randomUUID()
    const enrolled = await enrol?.({ reference, payer: 'payer-9' })
    if (!enrolled || enrolled === 'refused') throw new Error('Stripe refuses a decent payer.')
    const made = await recordMandate?.({
      reference,
      mandateReference: 'VNK1',
      ...enrolled,
      holder: 'K. de Wit',
      email: 'kim@voorbeeld.example',
      iban: 'NL13TEST0123456789',
      signedAt: new Date(),
      signedBy: { address: '192.0.2.7', browser: 'Mozilla/5.0' },
    })
    if (!made || made === 'refused') throw new Error('Stripe refuses a decent mandate.')
    const debit = { ...chargeBy(made.mandate), method: 'directdebit' as const }
    const setup = under.server.made().find((one) => made.mandate.endsWith(one.payment_method))
    if (setup) setup.mandate.status = 'inactive'
    expect(await charge?.(debit)).toBe('ended')
  })

  test('waits for a bank that is still busy with a payment', async () => {
    const ref = await opened()
    under.server.submit(ref, 'processing')
    expect((await under.provider.fetchPayment(ref))?.status).toBe('open')
  })

  test('ends its page with the order, whenever it is reached, and otherwise after its own day', async () => {
    const ordered = orderedNow(3 * HOUR_MS, new Date(Date.now() - HOUR_MS))
    const ends = under.server.session(await opened({ ordered })).expires_at
    expect(ends).toBe(Math.floor(ordered.until.getTime() / 1_000))
    const days = orderedNow(14 * 24 * HOUR_MS)
    const longest = under.server.session(await opened({ ordered: days })).expires_at
    expect(longest * 1_000).toBeLessThan(days.at.getTime() + 24 * HOUR_MS + HOUR_MS)
  })

  test('opens no page any more in the last half hour of an order', async () => {
    const half = orderedNow(HOUR_MS, new Date(Date.now() - HOUR_MS / 2 - 1_000))
    expect(await under.provider.open(orderOf({ ordered: half }))).toBe('refused')
  })

  test('tells of a refund or a dispute by its intent, and answers by the page that we know', async () => {
    const ref = await paid()
    const payment_intent = under.server.intentIdOf(ref)
    const told = eventOf('charge.dispute.created', { id: 'du_1', payment_intent })
    const named = under.provider.refOf(told)
    expect(named).toBe(payment_intent)
    expect(await under.provider.fetchPayment(named ?? '')).toEqual({
      ...(await under.provider.fetchPayment(ref)),
      ref,
    })
  })

  test('takes no question of a bank for a chargeback, and a dispute that is lost for one', async () => {
    const ref = await paid()
    under.server.dispute(ref, 'warning_needs_response')
    expect((await under.provider.fetchPayment(ref))?.status).toBe('paid')
    under.server.dispute(ref, 'under_review')
    expect((await under.provider.fetchPayment(ref))?.status).toBe('charged_back')
    under.server.closeDisputes(ref, 'lost')
    expect((await under.provider.fetchPayment(ref))?.status).toBe('charged_back')
  })

  test('reports each movement of the money with its id (M13)', async () => {
    const ref = await paid()
    const wish = { ...refundOf(ref), amount: { minor: 300, currency: 'EUR' } as const }
    await under.provider.refund(wish)
    under.server.dispute(ref, 'needs_response', 299)
    under.server.closeDisputes(ref, 'won')
    const dispute = { id: expect.stringMatching(/^du_/), minor: 299 }
    const answer = await under.provider.fetchPayment(ref)
    expect(answer?.movements).toEqual([
      { kind: 'payment', id: under.server.intentIdOf(ref), minor: 999 },
      { kind: 'refund', id: wish.reference, minor: 300, state: 'done', isBySite: true },
      { kind: 'chargeback', ...dispute },
      { kind: 'reversal', ...dispute },
    ])
  })

  test('names a refund that it took and that failed at the bank since, and refuses it from then on', async () => {
    const ref = await paid()
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

  test('says that a payment by a card failed that its bank declines, once for one reference', async () => {
    const left = await mandate()
    under.server.decline(left.split('/')[1] ?? '')
    const order = chargeBy(left)
    const declined = await under.provider.charge?.(order)
    under.server.forgetKeys()
    expect(await under.provider.charge?.(order)).toEqual(declined)
    const ref = typeof declined === 'object' ? declined.ref : ''
    expect((await under.provider.fetchPayment(ref))?.status).toBe('failed')
  })

  test('learns nothing of a payer but our own word for one', async () => {
    const before = under.server.asked.length
    await under.provider.charge?.(chargeBy(await mandate()))
    expect(under.server.customers().at(-1)).toMatchObject({
      name: null,
      email: null,
      metadata: { payer: 'payer-7' },
    })
    const told = under.server.asked
      .slice(before)
      .flatMap(({ body }) => [...new URLSearchParams(body)])
    expect([...new Set(told.map(([field]) => field))].sort()).toEqual([
      'allowed_payment_method_types[0]',
      'amount',
      'cancel_url',
      'client_reference_id',
      'confirm',
      'currency',
      'customer',
      'description',
      'expires_at',
      'line_items[0][price_data][currency]',
      'line_items[0][price_data][product_data][name]',
      'line_items[0][price_data][unit_amount]',
      'line_items[0][quantity]',
      'metadata[charge]',
      'metadata[payer]',
      'metadata[reference]',
      'mode',
      'off_session',
      'payment_intent_data[description]',
      'payment_intent_data[metadata][reference]',
      'payment_intent_data[setup_future_usage]',
      'payment_method',
      'success_url',
    ])
  })

  const badMoments: Fault[] = ['busy', 'broken', 'nonsense', 'slow']
  test.each(badMoments)('is away, and not refusing, when it is %s', async (fault) => {
    const [ref, left] = [await paid(), await mandate()]
    const serverURL = under.server.url
    const hasty = stripeProvider({ apiKey: KEY, serverURL, timeoutMs: HASTY_MS })
    const asks = [
      () => hasty.open(orderOf()),
      () => hasty.fetchPayment(ref),
      () => hasty.refund(refundOf(ref)),
      () => hasty.charge?.(chargeBy(left)),
      () => hasty.revoke?.(left),
    ]
    under.server.suffer(fault)
    for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(ProviderAway)
  })

  test('asks once, with our id as its key, and leaves asking again to the worker (M16)', async () => {
    under.server.suffer('broken')
    const before = under.server.asked.length
    const wish = orderOf()
    await expect(under.provider.open(wish)).rejects.toBeInstanceOf(ProviderAway)
    const [asked, ...more] = under.server.asked.slice(before)
    expect(more).toEqual([])
    expect(asked).toMatchObject({ method: 'POST', key: wish.reference })
  })

  test('with a wrong key is away, for whoever has to mend it', async () => {
    const apiKey = `sk_test_${'b'.repeat(24)}`
    const stranger = stripeProvider({ apiKey, serverURL: under.server.url })
    await expect(stranger.open(orderOf())).rejects.toBeInstanceOf(ProviderAway)
    await expect(stranger.fetchPayment('cs_test_unknown')).rejects.toBeInstanceOf(ProviderAway)
  })

  test('is live with a live key alone', () => {
    expect(under.provider.live).toBe(false)
    for (const kind of ['sk', 'rk']) {
      expect(stripeProvider({ apiKey: `${kind}_live_${'a'.repeat(24)}` }).live).toBe(true)
    }
  })
})
