import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { STAY_DISCOUNT_DAYS } from '#core/payment/discount/rules.ts'
import {
  newMember,
  PASSWORD,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const look = async (member: SpecMember) =>
  (await member.ask('GET /api/discountcode.php?stay=true')).offer
const take = (member: SpecMember) => member.ask('POST /api/discountcode.php?stay=true')
const codesOf = async ({ id }: SpecMember) =>
  (await server.db.query('select code from discount_code where account_id = $1', [id])).rows
const orderWith = (discount_code: string, percent: number) => {
  const payment_id = randomUUID()
  const body = { payment_id, bundle: 'credits-25', payment_method: 'ideal', discount_code } as const
  return { body: { ...body, amount: priceFor('credits-25', percent) } }
}

describe('the offer to who thinks of leaving', () => {
  test("is the company's discount, as a code of the member alone that works at the checkout, once (H5)", async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { delete_discount } = await anna.ask('GET /api/companyinfo.php')
    expect(await look(anna)).toEqual({ percentage: delete_discount, discount: null })
    const { discount } = await take(anna)
    expect(discount).toMatchObject({ percentage: delete_discount, user_id: anna.id })
    const lasts = Date.parse(discount.expires ?? '') - server.clock.now().getTime()
    expect(Math.round(lasts / DAY_MS)).toBe(STAY_DISCOUNT_DAYS)
    expect(await look(anna)).toEqual({ percentage: delete_discount, discount })

    const stolen = await bram.refusal(
      'POST /api/order.php',
      orderWith(discount.code, delete_discount),
    )
    expect(stolen.error).toBe('code_unknown')
    const { order } = await anna.ask(
      'POST /api/order.php',
      orderWith(discount.code, delete_discount),
    )
    const [bundle, less] = order.price_components
    expect(less).toEqual({
      kind: 'discount',
      minor: -Math.round(((bundle?.minor ?? 0) * delete_discount) / 100),
    })
    const { payment_id } = order
    const ref = await until(async () => {
      const { order: now } = await anna.ask('GET /api/order.php', { query: { payment_id } })
      const { ref } = now.lifecycle.context as { ref: string | null }
      if (ref === null) throw new Error('No page yet')
      return ref
    })
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')

    expect(await look(anna)).toBeNull()
    const again = await anna.refusal('POST /api/discountcode.php?stay=true')
    expect(again.error).toBe('code_used')
  })

  test('is told to nobody else: a code that was given and one that was not answer alike (S1)', async () => {
    const [anna, bram, carla] = await Promise.all([1, 2, 3].map(() => newMember(server)))
    if (!anna || !bram || !carla) throw new Error('Three are needed')
    await take(anna)
    const [known] = await codesOf(anna)
    const guess = (id: string) => `BLIJF-${hash('sha256', `stay ${id}`).slice(0, 10).toUpperCase()}`
    expect(guess(anna.id)).toBe(known?.code)
    const answers = [anna, carla].map(({ id }) =>
      bram.call('GET /api/discountcode.php', { query: { code: guess(id) } }),
    )
    const [given, never] = (await Promise.all(answers)).map(({ status, text }) => [status, text])
    expect(given).toEqual(never)
  })

  test('is one code, however often and at once it is asked for', async () => {
    const anna = await newMember(server)
    const taken = await Promise.all(Array.from({ length: 12 }, () => take(anna)))
    expect(new Set(taken.map(({ discount }) => JSON.stringify(discount))).size).toBe(1)
    expect(await codesOf(anna)).toHaveLength(1)
  })

  test('counts for seven days to the moment, and does not come back (H4, H5)', async () => {
    const anna = await newMember(server)
    const ends = Date.parse((await take(anna)).discount.expires ?? '')
    const goTo = (ms: number) => server.clock.forward(ms - server.clock.now().getTime())
    goTo(ends - 60_000)
    expect(await look(anna)).not.toBeNull()
    goTo(ends)
    expect(await look(anna)).toBeNull()
    expect((await anna.refusal('POST /api/discountcode.php?stay=true')).error).toBe('code_expired')
    expect(await codesOf(anna)).toHaveLength(1)
  })

  test('goes with the member who leaves all the same', async () => {
    const anna = await newMember(server)
    await take(anna)
    await anna.ask('DELETE /api/user.php', {
      body: { reason: 'too_expensive', password: PASSWORD },
    })
    server.clock.forward(15 * DAY_MS)
    await until(async () => expect(await codesOf(anna)).toEqual([]))
  })

  test('is none where the company gives none', async () => {
    const anna = await newMember(server)
    await server.db.query(`update site set company = jsonb_set(company, '{delete_discount}', '0')`)
    await server.restart()
    expect(await look(anna)).toBeNull()
    expect((await anna.refusal('POST /api/discountcode.php?stay=true')).error).toBe('not_found')
  })
})
