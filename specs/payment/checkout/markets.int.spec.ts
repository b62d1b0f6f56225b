import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { methodsFor } from '#core/payment/methods.ts'
import { countryCookie } from '#core/site/country.ts'
import { bundles, markets } from '#server/operator/example-site.ts'
import {
  buy,
  creditsOf,
  formOf,
  newMember,
  ordered,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const pricesIn = (currency: string) =>
  bundles.filter(({ price }) => price.currency === currency).map(({ price }) => price)

const move = (member: SpecMember, payment_country: string) =>
  member.ask('PUT /api/user.php?market=1', { body: { payment_country } })

const polish = {
  bundle: 'credits-25-pln',
  payment_method: 'przelewy24' as const,
  amount: priceFor('credits-25-pln'),
} as const

describe('the prices for a visitor', () => {
  test('are those of the country that the query or the device names, with its currency and VAT', async () => {
    const asked = async (country: string) => {
      const browser = server.browser({ cookie: countryCookie(country).split(';')[0] ?? '' })
      return browser.ask('GET /api/pricing.php', { query: {} })
    }
    for (const [country, { currency, vatBasisPoints }] of Object.entries(markets)) {
      const told = await asked(country)
      expect(told).toMatchObject({ country, vat_basis_points: vatBasisPoints })
      expect(told.bundles.map(({ price }) => price)).toEqual(pricesIn(currency))
    }
    expect((await asked('US')).country).toBe('NL')
  })
})

describe('a member', () => {
  test('buys where they chose to before signing up, wherever they live', async () => {
    const form = formOf()
    const browser = server.browser({ cookie: countryCookie('PL').split(';')[0] ?? '' })
    await browser.ask('POST /api/signup.php', { body: { ...form, region: 'Utrecht' } })
    const login = { email: form.email, password: PASSWORD }
    const { user } = await server.browser().ask('POST /api/user.php', { body: login })
    expect([user.country, user.payment_country]).toEqual(['NL', 'PL'])
  })

  test('goes on in another market from the moment they choose it, and only in one of the site', async () => {
    const anna = await newMember(server)
    expect((await anna.ask('GET /api/credits.php')).country).toBe('NL')
    expect((await move(anna, 'PL')).user.payment_country).toBe('PL')
    const told = await anna.ask('GET /api/credits.php')
    expect(told).toMatchObject({ country: 'PL', vat_basis_points: 2300 })
    expect(told.bundles.map(({ price }) => price)).toEqual(pricesIn('PLN'))
    for (const { methods } of told.bundles) {
      expect(methods).toEqual(methodsFor({ country: 'PL', currency: 'PLN' }))
    }
    const body = { payment_country: 'US' }
    expect(await anna.refusal('PUT /api/user.php?market=1', { body })).toMatchObject({
      status: 400,
      fields: { payment_country: 'field_invalid' },
    })
    expect((await anna.ask('GET /api/user.php')).user?.payment_country).toBe('PL')
  })

  test('keeps the price of an order that is under way', async () => {
    const anna = await newMember(server)
    const before = await ordered(anna)
    await move(anna, 'PL')
    const query = { payment_id: before.payment_id }
    const { order } = await anna.ask('GET /api/order.php', { query })
    expect([order.amount, order.vat]).toEqual([before.amount, before.vat])
  })

  test('orders nothing of another market', async () => {
    const anna = await newMember(server)
    const body = { payment_id: randomUUID(), ...polish }
    expect((await anna.refusal('POST /api/order.php', { body })).error).toBe('not_found')
  })
})

describe('an order', () => {
  const price = { minor: 4299, currency: 'PLN' } as const

  test('needs the bank where the method has a choice, and keeps it', async () => {
    const anna = await newMember(server)
    await move(anna, 'PL')
    const [bundle] = (await anna.ask('GET /api/credits.php')).bundles
    const bank = bundle?.banks.przelewy24?.at(-1)?.id
    const payment_id = randomUUID()
    for (const wrong of [undefined, 'nergens']) {
      const body = { payment_id, ...polish, ...(wrong && { bank: wrong }) }
      expect(await anna.refusal('POST /api/order.php', { body })).toMatchObject({
        status: 400,
        fields: { bank: 'field_invalid' },
      })
    }
    const body = { payment_id, ...polish, bank: bank ?? '' }
    const { order } = await anna.ask('POST /api/order.php', { body })
    const { total, vat } = priceOf({ price }, { vatBasisPoints: 2300 })
    expect(order).toMatchObject({ amount: total, vat, payment_method: 'przelewy24', bank })
    const kept = await anna.ask('GET /api/order.php', { query: { payment_id } })
    expect(kept.order.bank).toBe(bank)
    const { rows } = await server.db.query('select bank from payment where id = $1', [payment_id])
    expect(rows[0].bank).toBe(bank)
  })

  test('takes no bank for a method that asks for it itself', async () => {
    const anna = await newMember(server)
    const body = {
      payment_id: randomUUID(),
      bundle: 'credits-10',
      payment_method: 'ideal',
      amount: priceFor('credits-10'),
    } as const
    const wrong = await anna.refusal('POST /api/order.php', { body: { ...body, bank: 'sb-wisla' } })
    expect(wrong).toMatchObject({ fields: { bank: 'field_invalid' } })
  })

  test('is placed at the price that was shown, or not at all (DIS-05)', async () => {
    const anna = await newMember(server)
    const body = {
      payment_id: randomUUID(),
      bundle: 'credits-10',
      payment_method: 'ideal',
    } as const
    for (const amount of [
      { minor: 498, currency: 'EUR' },
      { minor: 499, currency: 'PLN' },
    ] as const) {
      const refused = await anna.refusal('POST /api/order.php', { body: { ...body, amount } })
      expect(refused).toMatchObject({ status: 409, error: 'price_changed' })
    }
    const unseen = await anna.call('POST /api/order.php', { body: body as never })
    expect(JSON.parse(unseen.text)).toEqual({
      error: 'invalid',
      fields: { amount: 'field_invalid' },
    })
    const amount = { minor: 499, currency: 'EUR' } as const
    expect(
      (await anna.ask('POST /api/order.php', { body: { ...body, amount } })).order.amount,
    ).toEqual(amount)
  })
})

describe('a discount code', () => {
  const make = async (columns: Record<string, unknown>) => {
    const code = `M${randomUUID().slice(0, 8).toUpperCase()}`
    const row = { site_id: 'vonk', code, percent: 20, ...columns }
    const places = Object.keys(row).map((_, nth) => `$${nth + 1}`)
    await server.db.query(
      `insert into discount_code (${Object.keys(row).join()}) values (${places.join()})`,
      Object.values(row),
    )
    return code
  }

  test.each([
    ['country', { country: 'NL' }, 'code_other_country'],
    ['currency', { currency: 'EUR' }, 'code_other_currency'],
    ['minimum', { currency: 'PLN', minimum_minor: 4300 }, 'code_below_minimum'],
    ['method', { methods: ['blik'] }, 'code_other_method'],
  ])(
    'of another %s is refused in a market, with a ground of its own (DIS-02)',
    async (_, columns, ground) => {
      const anna = await newMember(server)
      await move(anna, 'PL')
      const query = {
        code: await make(columns),
        bundle: 'credits-25-pln',
        payment_method: 'przelewy24',
      } as const
      expect((await anna.refusal('GET /api/discountcode.php', { query })).error).toBe(ground)
    },
  )

  test('of a country counts for who buys there, wherever they live', async () => {
    const anna = await newMember(server)
    await move(anna, 'PL')
    const query = {
      code: await make({ country: 'PL', currency: 'PLN', minimum_minor: 4299 }),
      bundle: 'credits-25-pln',
    }
    const { discount } = await anna.ask('GET /api/discountcode.php', { query })
    expect(discount).toMatchObject({ country: 'PL', currency: 'PLN', minimum_order_value: 4299 })
  })
})

describe('a free amount (promise H2)', () => {
  const wish = (bundle: string, amount: { minor: number; currency: 'EUR' }) => ({
    body: { payment_id: randomUUID(), bundle, payment_method: 'bancontact' as const, amount },
  })

  test('is sold where the site allows it, to who looks as to who buys', async () => {
    const anna = await newMember(server)
    expect((await anna.ask('GET /api/credits.php')).free_amount).toBeUndefined()
    await move(anna, 'BE')
    const told = await anna.ask('GET /api/credits.php')
    expect(told.free_amount).toMatchObject({ id: 'credits', times: { from: 5, to: 500 } })
    expect(told.bundles.map(({ id }) => id)).not.toContain('credits')
    const visitor = server.browser({ cookie: countryCookie('BE').split(';')[0] ?? '' })
    const seen = await visitor.ask('GET /api/pricing.php', { query: {} })
    expect(seen.free_amount).toEqual(told.free_amount)
  })

  test('brings exactly the credits that were chosen, for so many times the price', async () => {
    const anna = await newMember(server)
    await move(anna, 'BE')
    const query = { bundle: 'creditsx37' }
    const { bundle } = await anna.ask('GET /api/bundle.php', { query })
    expect(bundle).toMatchObject({ credits: 37, price: { minor: 1850, currency: 'EUR' } })
    expect(bundle.methods).toContain('bancontact')
    const low = wish(query.bundle, { minor: 1849, currency: 'EUR' })
    expect((await anna.refusal('POST /api/order.php', low)).error).toBe('price_changed')
    const before = await creditsOf(anna)
    const order = await buy(anna, query.bundle, 'bancontact')
    expect(order).toMatchObject({ bundle: 'creditsx37', credits: 37, amount: bundle.price })
    expect(await creditsOf(anna)).toBe(before + 37)
    const { orders } = await anna.ask('GET /api/repeat-order.php')
    expect(orders).toMatchObject([{ bundle: 'creditsx37', credits: 37, price: bundle.price }])
  })

  test('takes a discount as a bundle does', async () => {
    const anna = await newMember(server)
    await move(anna, 'BE')
    const query = { code: 'TIMEBONUS25', bundle: 'creditsx37' }
    expect((await anna.ask('GET /api/discountcode.php', { query })).discount.percentage).toBe(25)
    const { order } = await anna.ask('POST /api/order.php', {
      body: {
        ...wish('creditsx37', { minor: 1387, currency: 'EUR' }).body,
        discount_code: query.code,
      },
    })
    expect(order.price_components).toEqual([
      { kind: 'bundle', minor: 1850 },
      { kind: 'discount', minor: -463 },
    ])
  })

  test('is not sold beyond its limits, nor elsewhere', async () => {
    const anna = await newMember(server)
    const look = (bundle: string) => anna.refusal('GET /api/bundle.php', { query: { bundle } })
    expect((await look('creditsx37')).error).toBe('not_found')
    await move(anna, 'BE')
    for (const [name, minor] of [
      ['creditsx4', 200],
      ['creditsx501', 25_050],
      ['credits', 50],
    ] as const) {
      expect((await look(name)).error).toBe('not_found')
      const refusal = await anna.refusal(
        'POST /api/order.php',
        wish(name, { minor, currency: 'EUR' }),
      )
      expect(refusal.error).toBe('not_found')
    }
  })
})
