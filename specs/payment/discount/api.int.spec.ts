import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import { buy, creditsOf, newMember, play, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { BUNDLE, orderWith, placed, SIGNUP_CREDITS } from './discounted-orders.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const makeCode = async (columns: Record<string, unknown> = {}) => {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
  const row = { site_id: 'vonk', code, percent: 20, ...columns }
  const names = Object.keys(row)
  const places = names.map((_, nth) => `$${nth + 1}`)
  const { rows } = await server.db.query('select id from site limit 1')
  row.site_id = rows[0].id
  await server.db.query(
    `insert into discount_code (${names.join()}) values (${places.join()})`,
    Object.values(row),
  )
  return code
}

const makeFirst = () => makeCode({ percent: 25, first_purchase_only: true })

describe('a code of the site', () => {
  test('is found however it is typed, and cuts the price (DIS-02, DIS-05)', async () => {
    const anna = await newMember(server)
    const code = await makeCode()
    const query = { code: ` ${code.toLowerCase()} ` }
    const { discount } = await anna.ask('GET /api/discountcode.php', { query })
    expect(discount).toMatchObject({ code, value_percentage: 20 })
    const order = await placed(anna, code)
    expect(order.price_components.map(({ kind }) => kind)).toEqual(['bundle', 'discount'])
  })

  test('that nobody gave out is refused, and the id of the order stays free', async () => {
    const anna = await newMember(server)
    const ask = orderWith('NIETS')
    expect(await anna.refusal('POST /api/order.php', ask)).toMatchObject({
      status: 404,
      error: 'code_unknown',
    })
    const { discount_code: _, ...body } = ask.body
    await anna.ask('POST /api/order.php', { body })
  })

  test.each<[string, Record<string, unknown>]>([
    ['code_expired', { expires_at: new Date('2026-01-01T00:00:00Z') }],
    ['code_not_active', { status: 'disabled' }],
    ['code_other_country', { country: 'SE' }],
    ['code_other_currency', { currency: 'SEK' }],
    ['code_below_minimum', { minimum_minor: 100_000 }],
    ['code_other_method', { methods: ['paypal'] }],
  ])(
    'that does not fit an order is refused for its own reason: %s (DIS-02)',
    async (error, columns) => {
      const anna = await newMember(server)
      const code = await makeCode(columns)
      const refused = await anna.refusal('POST /api/order.php', orderWith(code))
      expect(refused).toMatchObject({ status: 409, error })
      expect((await anna.ask('GET /api/transactions.php')).orders).toEqual([])
    },
  )

  test('says what it does count for, where its buyer can choose that', async () => {
    const anna = await newMember(server)
    const ask = (code: string) =>
      anna.refusal('GET /api/discountcode.php', {
        query: { code, bundle: BUNDLE, payment_method: 'ideal' },
      })
    const dear = await makeCode({ currency: 'EUR', minimum_minor: 1_999 })
    expect(await ask(dear)).toMatchObject({
      status: 409,
      error: 'code_below_minimum',
      minimum: { minor: 1_999, currency: 'EUR' },
    })
    const elsewhere = await makeCode({ methods: ['paypal', 'creditcard'] })
    expect(await ask(elsewhere)).toMatchObject({
      status: 409,
      error: 'code_other_method',
      methods: ['paypal', 'creditcard'],
    })
    const older = await makeCode({ methods: ['sofort', 'paypal'] })
    expect(await ask(older)).toMatchObject({ error: 'code_other_method', methods: ['paypal'] })
    const bo = await newMember(server)
    const own = await makeCode({ account_id: bo.id, methods: ['paypal'] })
    expect((await ask(own)).error).toBe('code_of_another')
    expect(await ask(own)).not.toHaveProperty('methods')
  })

  test('for another member is refused, and one for the first purchase after that (DIS-02)', async () => {
    const [anna, bo] = [await newMember(server), await newMember(server)]
    const own = await makeCode({ account_id: bo.id })
    const refused = await anna.refusal('POST /api/order.php', orderWith(own))
    expect(refused.error).toBe('code_of_another')
    const first = await makeCode({ first_purchase_only: true })
    await buy(anna)
    const late = await anna.refusal('POST /api/order.php', orderWith(first))
    expect(late.error).toBe('code_first_purchase')
  })

  test('is not used by an order, but by its payment; a second payment gets what its money buys (DIS-06)', async () => {
    const anna = await newMember(server)
    const code = await makeCode()
    const [one, other] = [await placed(anna, code), await placed(anna, code)]
    await Promise.all([one, other].map(({ ref }) => play(anna, ref, { status: 'paid' })))
    await settled(anna, one.payment_id, 'completed')
    await settled(anna, other.payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 25 + 20)
    const refused = await anna.refusal('POST /api/order.php', orderWith(code))
    expect(refused.error).toBe('code_used')
  })

  test.each([
    ['in turn', false],
    ['at once', true],
  ])(
    'for the first purchase counts for the payment that comes first, of all open orders that are paid %s (DIS-06)',
    async (_, atOnce) => {
      const anna = await newMember(server)
      const codes = [TIME_BONUS_CODE, await makeFirst(), await makeFirst()]
      const orders: Awaited<ReturnType<typeof placed>>[] = []
      for (const code of codes) orders.push(await placed(anna, code))
      const pay = async ({ ref, payment_id }: Awaited<ReturnType<typeof placed>>) => {
        await play(anna, ref, { status: 'paid' })
        await settled(anna, payment_id, 'completed')
      }
      if (atOnce) await Promise.all(orders.map(pay))
      else for (const order of orders) await pay(order)
      const granted = orders.map(async ({ payment_id }) => {
        const { order } = await anna.ask('GET /api/order.php', { query: { payment_id } })
        return (order.lifecycle.context as { granted: number }).granted
      })
      expect((await Promise.all(granted)).sort()).toEqual([19, 19, 25])
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 19 + 19 + 25)
    },
  )

  test('for the first purchase does not count beside one without it that was paid before (DIS-06)', async () => {
    const anna = await newMember(server)
    const order = await placed(anna, await makeFirst())
    await buy(anna)
    await play(anna, order.ref, { status: 'paid' })
    const { lifecycle } = await settled(anna, order.payment_id, 'completed')
    expect(lifecycle.context).toMatchObject({ granted: 19 })
  })

  test('that counts once is used by one member, of all who pay with it at once (M15)', async () => {
    const code = await makeCode({ validity: 'once', percent: 50 })
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(server)))
    const orders = await Promise.all(
      members.map(async (member) => ({ member, order: await placed(member, code) })),
    )
    await Promise.all(
      orders.map(({ member, order }) =>
        play(member, order.ref, { status: 'paid', webhook: 'twice' }),
      ),
    )
    const credits: number[] = []
    for (const { member, order } of orders) {
      await settled(member, order.payment_id, 'completed')
      credits.push(await creditsOf(member))
    }
    const half = SIGNUP_CREDITS + 12
    expect(credits.sort()).toEqual([half, half, half, half, SIGNUP_CREDITS + 25])
  })
})
