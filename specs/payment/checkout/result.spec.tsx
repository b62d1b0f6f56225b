import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  hasVisited,
  noteFirst,
  visitCheckout,
} from '#client/features/payment/checkout/pending-order.ts'
import { leaveTalk } from '#client/parts/payment/back-to-talk.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { Method } from '#core/payment/methods.ts'
import { isUnderWay } from '#core/payment/selectors.ts'
import { freshDevice, hint, openPage } from '#specs/harness/screens/page.tsx'
import { me, noTransactions, order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const ORDER = 'GET /api/order.php'

const PRICE = { minor: 999, currency: 'EUR' as const }
const path = `/transactions/${paymentId}`
const openResult = (given: () => OrderView) =>
  openPage(path, user(), { [ORDER]: () => ({ order: given() }) })
/** A payment by card that has failed, and what its bundle can be paid by now. */
const openFailed = (now: { methods: Method[] } | 'not_found') =>
  openPage(path, user(), {
    [ORDER]: () => ({ order: order('failed', 'creditcard') }),
    'GET /api/bundle.php': () =>
      now === 'not_found'
        ? { status: 404, refusal: { error: now } }
        : { bundle: { id: 'credits-25', credits: 25, price: PRICE, banks: {}, ...now } },
  })
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)

const tryAnother = 'Er is niets afgeschreven. Probeer het opnieuw met een andere betaalwijze.'

describe('the result of a payment (PAY-01)', () => {
  it('is being prepared while it is loading', async () => {
    openResult(() => order('loading'))
    await screen.findByRole('heading', { name: 'We zetten je betaling klaar' })
    expect(links()).not.toContain('Naar de betaalpagina /bank')
  })

  it('is under way while it is pending, with the way to the payment page', async () => {
    openResult(() => order('pending'))
    await screen.findByRole('heading', { name: 'Je betaling loopt' })
    const checkout = screen.getByRole('link', { name: 'Naar de betaalpagina' })
    expect(checkout.getAttribute('href')).toMatch(/\/bank$/)
  })

  it('that is not paid after all is said to lapse by itself', async () => {
    openResult(() => order('pending'))
    await screen.findByText('Toch niet betalen? Dan vervalt je bestelling vanzelf.')
  })

  it.each([
    ['shut by the tab that was there', true, 'De betaling is geannuleerd'],
    ['left open by one that was not, whatever its address says', false, 'Je betaling loopt'],
  ])('whose page was left unpaid is %s', async (_, wasThere, heading) => {
    if (wasThere) visitCheckout(me, paymentId)
    let shut = 0
    openPage(`${path}?left=1`, user(), {
      [ORDER]: () => ({ order: order(shut > 0 ? 'cancelled' : 'pending') }),
      'DELETE /api/order.php': () => {
        shut += 1
        return { order: order('cancelled') }
      },
    })
    await screen.findByRole('heading', { name: heading })
    expect(shut).toBe(Number(wasThere))
    expect(hasVisited(me, paymentId)).toBe(false)
  })

  it('is done when it is completed, and leads back to the chat', async () => {
    openResult(() => order('completed'))
    await screen.findByRole('heading', { name: 'Betaald, dank je wel!' })
    expect(screen.getByText('Je 25 credits staan klaar.')).toBeTruthy()
    expect(links()).toContain('Verder chatten /chats')
    expect(screen.queryByText(/andere betaalwijze/i)).toBeNull()
  })

  it('leads back to the conversation that was left for credits', async () => {
    leaveTalk(me, '/chats/bram')
    openResult(() => order('completed'))
    await screen.findByRole('heading', { name: 'Betaald, dank je wel!' })
    expect(links()).toContain('Verder chatten /chats/bram')
  })

  it('that made its buyer Premium says so, once', async () => {
    noteFirst(me, paymentId)
    const { leave } = openResult(() => order('completed'))
    await screen.findByText('Je bent nu Premium.')
    leave()
    openResult(() => order('completed'))
    await screen.findByRole('heading', { name: 'Betaald, dank je wel!' })
    expect(screen.queryByText('Je bent nu Premium.')).toBeNull()
  })

  it('that brought fewer credits, as its code was used up meanwhile, says how many and why', async () => {
    const placed = order('completed')
    const context = { ...placed.lifecycle.context, granted: 18 }
    openResult(() => ({ ...placed, lifecycle: { ...placed.lifecycle, context } }))
    await screen.findByText(/^Je 18 credits staan klaar\. .*kortingscode gold niet meer/)
  })

  it.each(['failed', 'cancelled'] as const)(
    'that has %s leads to another method',
    async (state) => {
      openResult(() => order(state))
      await screen.findByText(tryAnother)
      expect(links()).toContain('Andere betaalwijze /credits/credits-25')
    },
  )

  it('that the provider does not answer about is still under way, and says that nothing is charged twice', async () => {
    openResult(() => order('unknown'))
    await screen.findByRole('heading', { name: 'De betaaldienst antwoordt niet' })
    expect(screen.getByText(/vragen de betaling maar één keer aan/)).toBeTruthy()
    expect(screen.getByText('We kijken vanzelf of je betaling binnen is.')).toBeTruthy()
  })

  it.each([
    ['refunded', 'Je betaling is terugbetaald'],
    ['chargedBack', 'Je bank heeft de betaling teruggeboekt'],
  ] as const)(
    'whose money went back (%s) says so and leads to the balance',
    async (state, title) => {
      openResult(() => order(state))
      await screen.findByRole('heading', { name: title })
      expect(links()).toContain('Bekijk je credits /transactions')
      expect(links()).not.toContain('Andere betaalwijze /credits/credits-25/ideal')
      expect(links()).not.toContain('Verder chatten /chats')
      expect(links()).not.toContain('Overeenkomst hier herroepen /withdraw')
    },
  )

  it('that was made twice says that both count, and whom to ask for money back', async () => {
    openResult(() => order('paidTwice'))
    await screen.findByRole('heading', { name: 'Je hebt twee keer betaald' })
    expect(screen.getByText(/^Het telt allebei: er staan 50 credits voor je klaar\./)).toBeTruthy()
    expect(links()).toContain('Verder chatten /chats')
    const mail = screen.getByRole('link', { name: 'Mail ons hierover' })
    expect(mail.getAttribute('href')).toContain(paymentId)
  })

  it.each([
    ['creditcard', 'Opnieuw met creditcard /credits/credits-25/creditcard'],
    ['visa', 'Opnieuw met Visa /credits/credits-25/visa'],
    ['mastercard', 'Opnieuw met Mastercard /credits/credits-25/mastercard'],
  ] as const)(
    'that has failed by a card (%s) leads to the card again, or to PayPal',
    async (card, again) => {
      openResult(() => order('failed', card))
      await screen.findByText(tryAnother)
      expect(links()).toContain(again)
      expect(links()).toContain('Betalen met PayPal /credits/credits-25/paypal')
    },
  )

  it('that has failed by card leads to no PayPal where that is not offered', async () => {
    openFailed({ methods: ['ideal', 'creditcard'] })
    await waitFor(() => expect(links()).toContain('Andere betaalwijze /credits/credits-25/ideal'))
    expect(links()).toContain('Opnieuw met creditcard /credits/credits-25/creditcard')
    expect(links().join()).not.toContain('PayPal')
  })

  it('that has failed by card leads to another method where no card is taken any more', async () => {
    openFailed({ methods: ['ideal', 'paypal'] })
    await waitFor(() => expect(links()).toContain('Andere betaalwijze /credits/credits-25/ideal'))
    expect(links().join()).not.toContain('creditcard')
  })

  it('that has failed by iDEAL chooses another method beforehand', async () => {
    openPage(path, user(), {
      [ORDER]: () => ({ order: order('failed', 'ideal') }),
      'GET /api/bundle.php': () => ({
        bundle: {
          id: 'credits-25',
          credits: 25,
          price: PRICE,
          banks: {},
          methods: ['ideal', 'paypal'],
        },
      }),
    })
    await waitFor(() => expect(links()).toContain('Andere betaalwijze /credits/credits-25/paypal'))
  })

  it('of a bundle that is not sold any more leads to those that are', async () => {
    openFailed('not_found')
    await waitFor(() => expect(links()).toContain('Andere bundel kiezen /credits'))
    expect(links().join()).not.toContain('/credits/credits-25')
  })

  it.each([
    ['is kept on the way to another method', 'ZOMER20', '/credits/credits-25/paypal?code=ZOMER20'],
    ['that counts by itself is not typed', 'TIMEBONUS25', '/credits/credits-25/paypal'],
  ])('leads to another method with its discount code, which %s', async (_, discount_code, href) => {
    openResult(() => ({ ...order('failed', 'creditcard'), discount_code }))
    await screen.findByText(tryAnother)
    expect(links()).toContain(`Betalen met PayPal ${href}`)
  })

  it('that a kept way of paying made had no payment page, and none is told of', async () => {
    const life = [{ at: '2026-11-20T20:00:00.000Z', event: 'opened' as const }]
    const told = async (placed: OrderView, text: RegExp) => {
      const { leave } = openPage(path, user(), {
        [ORDER]: () => ({ order: placed }),
        'GET /api/transaction.php': () => ({ receipts: [], life }),
      })
      await screen.findByText(text)
      leave()
    }
    await told(order('completed'), /^De betaalpagina stond klaar/)
    await told({ ...order('completed'), by_mandate: true }, /^De betaaldienst kreeg de opdracht/)
  })

  it('turns to completed live, and asks who one is anew', async () => {
    let now = order('pending')
    const { of } = openResult(() => now)
    await screen.findByRole('heading', { name: 'Je betaling loopt' })
    const before = of('GET /api/user.php').length
    now = order('completed')
    await waitFor(() => {
      hint('payment', paymentId)
      expect(screen.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeTruthy()
    })
    await waitFor(() => expect(of('GET /api/user.php').length).toBeGreaterThan(before))
  })

  it('turns to failed by itself when no hint comes, and goes on after a reload', async () => {
    let now = order('loading')
    const first = openResult(() => now)
    await screen.findByRole('heading', { name: 'We zetten je betaling klaar' })
    first.leave()
    openResult(() => now)
    await screen.findByRole('heading', { name: 'We zetten je betaling klaar' })
    now = order('failed')
    await screen.findByRole('heading', { name: 'De betaling is mislukt' })
  })

  it('is not found where the order is of somebody else', async () => {
    openPage(path, user())
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
  })
})

describe('a payment under way', () => {
  it.each([
    ['loading', true],
    ['unknown', true],
    ['pending', true],
    ['completed', false],
    ['failed', false],
    ['cancelled', false],
    ['refunded', false],
    ['chargedBack', false],
  ] as const)('is one that can still fail: %s is %s', (state, underWay) => {
    expect(isUnderWay(order(state).lifecycle)).toBe(underWay)
  })
})

describe('payments and credits', () => {
  const openTransactions = (owed: number) =>
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({ ...noTransactions, owed }),
    })

  it('show what is owed after a charge-back, and nothing where nothing is (M13)', async () => {
    const { leave } = openTransactions(4)
    await screen.findByText(/staan er nog 4 credits open/)
    leave()
    openTransactions(0)
    await screen.findByText('Je hebt nog niets gekocht.')
    expect(screen.queryByText(/staan er nog/)).toBeNull()
  })
})
