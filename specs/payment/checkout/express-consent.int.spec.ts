import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMMEDIATE_DELIVERY_VERSION as VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { orderBy, sign } from '#specs/harness/server/debits.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import { boughtBy, newMember, ordered, type SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const BUNDLE = 'credits-10'
type Sent = { immediate_delivery_consent?: number | undefined }

const orderWith = (sent: Sent, payment_id: string = randomUUID()) => ({
  body: {
    payment_id,
    bundle: BUNDLE,
    payment_method: 'ideal' as const,
    amount: priceFor(BUNDLE),
    ...sent,
  },
})
const withoutTick = (payment_id?: string) =>
  orderWith({ immediate_delivery_consent: undefined }, payment_id)

const ordersOf = async (member: SpecMember) =>
  (await member.ask('GET /api/transactions.php')).orders

/** The version that the database has with each order, the first one first. */
const storedFor = async ({ id }: SpecMember) => {
  const { rows } = await server.db.query(
    `select immediate_delivery_consent as version from payment where account_id = $1
     order by created_at`,
    [id],
  )
  return rows.map(({ version }) => version)
}

/** As a member who agreed before this version of the text, or before there was any. */
const agreedTo = async (version: number, { id }: SpecMember) => {
  await server.db.query('alter table payment disable trigger payment_delivery_consent')
  await server.db.query(
    'update payment set immediate_delivery_consent = $2 where account_id = $1',
    [id, version],
  )
  await server.db.query('alter table payment enable trigger payment_delivery_consent')
}

const refusedFor = (why: string) => ({
  status: 400,
  error: 'invalid',
  fields: { immediate_delivery_consent: why },
})

describe('express consent to immediate delivery (PAY-14, H3)', () => {
  test('is needed for the first order: without it nothing is ordered, and its field says why', async () => {
    const anna = await newMember(server)
    expect(await anna.refusal('POST /api/order.php', withoutTick())).toMatchObject(
      refusedFor('delivery_consent_needed'),
    )
    expect(await ordersOf(anna)).toEqual([])
  })

  test('leaves the id of a refused order free, for the same order with the tick', async () => {
    const anna = await newMember(server)
    const { body } = withoutTick()
    await anna.refusal('POST /api/order.php', { body })
    await anna.ask('POST /api/order.php', orderWith({}, body.payment_id))
    expect(await ordersOf(anna)).toHaveLength(1)
  })

  test('is stored with every order by its version', async () => {
    const anna = await newMember(server)
    await ordered(anna)
    await ordered(anna, 'credits-25')
    expect(await storedFor(anna)).toEqual([VERSION, VERSION])
    expect(await ordersOf(anna)).toMatchObject([
      { immediate_delivery_consent: VERSION },
      { immediate_delivery_consent: VERSION },
    ])
  })

  test('is carried over to later orders of the member, and of nobody else', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    expect(await anna.ask('GET /api/credits.php')).toMatchObject({ immediate_delivery_consent: 0 })
    await ordered(anna)
    expect(await anna.ask('GET /api/credits.php')).toMatchObject({
      immediate_delivery_consent: VERSION,
    })
    expect(await anna.ask('GET /api/repeat-order.php')).toMatchObject({
      immediate_delivery_consent: VERSION,
    })
    await anna.ask('POST /api/order.php', withoutTick())
    expect(await storedFor(anna)).toEqual([VERSION, VERSION])
    await bram.refusal('POST /api/order.php', withoutTick())
  })

  test('is asked of a member who ordered an older version of the text', async () => {
    const anna = await newMember(server)
    await ordered(anna)
    await agreedTo(VERSION - 1, anna)
    expect(await anna.ask('GET /api/repeat-order.php')).toMatchObject({
      immediate_delivery_consent: VERSION - 1,
    })
    expect(await anna.refusal('POST /api/order.php', withoutTick())).toMatchObject(
      refusedFor('delivery_consent_needed'),
    )
    await anna.ask('POST /api/order.php', orderWith({}))
    expect(await storedFor(anna)).toEqual([VERSION - 1, VERSION])
  })

  test.each([
    ['older', VERSION - 1],
    ['newer', VERSION + 1],
  ])('to an %s text than the one of the server is refused', async (_, version) => {
    const anna = await newMember(server)
    const order = orderWith({ immediate_delivery_consent: version })
    expect(await anna.refusal('POST /api/order.php', order)).toMatchObject(
      refusedFor('delivery_consent_changed'),
    )
    expect(await ordersOf(anna)).toEqual([])
  })

  test('makes one order of a double click, and of a second tab that did not see the box', async () => {
    const anna = await newMember(server)
    const order = orderWith({})
    const clicks = await Promise.all(
      [order, order, withoutTick(order.body.payment_id)].map((one) =>
        anna.call('POST /api/order.php', one),
      ),
    )
    expect(clicks.slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
    const later = await anna.call('POST /api/order.php', withoutTick(order.body.payment_id))
    expect(later.text).toBe(clicks[0]?.text)
    expect(await ordersOf(anna)).toHaveLength(1)
  })

  test('is needed of two first orders in two tabs, in each of them', async () => {
    const anna = await newMember(server)
    const [one, other] = await Promise.all([
      anna.call('POST /api/order.php', orderWith({})),
      anna.call('POST /api/order.php', orderWith({})),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(await storedFor(anna)).toEqual([VERSION, VERSION])
  })

  test('is needed for an order by direct debit too', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, { nth: 138 })
    const body = { ...orderBy(id), immediate_delivery_consent: undefined }
    expect(await anna.refusal('POST /api/order.php', { body })).toMatchObject(
      refusedFor('delivery_consent_needed'),
    )
    expect(await ordersOf(anna)).toEqual([])
  })
})

describe('the database (PAY-14, H3)', () => {
  const copyOf = async (member: SpecMember, version: string) => {
    const { payment_id } = await ordered(member)
    return server.db.query(
      `insert into payment (id, site_id, account_id, bundle, credits, method, price, provider, state,
         context, version, created_at, asked, immediate_delivery_consent)
       select gen_random_uuid(), site_id, account_id, bundle, credits, method, price, provider, state,
         context - 'ref', version, created_at, asked, ${version}
       from payment where id = $1`,
      [payment_id],
    )
  }

  test.each(['null', '0', '-1'])('refuses an order with the version %s', async (version) => {
    const anna = await newMember(server)
    await expect(copyOf(anna, version)).rejects.toMatchObject({ code: '23514' })
    expect(await storedFor(anna)).toEqual([VERSION])
  })

  test('refuses an order of a server that does not know the column', async () => {
    const anna = await newMember(server)
    const { payment_id } = await ordered(anna)
    await expect(
      server.db.query(
        `insert into payment (id, site_id, account_id, bundle, credits, method, price, provider,
           state, context, version, created_at, asked)
         select gen_random_uuid(), site_id, account_id, bundle, credits, method, price, provider,
           state, context - 'ref', version, created_at, asked
         from payment where id = $1`,
        [payment_id],
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('never changes the version of an order', async () => {
    const anna = await newMember(server)
    const { payment_id } = await ordered(anna)
    await expect(
      server.db.query('update payment set immediate_delivery_consent = 0 where id = $1', [
        payment_id,
      ]),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

describe('the receipt (PAY-14, H3)', () => {
  const SENTENCE =
    /Ja, geef me mijn credits meteen\. Herroepen kan 14 dagen; wat ik dan heb gebruikt, krijg ik niet terug\./

  const fileOf = async (
    member: SpecMember,
    { payment_id, receipt: number }: { payment_id: string; receipt: string },
  ) => (await member.call('POST /api/receipt.php', { body: { payment_id, number } })).text

  test('says in its mail and its file which sentence was agreed to, when and by which version', async () => {
    const anna = await newMember(server)
    const bought = await boughtBy(anna, server)
    const { text: mail } = await mailSaying(server, anna.email, 'Bonnummer')
    for (const text of [mail, await fileOf(anna, bought)]) {
      expect(text).toMatch(SENTENCE)
      expect(text).toMatch(/krijg ik niet terug\. \(15 juni 2026, versie 1\)/)
    }
  })

  test('says nothing of consent for an order from before it was asked', async () => {
    const anna = await newMember(server)
    const bought = await boughtBy(anna, server)
    await agreedTo(0, anna)
    expect(await fileOf(anna, bought)).not.toMatch(/Je akkoord|geef me mijn credits/)
  })
})
