import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '#client/platform/api/call-errors.ts'
import type { ReorderableOrder } from '#core/payment/reorder/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const PATH = '/credits/repeat-order'
const LOOK = 'GET /api/repeat-order.php'
const PLACE = 'POST /api/order.php'
const KEPT = '0196c0de-0000-4000-8000-00000000000a'

const byCard: ReorderableOrder = {
  payment_id: paymentId,
  bundle: 'credits-25',
  credits: 25,
  price: { minor: 999, currency: 'EUR' },
  payment_method: 'creditcard',
  bank: null,
  last_at: '2026-06-01T10:00:00.000Z',
  way: 'mandate',
  mandate: KEPT,
}
const byBank: ReorderableOrder = {
  ...byCard,
  payment_id: '0196c0de-0000-4000-8000-00000000000b',
  bundle: 'credits-10',
  credits: 10,
  payment_method: 'przelewy24',
  bank: { id: 'w', name: 'Oefenbank Wisła' },
  way: 'redirect',
  mandate: null,
}
const offered = (orders: ReorderableOrder[]) => () => ({
  orders,
  vat_basis_points: 2100,
  mandates: [],
})
const pay = () =>
  screen.findByRole('button', { name: /^Betaal €\s9,99 voor 25 credits met creditcard/ })

describe('the page that repeats an order (PAY-04)', () => {
  it('says how much, by what and where before it is paid', async () => {
    openPage(PATH, user(), { [LOOK]: offered([byCard, byBank]) })
    await pay()
    expect(
      screen.getByText(/^Creditcard, door jou bewaard\. Je betaalt meteen, zonder betaalpagina/),
    ).toBeTruthy()
    expect(screen.getByText('Je betaalt met Przelewy24 bij Oefenbank Wisła.')).toBeTruthy()
    expect(screen.getAllByText('Laatst besteld op 1 juni 2026')).toHaveLength(2)
  })

  it('says of a debit when its credits come, and promises none at once (H3)', async () => {
    const debit = { ...byCard, payment_method: 'directdebit' } as const
    openPage(PATH, user(), { [LOOK]: offered([debit]) })
    await screen.findByText(/rekening die je hebt bewaard\. Je krijgt je credits zodra je bank/)
    expect(screen.queryByText(/Je betaalt meteen/)).toBeNull()
    expect(screen.queryByText(/meteen je credits|credits meteen/)).toBeNull()
  })

  it('orders what it shows, under the id of the offer, once for two clicks', async () => {
    const placed: unknown[] = []
    openPage(PATH, user(), {
      [LOOK]: offered([byCard]),
      [PLACE]: ({ body }) => {
        placed.push(body)
        return { order: { ...order('loading', 'creditcard'), by_mandate: true as const } }
      },
      'GET /api/order.php': () => ({
        order: { ...order('loading', 'creditcard'), by_mandate: true as const },
      }),
    })
    const button = await pay()
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('Nog even, de betaaldienst verwerkt je betaling.')
    expect(placed).toEqual([
      {
        payment_id: paymentId,
        bundle: 'credits-25',
        payment_method: 'creditcard',
        amount: { minor: 999, currency: 'EUR' },
        mandate: KEPT,
      },
    ])
  })

  it('says of what was kept and is no longer good that nothing was charged, and leads on', async () => {
    openPage(PATH, user(), {
      [LOOK]: offered([byCard]),
      [PLACE]: () => new Refused({ error: 'mandate_ended' }, 409),
    })
    fireEvent.click(await pay())
    await screen.findByText(/niets besteld en niets afgeschreven/)
    const [way] = screen.getAllByRole('link', { name: 'Anders betalen' })
    expect(way?.getAttribute('href')).toBe('/credits/credits-25/creditcard')
  })

  it('leads to the orders where another window has placed it otherwise', async () => {
    openPage(PATH, user(), {
      [LOOK]: offered([byCard]),
      [PLACE]: () => new Refused({ error: 'key_reused' }, 409),
    })
    fireEvent.click(await pay())
    const link = await screen.findByRole('link', { name: 'Je betalingen en credits' })
    expect(link.getAttribute('href')).toBe('/transactions')
  })

  it('shows the price of now where that has changed, before anything is ordered', async () => {
    let price = byCard.price
    openPage(PATH, user(), {
      [LOOK]: () => offered([{ ...byCard, price }])(),
      [PLACE]: () => {
        price = { ...price, minor: 1_099 }
        return new Refused({ error: 'price_changed' }, 409)
      },
    })
    fireEvent.click(await pay())
    await screen.findByRole('button', { name: /^Betaal €\s10,99/ })
  })

  it('says that there is nothing to repeat, and leads to the bundles', async () => {
    openPage(PATH, user(), { [LOOK]: offered([]) })
    await screen.findByText('Er is nu niets te herhalen')
    const link = screen.getByRole('link', { name: 'Bekijk de bundels' })
    await waitFor(() => expect(link.getAttribute('href')).toBe('/credits'))
  })
})
