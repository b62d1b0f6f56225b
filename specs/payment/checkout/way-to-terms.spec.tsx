import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const price = { minor: 999, currency: 'EUR' as const }
const bundle = { id: 'credits-25', credits: 25, price }

const shop: Answers = {
  'GET /api/credits.php': () => ({
    bundles: [{ ...bundle, methods: ['ideal', 'paypal'], banks: {} }],
    country: 'NL',
    vat_basis_points: 2100,
    keeps: [],
  }),
}
const again: Answers = {
  'GET /api/repeat-order.php': () => ({
    orders: [
      {
        payment_id: paymentId,
        bundle: bundle.id,
        credits: bundle.credits,
        price,
        payment_method: 'paypal',
        bank: null,
        last_at: '2026-06-01T10:00:00.000Z',
        way: 'redirect',
        mandate: null,
      },
    ],
    vat_basis_points: 2100,
    mandates: [],
  }),
}

describe('the terms, before one pays (LND-04)', () => {
  it.each([
    ['an order', '/credits/credits-25', shop],
    ['an order by a method that is chosen', '/credits/credits-25/ideal', shop],
    ['an order that is repeated', '/credits/repeat-order', again],
  ])('are a link above the button of %s', async (_, path, answers) => {
    openPage(path, user(), answers)
    const pay = await screen.findByRole('button', { name: /^Betaal/ })
    const terms = within(screen.getByRole('main')).getByRole('link', { name: 'Voorwaarden' })
    expect(terms.getAttribute('href')).toBe('/pages/terms')
    const isBefore = terms.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
    expect(terms.closest('p')?.textContent).toMatch(/14 dagen/)
  })
})
