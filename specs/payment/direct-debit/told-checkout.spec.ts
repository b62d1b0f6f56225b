import { describe, expect, test } from 'vitest'
import type { MandatePaper } from '#core/payment/direct-debit/ports.ts'
import { createToldCheckout } from '#server/payment/checkout/told-checkout.ts'

const MANDATE = { id: 'a mandate', ref: 'at the bank', ended: false }
const NOON = new Date('2026-06-15T12:00:00Z')
const PAPER: MandatePaper = {
  id: MANDATE.id,
  account: 'Kim',
  reference: 'VONK-1',
  holder: 'K. de Wit',
  ibanEnd: '6789',
  street: 'Wilgenlaan',
  houseNumber: '12',
  zip: '2011 AB',
  city: 'Haarlem',
  text: 'Ik machtig Vonk.',
  shown: null,
  signedAt: NOON,
}

type Facts = { mandate?: typeof MANDATE | null; open?: boolean; isDebit?: boolean }

/** Who is told once a bank was asked for this order; `open` says whether its money may still come. */
const toldOf = async ({ mandate = MANDATE, open = true, isDebit = true }: Facts) => {
  const told: unknown[] = []
  const order = {
    payment: 'an order',
    provider: 'bank',
    ref: null,
    asked: 0,
    orderedAt: NOON,
    mandate,
  }
  const ask = createToldCheckout({
    startCheckout: async () => 'a ref',
    payments: { open: async () => (open ? order : null) },
    debits: { paperOf: async () => (isDebit ? PAPER : null) },
    jobQueue: { put: async (job) => void told.push(job) },
  })
  return { ref: await ask(order), told }
}

describe('a bank that was asked for a debit, by whichever part of the program', () => {
  test('lets its payer be told of the day and the amount, once by its key (DDB-05)', async () => {
    expect(await toldOf({})).toEqual({
      ref: 'a ref',
      told: [
        {
          name: 'mail',
          key: 'debit:an order',
          template: 'debitAhead',
          account: 'Kim',
          about: 'an order',
        },
      ],
    })
  })

  test.each([
    ['was refused at once', { open: false }],
    ['is no debit, but a card that was kept', { isDebit: false }],
    ['is paid on a page', { mandate: null }],
  ])('tells nobody of an order that %s', async (_, facts) => {
    expect(await toldOf(facts)).toEqual({ ref: 'a ref', told: [] })
  })
})
