import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const amount = { minor: 999, currency: 'EUR' } as const
const report = { reference: paymentId, amount, live: false }
const partly = (backMinor: number) =>
  ({ type: 'partlyRefunded', report: { ...report, backMinor } }) as const

const openResult = (given: OrderView) =>
  openPage(`/transactions/${paymentId}`, user(), { 'GET /api/order.php': () => ({ order: given }) })

/** What the page says below its title, with plain spaces. */
const told = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return heading.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
}

describe('a payment of which money went back', () => {
  it('says how much of it, and which credits that takes', async () => {
    openResult(order('completed', 'ideal', [partly(300)]))
    expect(await told('Er gaat geld terug')).toBe(
      'Van de € 9,99 krijg je € 3,00 terug. Daarvoor gaan 8 van de 25 credits van je saldo af.',
    )
    expect(screen.getByRole('link', { name: 'Bekijk je credits' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Verder chatten' })).toBeNull()
  })

  it('says that the order was withdrawn from', async () => {
    const event = { type: 'giveBack', minor: 599, credits: 15, by: 'withdrawn' } as const
    const given = order('completed', 'ideal', [event])
    const at = '2026-11-20T11:00:00.000Z'
    openResult({
      ...given,
      withdrawal: { at, credits: 15, amount: { ...amount, minor: 599 } },
    })
    expect(await told('Er gaat geld terug')).toBe(
      'Je hebt deze bestelling herroepen. Van de € 9,99 krijg je € 5,99 terug. Daarvoor gaan 15 van de 25 credits van je saldo af.',
    )
  })

  it('says what did not go back by itself, and who sees to it', async () => {
    const events = [
      { type: 'giveBack', minor: 599, credits: 15, by: 'givenBack' },
      { type: 'refundRefused', minor: 599, part: 0 },
    ] as const
    openResult(order('completed', 'ideal', [...events]))
    expect(await told('Er gaat geld terug')).toMatch(
      / Bij € 5,99 ging dat niet vanzelf\. Wij regelen het voor je\. Daarvoor gaan 15 /,
    )
  })

  it('says that the money had come twice', async () => {
    openResult(order('paidTwice', 'ideal', [partly(999)]))
    expect(await told('Er gaat geld terug')).toBe(
      'Je had twee keer betaald. Van de € 19,98 krijg je € 9,99 terug. Daarvoor gaan 25 van de 50 credits van je saldo af.',
    )
  })

  it('says that all of it went back, and that Premium stays', async () => {
    openResult(order('refunded'))
    expect(await told('Je betaling is terugbetaald')).toBe(
      'Je krijgt de € 9,99 terug op de manier waarop je hebt betaald. Daarvoor gaan de 25 credits van deze betaling van je saldo af. Je blijft Premium.',
    )
    expect(screen.queryByRole('link', { name: 'Mail ons hierover' })).toBeNull()
  })

  it("says what the payer's bank took back, and whom to ask", async () => {
    openResult(order('chargedBack'))
    expect(await told('Je bank heeft de betaling teruggeboekt')).toBe(
      'Je hebt de € 9,99 weer terug. Daarvoor gaan de 25 credits van deze betaling van je saldo af. Klopt er iets niet? Mail ons, dan zoeken we het samen uit.',
    )
    const mail = screen.getByRole('link', { name: 'Mail ons hierover' })
    expect(mail.getAttribute('href')).toContain(paymentId)
  })

  it('counts as paid again once the bank has undone that, and leads back to the chat', async () => {
    openResult(
      order('chargedBack', 'ideal', [{ type: 'wonBack', report: { ...report, undone: 1 } }]),
    )
    expect(await told('Je betaling telt weer')).toBe(
      'Je bank heeft de terugboeking ongedaan gemaakt. Je credits zijn er weer.',
    )
    expect(screen.getByRole('link', { name: 'Verder chatten' })).toBeTruthy()
  })
})

describe('orders to withdraw from', () => {
  const until = '2026-12-05T23:00:00.000Z'
  const one = { credits: 25, unused: 25, amount, back: amount, until }
  const used = { ...one, unused: 0, back: { ...amount, minor: 0 } }
  const openList = (...orders: (typeof one | typeof used)[]) =>
    openPage('/withdraw', user(), {
      'GET /api/withdrawal.php': () => ({
        orders: orders.map((order, nth) => ({
          ...order,
          payment_id: paymentId.replace(/.$/, String(nth)),
          paid_at: '2026-11-20T10:00:00.000Z',
        })),
      }),
    })

  it('have a card each where money comes back, and one line for the others', async () => {
    openList(one, one, used, used)
    await screen.findByText(/^2 bestellingen staan hier niet bij: de credits zijn gebruikt/)
    expect(screen.getAllByRole('link', { name: /^Overeenkomst hier herroepen:/ })).toHaveLength(2)
  })

  it('stand there with their sum at once where there is one alone', async () => {
    openList(one, used)
    await screen.findByText(/^Je krijgt .* terug$/)
    screen.getByText(/^1 bestelling staat hier niet bij/)
    const on = screen.getByRole('link', { name: 'Verder naar bevestigen' })
    expect(on.getAttribute('href')).toMatch(/^\/withdraw\/.*\?sure=1$/)
  })

  it('are none where nothing is left, and that says why', async () => {
    openList(used)
    await screen.findByRole('heading', { name: 'Er is niets te herroepen' })
    expect(screen.getAllByText(/^1 bestelling staat hier niet bij/)).toHaveLength(1)
  })
})
