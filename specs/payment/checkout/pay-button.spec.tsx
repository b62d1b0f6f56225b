import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  orderOnce,
  safeCheckout,
  takeCheckout,
} from '#client/features/payment/checkout/pending-order.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { me, order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const ORDER = 'GET /api/order.php'
const PLACE = 'POST /api/order.php'

describe('the pay button', () => {
  const isNew = () => ({ created_at: new Date().toISOString() })
  const openOrder = (placed: OrderView = { ...order('loading'), ...isNew() }) =>
    openPage('/credits/credits-25/ideal', user(), {
      'GET /api/credits.php': () => ({
        bundles: [
          {
            id: 'credits-25',
            credits: 25,
            price: { minor: 999, currency: 'EUR' },
            methods: ['ideal', 'paypal'],
            banks: {},
          },
        ],
        country: 'NL',
        vat_basis_points: 2100,
        keeps: [],
      }),
      [PLACE]: ({ body }) => ({ order: { ...placed, payment_id: body.payment_id } }),
      [ORDER]: ({ query }) => ({ order: { ...placed, payment_id: query.payment_id } }),
    })
  const pay = async () => {
    const button = await screen.findByRole('button', { name: /Betaal/ })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByRole('heading', { name: 'Bestelling' })
  }
  const idsOf = (requests: { body: unknown }[]) =>
    requests.map(({ body }) => (body as { payment_id: string }).payment_id)

  it('shows what it costs and how much of it is VAT before anything is ordered (DIS-05)', async () => {
    const { of } = openOrder()
    expect((await screen.findByRole('button', { name: /Betaal/ })).textContent).toMatch(/€\s9,99/)
    expect(screen.getByText('Waarvan 21% btw').nextSibling?.textContent).toMatch(/€\s1,73/)
    expect(of(PLACE)).toEqual([])
  })

  it('orders once when it is clicked twice', async () => {
    const { of } = openOrder()
    await pay()
    expect(of(PLACE)).toHaveLength(1)
  })

  it('orders with the same id after a reload, while the payment is under way', async () => {
    const first = openOrder()
    await pay()
    const before = idsOf(first.of(PLACE))
    first.leave()
    const second = openOrder()
    await pay()
    expect(idsOf(second.of(PLACE))).toEqual(before)
  })

  it('orders anew what is under way for longer than a day: a bank may take a week', async () => {
    const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
    const longAgo = { ...order('pending'), created_at }
    const first = openOrder(longAgo)
    await pay()
    const before = idsOf(first.of(PLACE))
    first.leave()
    const second = openOrder(longAgo)
    await pay()
    expect(idsOf(second.of(PLACE))).not.toEqual(before)
  })

  it('orders anew by another mandate, while a debit by the one before is under way', async () => {
    const placed: { payment_id: string; mandate?: string | undefined }[] = []
    const debit = { ...order('pending', 'directdebit'), ...isNew() }
    const { leave } = openPage('/', user(), {
      [PLACE]: ({ body }) => {
        placed.push(body)
        return { order: { ...debit, payment_id: body.payment_id } }
      },
      [ORDER]: ({ query }) => ({ order: { ...debit, payment_id: query.payment_id } }),
    })
    const amount = { minor: 499, currency: 'EUR' } as const
    const draft = { bundle: 'credits-10', method: 'directdebit', amount } as const
    for (const mandate of ['one', 'one', 'other']) await orderOnce(me, { ...draft, mandate })
    const [first, again, other] = placed.map(({ payment_id }) => payment_id)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    leave()
  })

  it('orders anew once the last payment is settled', async () => {
    const first = openOrder(order('failed'))
    await pay()
    const before = idsOf(first.of(PLACE))
    first.leave()
    const second = openOrder(order('failed'))
    await pay()
    expect(idsOf(second.of(PLACE))).not.toEqual(before)
  })

  it('opens the payment page once, in its own tab', () => {
    sessionStorage.setItem(`vonk.${me}.checkout.${paymentId}`, 'open')
    expect(takeCheckout(me, paymentId)).toBe(true)
    expect(takeCheckout(me, paymentId)).toBe(false)
  })

  it.each([
    ['https://bank.example/pay', 'https://bank.example/pay'],
    ['/sandbox/pay/1', 'http://localhost:3000/sandbox/pay/1'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['http://', null],
    [null, null],
  ])('takes the checkout address %s as %s', (url, safe) => {
    expect(safeCheckout(url)).toBe(safe)
  })
})
