import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currencies } from '#core/kernel/money.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { checkoutMethods, type Method, methods, methodsFor } from '#core/payment/methods.ts'
import { debitContract } from './payment-provider-debits.ts'
import { mandateContract } from './payment-provider-mandates.ts'
import { moneyBackContract } from './payment-provider-refunds.ts'
import { orderOf, type ProviderUnderSpec, playOf } from './provider-under-spec.ts'

/** Each step goes over a connection, and some specs take many. */
const TIMEOUT_MS = 30_000

const ends = ['paid', 'failed', 'cancelled'] as const

/** A country and a currency in which the catalogue has this method. */
const whereOffered = (method: Method) => {
  const { countries, currencies: taken } = methods[method]
  const [country = 'NL'] = countries === 'all' ? [] : countries
  const currency = taken === 'all' ? 'EUR' : taken[0]
  return { country, amount: { minor: 999, currency } }
}

/** What every provider of payments keeps, whoever it is. */
export const paymentProviderContract = (
  name: string,
  setup: () => Promise<ProviderUnderSpec>,
  { leaves }: { /** Whether it can shut a page that was left. */ leaves: boolean },
) => {
  describe(`${name} as a provider of payments`, { timeout: TIMEOUT_MS }, () => {
    let under: ProviderUnderSpec
    beforeAll(async () => {
      under = await setup()
    })
    afterAll(() => under.stop())
    beforeEach(() => under.suffer(null))

    const play = playOf(() => under)
    const { open, statusOf } = play

    test('has a name that fits into the address of its webhook', () => {
      expect(under.provider.name).toMatch(/^[a-z]{1,20}$/)
    })

    test('offers methods for an amount in a country, and only those of the catalogue', async () => {
      const amount = { minor: 999, currency: 'EUR' } as const
      const offered = await under.provider.methods({ country: 'NL', amount })
      const known = methodsFor({ country: 'NL', currency: 'EUR' })
      expect(offered).toContain('ideal')
      expect(known).toEqual(expect.arrayContaining(offered))
    })

    test('opens a payment with a page where it is paid', async () => {
      const { ref, checkoutUrl } = await open(orderOf())
      expect(ref).not.toBe('')
      expect(['http:', 'https:']).toContain(new URL(checkoutUrl).protocol)
    })

    test.each(checkoutMethods)('opens a payment by %s, or does not offer it', async (method) => {
      const order = whereOffered(method)
      const offered = await under.provider.methods(order)
      const opened = await under.provider.open(orderOf({ method, amount: order.amount }))
      expect(opened === 'refused').toBe(!offered.includes(method))
      if (opened !== 'refused') expect(await statusOf(opened.ref)).toBe('open')
    })

    test('gives two orders two payments', async () => {
      const [one, other] = [await open(orderOf()), await open(orderOf())]
      expect(one.ref).not.toBe(other.ref)
    })

    test('answers the same payment when it is asked twice with one reference', async () => {
      const order = orderOf()
      expect(await open(order)).toEqual(await open(order))
    })

    test('makes one payment of twenty requests at once with one reference', async () => {
      const order = orderOf()
      const opened = await Promise.all(Array.from({ length: 20 }, () => open(order)))
      expect(new Set(opened.map(({ ref }) => ref)).size).toBe(1)
    })

    test('says of a payment the reference, amount, currency and mode it was opened with', () =>
      fc.assert(
        fc.asyncProperty(
          fc.record({
            minor: fc.integer({ min: 100, max: 1_000_000 }),
            currency: fc.constantFrom(...currencies),
          }),
          async (amount) => {
            const order = orderOf({ amount, method: 'creditcard' })
            const { ref } = await open(order)
            const { movements = [], ...answer } = (await under.provider.fetchPayment(ref)) ?? {}
            expect(movements).toEqual([])
            expect(answer).toEqual({
              status: 'open',
              report: { reference: order.reference, amount, live: under.provider.live },
            })
          },
        ),
        { numRuns: 25 },
      ))

    test.each(ends)('says that a payment is %s once it is', async (status) => {
      const { ref } = await open(orderOf())
      await under.end(ref, status)
      expect(await statusOf(ref)).toBe(status)
    })

    test.each(ends)('leaves a payment that is %s as it is', async (status) => {
      const { ref } = await open(orderOf())
      await under.end(ref, status)
      for (const other of ends) await under.end(ref, other)
      expect(await statusOf(ref)).toBe(status)
    })

    test('answers the same payment for a reference that has been paid', async () => {
      const order = orderOf()
      const { ref } = await open(order)
      await under.end(ref, 'paid')
      expect((await open(order)).ref).toBe(ref)
      expect(await statusOf(ref)).toBe('paid')
    })

    test(`${leaves ? 'takes nothing any more' : 'is told nothing'} where a payer has left its page`, async () => {
      const { leave } = under.provider
      expect(leave !== undefined).toBe(leaves)
      if (!leave) return
      const { ref } = await open(orderOf())
      await under.suffer('away')
      await expect(leave(ref)).rejects.toBeInstanceOf(ProviderAway)
      await under.suffer(null)
      expect(await statusOf(ref)).toBe('open')
      for (const _ of ['once', 'again']) {
        await leave(ref)
        await under.end(ref, 'paid')
        expect(await statusOf(ref)).toBe('cancelled')
      }
      for (const status of ends) {
        const { ref: ended } = await open(orderOf())
        await under.end(ended, status)
        await leave(ended)
        expect(await statusOf(ended)).toBe(status)
      }
      for (const unknown of [`${ref}x`, '', '../../..']) await leave(unknown)
    })

    test('knows no payment that it has not made', async () => {
      const { ref } = await open(orderOf())
      const strange = [
        `${ref}x`,
        ref.slice(0, -1),
        ref.toUpperCase(),
        '',
        "' or 1=1 --",
        '../../..',
      ]
      for (const unknown of strange) expect(await under.provider.fetchPayment(unknown)).toBeNull()
    })

    test('refuses by a value, not by an error', async () => {
      await under.suffer('refuses')
      expect(await under.provider.open(orderOf())).toBe('refused')
    })

    test('says that it is away when it does not answer', async () => {
      const { ref } = await open(orderOf())
      await under.suffer('away')
      await expect(under.provider.open(orderOf())).rejects.toBeInstanceOf(ProviderAway)
      await expect(under.provider.fetchPayment(ref)).rejects.toBeInstanceOf(ProviderAway)
      const order = { country: 'NL', amount: { minor: 999, currency: 'EUR' } } as const
      await expect(under.provider.methods(order)).rejects.toBeInstanceOf(ProviderAway)
    })

    test('finds the payment again whose answer was lost', async () => {
      const order = orderOf()
      await under.suffer('lost')
      await expect(under.provider.open(order)).rejects.toBeInstanceOf(ProviderAway)
      await expect(under.provider.open(order)).rejects.toBeInstanceOf(ProviderAway)
      await under.suffer(null)
      const { ref } = await open(order)
      await under.end(ref, 'paid')
      expect((await open(order)).ref).toBe(ref)
    })

    test('names its payment in its webhook', async () => {
      const { ref } = await open(orderOf())
      expect(under.provider.refOf(under.webhookOf(ref))).toBe(ref)
    })

    test('reads nothing of a webhook but the id, so that a forged one moves nothing', async () => {
      const { ref } = await open(orderOf())
      const { contentType, body } = under.webhookOf(ref)
      const forged = `${body}&status=paid&amount=1&live=true`
      expect([ref, null]).toContain(under.provider.refOf({ contentType, body: forged }))
      expect(await statusOf(ref)).toBe('open')
    })

    test('finds no id in what is not its webhook', () =>
      fc.assert(
        fc.property(
          fc.constantFrom(
            'application/x-www-form-urlencoded',
            'application/json',
            'text/plain',
            '',
          ),
          fc.oneof(fc.string(), fc.json(), fc.constantFrom('id=', 'id', 'id[]=1', '{"id":1}')),
          (contentType, body) => {
            expect(under.provider.refOf({ contentType, body })).toBeNull()
          },
        ),
      ))

    moneyBackContract(play)
    mandateContract(play)
    debitContract(play, (ref) => under.webhookOf(ref))
  })
}
