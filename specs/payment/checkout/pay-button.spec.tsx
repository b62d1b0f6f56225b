import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { safeCheckout, takeCheckout } from '#client/features/payment/checkout/pending-order.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { me, order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const ORDER = 'GET /api/order.php'
const PLACE = 'POST /api/order.php'

describe('the pay button', () => {
  const openOrder = (placed: OrderView = order('loading')) =>
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
