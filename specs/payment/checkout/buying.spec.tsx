import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { order, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)
afterEach(() => vi.restoreAllMocks())

const PLACE = 'POST /api/order.php'
const polish = {
  ...settings,
  countries: ['NL', 'PL'],
  minimum_message_costs: {
    NL: { costs: 0.27, currency: 'EUR' as const },
    PL: { costs: 1.13, currency: 'PLN' as const },
  },
}
const price = { minor: 4299, currency: 'PLN' as const }
const bundle = { id: 'credits-25-pln', credits: 25, price }
const pricing = { country: 'PL', bundles: [bundle], vat_basis_points: 2300, keeps: [] }
const banks = { przelewy24: [{ id: 'sb-wisla', name: 'Oefenbank Wisła' }] }
const credits = {
  ...pricing,
  bundles: [{ ...bundle, methods: ['blik' as const, 'przelewy24' as const], banks }],
}
const anna = () => user({ payment_country: 'PL' })

describe('the prices', () => {
  it('are told to a visitor in the money of the country, with what a message costs at least (CRD-03)', async () => {
    openPage('/pricing', null, {
      'GET /api/settings.php': () => polish,
      'GET /api/pricing.php': () => pricing,
    })
    const line = await screen.findByText('Bericht versturen')
    expect(line.nextSibling?.textContent).toMatch(/^1 credit, vanaf PLN\s1,13$/)
    expect(screen.getByRole('heading', { name: '25 credits' })).toBeTruthy()
    expect(screen.getByText(/PLN\s42,99/)).toBeTruthy()
    expect(screen.getByText(/inclusief 23% btw/)).toBeTruthy()
  })

  it('are of another country from the moment a visitor chooses it, and the device keeps it (PAY-10)', async () => {
    const { of } = openPage('/pricing', null, {
      'GET /api/settings.php': () => polish,
      'GET /api/pricing.php': () => ({ ...pricing, country: 'NL' }),
    })
    const choice = await screen.findByLabelText('Land waar je koopt')
    fireEvent.change(choice, { target: { value: 'PL' } })
    await waitFor(() => expect(of('GET /api/pricing.php')).toHaveLength(2))
    expect(document.cookie).toContain('country=PL')
  })
})

describe('Premium', () => {
  const open = (premium_claim?: string) =>
    openPage('/premium', anna(), {
      'GET /api/settings.php': () => ({ ...polish, ...(premium_claim && { premium_claim }) }),
      'GET /api/credits.php': () => credits,
    })

  it('shows its packages and what it gives (CRD-08)', async () => {
    open()
    expect(await screen.findByText(/tot 25 foto’s op je profiel/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Kies 25 credits voor/ })).toBeTruthy()
  })

  it('is bought in the number that one likes too, where no bundle is sold', async () => {
    const price = { minor: 50, currency: 'EUR' as const }
    const free_amount = { id: 'credits', credits: 1, price, times: { from: 5, to: 500 } }
    openPage('/premium', anna(), {
      'GET /api/credits.php': () => ({ ...credits, bundles: [], free_amount }),
    })
    await screen.findByRole('button', { name: /^Kies 5 credits voor/ })
    expect(screen.queryByText('Er zijn nu geen credits te koop')).toBeNull()
  })

  it('claims only what its operator says', async () => {
    const { leave } = open('Met Premium heb je 46% meer kans op een match.')
    expect(await screen.findByText(/Vonk zegt: “Met Premium heb je 46% meer kans/)).toBeTruthy()
    leave()
    open()
    await screen.findByText(/tot 25 foto’s op je profiel/)
    expect(screen.queryByText(/zegt:/)).toBeNull()
  })
})

describe('an order', () => {
  const open = (refusal?: 'price_changed') =>
    openPage('/credits/credits-25-pln/przelewy24', anna(), {
      'GET /api/settings.php': () => polish,
      'GET /api/credits.php': () => credits,
      'GET /api/order.php': () => ({ order: order('loading') }),
      [PLACE]: () =>
        refusal ? { status: 409, refusal: { error: refusal } } : { order: order('loading') },
    })
  const pay = async () => fireEvent.click(await screen.findByRole('button', { name: /^Betaal/ }))

  it.each([
    ['that has ended', 'sofort', /^Sofort bestaat niet meer/],
    ['that is not offered there', 'ideal', /^iDEAL \| Wero kan hier nu niet/],
  ])('says that a method %s cannot be used, and is paid by another', async (_, method, said) => {
    openPage(`/credits/credits-25-pln/${method}`, anna(), { 'GET /api/credits.php': () => credits })
    await screen.findByText(said)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^BLIK/ }).checked).toBe(true)
  })

  it('says that it cannot be paid where no method takes it', async () => {
    const bundles = [{ ...bundle, methods: [], banks: {} }]
    openPage('/credits/credits-25-pln', anna(), {
      'GET /api/credits.php': () => ({ ...credits, bundles }),
    })
    await screen.findByText('Betalen kan nu even niet. Probeer het straks nog eens.')
    const pay = screen.getByRole<HTMLButtonElement>('button', { name: /^Betaal/ })
    expect(pay.disabled).toBe(true)
  })

  it('is not sent before the bank is chosen, where the method asks for one', async () => {
    const { of } = open()
    await pay()
    expect(await screen.findByText('Kies eerst je bank.')).toBeTruthy()
    expect(of(PLACE)).toEqual([])
    fireEvent.change(screen.getByLabelText('Je bank'), { target: { value: 'sb-wisla' } })
    await pay()
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    expect(of(PLACE)[0]?.body).toMatchObject({ bank: 'sb-wisla', amount: price })
  })

  it.each([
    [
      'a way to pay',
      { fields: { payment_method: 'field_invalid' } },
      /^Deze betaalwijze kan nu niet meer/,
    ],
    ['a bank', { fields: { bank: 'field_invalid' } }, /^Deze bank kan nu niet meer/],
  ] as const)(
    'says that %s went meanwhile, and asks anew what is on offer',
    async (_, why, said) => {
      const { of } = openPage('/credits/credits-25-pln/blik', anna(), {
        'GET /api/credits.php': () => credits,
        [PLACE]: () => ({ status: 400, refusal: { error: 'invalid', ...why } }),
      })
      await pay()
      expect((await screen.findByText(said)).textContent).toContain('Er is niets besteld.')
      await waitFor(() => expect(of('GET /api/credits.php')).toHaveLength(2))
    },
  )

  it('by a method that has ended says so, and names the methods that exist', async () => {
    const { of } = openPage('/credits/credits-25-pln/blik', anna(), {
      'GET /api/credits.php': () => credits,
      [PLACE]: () => ({
        status: 409,
        refusal: { error: 'method_ended', method: 'giropay', methods: ['blik', 'banktransfer'] },
      }),
    })
    await pay()
    await screen.findByText(
      'Giropay bestaat niet meer. Er is niets besteld. Betalen kan met BLIK of overschrijving.',
    )
    await waitFor(() => expect(of('GET /api/credits.php')).toHaveLength(2))
  })

  it('of a bundle that went off sale meanwhile says so, and leads to the others', async () => {
    openPage('/credits/credits-25-pln/blik', anna(), {
      'GET /api/credits.php': () => credits,
      [PLACE]: () => ({ status: 404, refusal: { error: 'not_found' } }),
    })
    await pay()
    await screen.findByText(/^Deze bundel is net uit de verkoop/)
    const other = screen.getByRole('link', { name: 'Andere bundel kiezen' })
    expect(other.getAttribute('href')).toBe('/credits')
  })

  it('whose price has changed is shown anew instead of placed', async () => {
    const { of } = open('price_changed')
    fireEvent.change(await screen.findByLabelText('Je bank'), { target: { value: 'sb-wisla' } })
    await pay()
    expect(await screen.findByText(/De prijs is net veranderd/)).toBeTruthy()
    await waitFor(() => expect(of('GET /api/credits.php')).toHaveLength(2))
  })
})

describe('a free amount (H2)', () => {
  const free_amount = {
    id: 'credits',
    credits: 1,
    price: { minor: 50, currency: 'EUR' as const },
    times: { from: 5, to: 500 },
  }
  const belgian = { ...credits, country: 'BE', free_amount }
  const taken = { id: 'creditsx37', credits: 37, price: { minor: 1850, currency: 'EUR' as const } }
  const open = () =>
    openPage('/credits', anna(), {
      'GET /api/credits.php': () => belgian,
      'GET /api/bundle.php': () => ({
        bundle: { ...taken, methods: ['bancontact' as const], banks: {} },
      }),
      'GET /api/order.php': () => ({ order: order('loading') }),
      [PLACE]: () => ({ order: order('loading') }),
    })
  const type = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Aantal credits'), { target: { value } })
  const choose = () =>
    fireEvent.click(screen.getByRole('button', { name: /^Kies (dit aantal|\d+ credits voor)/ }))

  it('tells its price while one types, and is ordered as shown', async () => {
    const { of } = open()
    await type('37')
    expect(screen.getByText(/^€\s18,50$/)).toBeTruthy()
    choose()
    fireEvent.click(await screen.findByRole('button', { name: /^Betaal €\s18,50/ }))
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    expect(of(PLACE)[0]?.body).toMatchObject({ bundle: 'creditsx37', amount: taken.price })
  })

  it.each(['4', '501', '7,5', 'veel', ''])(
    'says at its field that %s is not sold',
    async (wrong) => {
      const { of } = open()
      await type(wrong)
      choose()
      expect(await screen.findByText('Vul een heel aantal in van 5 tot en met 500.')).toBeTruthy()
      expect((screen.getByLabelText('Aantal credits') as HTMLInputElement).value).toBe(wrong)
      expect(of('GET /api/bundle.php')).toEqual([])
    },
  )

  it('is told to a visitor, who only looks', async () => {
    openPage('/pricing', null, {
      'GET /api/settings.php': () => polish,
      'GET /api/pricing.php': () => ({ ...pricing, free_amount }),
    })
    expect(await screen.findByText(/Van 5 tot en met 500, voor €\s0,50 per credit/)).toBeTruthy()
    expect(screen.queryByLabelText('Aantal credits')).toBeNull()
  })

  it('that is not sold is a page that is not there', async () => {
    openPage('/credits/creditsx501', anna(), {
      'GET /api/credits.php': () => belgian,
      'GET /api/bundle.php': () => ({ status: 404, refusal: { error: 'not_found' } }),
    })
    expect(await screen.findByText(/^Deze pagina kon niet worden gevonden/)).toBeTruthy()
  })
})

describe('a payment that is under way', () => {
  it('names the bank that was chosen, as long as its name is known', async () => {
    const at = (bank: string) =>
      openPage(`/transactions/${order('pending').payment_id}`, anna(), {
        'GET /api/credits.php': () => ({
          ...credits,
          bundles: [{ ...bundle, id: 'credits-25', methods: ['przelewy24'], banks }],
        }),
        'GET /api/order.php': () => ({ order: { ...order('pending', 'przelewy24'), bank } }),
      })
    const { leave } = at('sb-wisla')
    await screen.findByText('Oefenbank Wisła')
    leave()
    at('sb-gone')
    await screen.findByText('Przelewy24')
    expect(screen.queryByText('Je bank')).toBeNull()
  })

  it('says when it was last seen, while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openPage(`/transactions/${order('pending').payment_id}`, anna(), {
      'GET /api/order.php': () => ({ order: order('pending') }),
    })
    const main = await screen.findByRole('main')
    expect(await within(main).findByText(/Laatst bijgewerkt:/)).toBeTruthy()
  })
})
