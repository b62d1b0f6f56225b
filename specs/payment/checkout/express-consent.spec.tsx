import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { IMMEDIATE_DELIVERY_VERSION as VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import type { ReorderableOrder } from '#core/payment/reorder/contract.ts'
import type { Receipt } from '#core/payment/wallet/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { company, order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const PLACE = 'POST /api/order.php'
const NEEDED = 'Vink dit aan, dan kun je bestellen'
const price = { minor: 999, currency: 'EUR' as const }
const bundle = { id: 'credits-25', credits: 25, price }

const offer = (immediate_delivery_consent: number): Answers => ({
  'GET /api/credits.php': () => ({
    bundles: [{ ...bundle, methods: ['ideal', 'creditcard'], banks: {} }],
    country: 'NL',
    vat_basis_points: 2100,
    keeps: ['creditcard'],
    immediate_delivery_consent,
  }),
  'GET /api/bundle.php': () => ({ bundle: { ...bundle, methods: ['ideal'], banks: {} } }),
  [PLACE]: () => ({ order: order('loading') }),
  'GET /api/order.php': () => ({ order: order('loading') }),
})
const refusedFor = (code: 'delivery_consent_needed' | 'delivery_consent_changed') => ({
  status: 400,
  refusal: { error: 'invalid' as const, fields: { immediate_delivery_consent: code } },
})

const box = () =>
  screen.findByRole<HTMLInputElement>('checkbox', {
    name: /^Ja, geef me mijn credits (meteen|zodra ze er zijn)\. Herroepen kan 14 dagen/,
  })
const noBox = () =>
  expect(screen.queryByRole('checkbox', { name: /^Ja, geef me mijn credits/ })).toBeNull()
const payButton = () => screen.findByRole('button', { name: /^(Betaal|Schrijf)/ })
const pay = async () => fireEvent.click(await payButton())

describe('the first order of a member (PAY-14, H3)', () => {
  const openOrder = (answers: Answers = {}) =>
    openPage('/credits/credits-25/creditcard', user(), { ...offer(0), ...answers })

  it('asks for consent by a box that is not ticked, above the button', async () => {
    openOrder()
    expect((await box()).checked).toBe(false)
    const place = (await box()).compareDocumentPosition(await payButton())
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is not sent without the tick: the box says why and has the focus', async () => {
    const { of } = openOrder()
    await pay()
    expect((await screen.findByRole('alert')).textContent).toBe(NEEDED)
    const ticked = await box()
    expect(document.activeElement).toBe(ticked)
    expect(ticked.getAttribute('aria-invalid')).toBe('true')
    expect(
      document.getElementById(ticked.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(NEEDED)
    expect(of(PLACE)).toEqual([])
  })

  it('keeps what else was chosen, and sends it with the version once it is ticked', async () => {
    const { of } = openOrder()
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Bewaar/ }))
    await pay()
    fireEvent.click(await box())
    expect(screen.queryByText(NEEDED)).toBeNull()
    await pay()
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    expect(of(PLACE)[0]?.body).toMatchObject({
      payment_method: 'creditcard',
      keep: true,
      immediate_delivery_consent: VERSION,
    })
  })

  it('is placed once by a double click', async () => {
    const { of } = openOrder()
    fireEvent.click(await box())
    const button = await payButton()
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByRole('heading', { name: 'Bestelling' })
    expect(of(PLACE)).toHaveLength(1)
  })

  it('is followed by orders without a box', async () => {
    const { of, router } = openOrder()
    fireEvent.click(await box())
    await pay()
    await screen.findByRole('heading', { name: 'Bestelling' })
    await router.navigate('/credits/credits-25/ideal')
    await screen.findByText(/^Met deze bestelling zeg je opnieuw/)
    noBox()
    expect(of(PLACE)).toHaveLength(1)
  })

  it('shows at the box that its text has changed, and asks for another tick', async () => {
    const { of } = openOrder({ [PLACE]: () => refusedFor('delivery_consent_changed') })
    fireEvent.click(await box())
    await pay()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Deze tekst is veranderd/)
    expect((await box()).checked).toBe(false)
    expect(document.activeElement).toBe(await box())
    expect(of(PLACE)).toHaveLength(1)
  })
})

describe('a later order of a member (PAY-14, H3)', () => {
  const openOrder = (answers: Answers = {}) =>
    openPage('/credits/credits-25/ideal', user(), { ...offer(VERSION), ...answers })

  it('has the sentence above its button and no box, and sends no version', async () => {
    const { of } = openOrder()
    const sentence = await screen.findByText(/^Met deze bestelling zeg je opnieuw/)
    expect(sentence.textContent).toMatch(
      /Ja, geef me mijn credits meteen\. Herroepen kan 14 dagen; wat ik dan heb gebruikt, krijg ik niet terug\./,
    )
    noBox()
    await pay()
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    expect(of(PLACE)[0]?.body).not.toHaveProperty('immediate_delivery_consent')
  })

  it('asks by the box again where the text is another version', async () => {
    openPage('/credits/credits-25/ideal', user(), offer(VERSION - 1))
    expect((await box()).checked).toBe(false)
  })

  it('shows the box where the server knows of no consent', async () => {
    let refusals = 0
    const { of } = openOrder({
      [PLACE]: ({ body }) => {
        if (body.immediate_delivery_consent === VERSION) return { order: order('loading') }
        refusals += 1
        return refusedFor('delivery_consent_needed')
      },
    })
    await pay()
    fireEvent.click(await box())
    await pay()
    await screen.findByRole('heading', { name: 'Bestelling' })
    expect([refusals, of(PLACE).length]).toEqual([1, 2])
  })
})

describe('an order that is repeated (PAY-14, H3)', () => {
  const again: ReorderableOrder = {
    payment_id: paymentId,
    bundle: bundle.id,
    credits: bundle.credits,
    price,
    payment_method: 'creditcard',
    bank: null,
    last_at: '2026-06-01T10:00:00.000Z',
    way: 'redirect',
    mandate: null,
  }
  const openReorder = (immediate_delivery_consent: number, orders: ReorderableOrder[] = [again]) =>
    openPage('/credits/repeat-order', user(), {
      ...offer(immediate_delivery_consent),
      'GET /api/repeat-order.php': () => ({
        orders,
        vat_basis_points: 2100,
        mandates: [],
        immediate_delivery_consent,
      }),
    })

  it('has the sentence above the button and no box', async () => {
    openReorder(VERSION)
    const sentence = await screen.findByText(/^Met deze bestelling zeg je opnieuw/)
    expect(sentence.compareDocumentPosition(await payButton())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    noBox()
  })

  it('is asked by the box where the last order was before the text', async () => {
    const { of } = openReorder(0)
    await pay()
    expect(await screen.findByText(NEEDED)).toBeTruthy()
    expect(of(PLACE)).toEqual([])
    fireEvent.click(await box())
    await pay()
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    expect(of(PLACE)[0]?.body).toMatchObject({ immediate_delivery_consent: VERSION })
  })

  it('says of a debit among other orders when its credits come', async () => {
    openReorder(VERSION, [again, { ...again, payment_method: 'directdebit', bundle: 'credits-10' }])
    const sentences = await screen.findAllByText(/^Met deze bestelling zeg je opnieuw/)
    expect(
      sentences.map(({ textContent }) => /credits (meteen|zodra)/.exec(textContent ?? '')?.[1]),
    ).toEqual(['meteen', 'zodra'])
  })
})

describe('an order by direct debit (PAY-14, H3)', () => {
  const openDebit = (immediate_delivery_consent: number) =>
    openPage('/directdebit?bundle=credits-25', user(), {
      ...offer(immediate_delivery_consent),
      'GET /api/direct-debit.php': () => ({
        offered: true,
        creditor: 'Voorbeeld B.V.',
        creditor_id: 'NL00ZZZ000000000000',
        due_at: '2026-06-20T10:00:00.000Z',
        mandate_text: 'Je machtigt ons.',
        language: 'nl',
        stopped: null,
        owed: null,
        advance: 0,
        mandate: { id: paymentId, reference: 'VNK-1', iban_end: '6789', agreed: null },
      }),
    })

  it('asks for consent by a box that promises no credits at once', async () => {
    const { of } = openDebit(0)
    expect((await box()).checked).toBe(false)
    expect(screen.queryByText(/credits meteen/)).toBeNull()
    await pay()
    expect(await screen.findByText(NEEDED)).toBeTruthy()
    expect(document.activeElement).toBe(await box())
    expect(of(PLACE)).toEqual([])
    fireEvent.click(await box())
    await pay()
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    expect(of(PLACE)[0]?.body).toMatchObject({
      mandate: paymentId,
      immediate_delivery_consent: VERSION,
    })
  })

  it('has the sentence and no box after an order by this text', async () => {
    openDebit(VERSION)
    await screen.findByText(/^Met deze bestelling zeg je opnieuw/)
    noBox()
  })
})

describe('the receipt on screen (PAY-14, H3)', () => {
  const { name, address, city, country, kvk, vat_numbers } = company
  const sale: Receipt = {
    number: '2026-000012',
    kind: 'sale',
    at: '2026-03-20T10:00:00.000Z',
    credits: 25,
    lines: [{ kind: 'bundle', minor: 999 }],
    amount: price,
    vat: { basisPoints: 2100, minor: 173 },
    payment_method: 'ideal',
    seller: { name, address, city, country, kvk, vat_numbers },
  }
  const openReceipt = async (version: number) => {
    const bought = { ...order('completed'), immediate_delivery_consent: version }
    openPage(`/transactions/${paymentId}/receipt/${sale.number}`, user(), {
      'GET /api/order.php': () => ({
        order: { ...bought, created_at: '2026-03-19T10:00:00.000Z' },
      }),
      'GET /api/transaction.php': () => ({ life: [], receipts: [sale] }),
    })
    return within(await screen.findByRole('article'))
  }

  it('says which sentence was agreed to, when, and its version', async () => {
    const paper = await openReceipt(VERSION)
    expect(paper.getByText('Je akkoord').nextSibling?.textContent).toMatch(
      /^Ja, geef me mijn credits meteen\. .* \(19 maart 2026, versie 1\)$/,
    )
  })

  it('says nothing of consent for an order from before', async () => {
    const paper = await openReceipt(0)
    expect(paper.queryByText('Je akkoord')).toBeNull()
  })
})
