import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { WITHDRAWAL_DAYS } from '#core/payment/withdrawal/rules.ts'
import { createWithdrawals } from '#server/payment/withdrawal/withdraw.ts'
import * as tokens from '#server/platform/tokens.ts'
import { entriesOf } from '#specs/harness/database/entries.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import {
  buy,
  creditsOf,
  message,
  newMember,
  ordered,
  play,
  settled,
  write,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PRICE = 499
const BOUGHT = 10
const FREE = 3

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
const standing = async (member: Browser, payment_id: string) =>
  (await member.ask('GET /api/withdrawal.php')).orders.find(
    (order) => order.payment_id === payment_id,
  )
const withdraw = (payment_id: string, credits: number) => ({ body: { payment_id, credits } })

const backAtBank = async (payment_id: string) => {
  const { rows } = await server.db.query(`select context from payment where id = $1`, [payment_id])
  return rows[0].context.backMinor as number
}

describe('withdrawing from an order', () => {
  test('takes its unused credits, brings their money back, and is told with its date and time (PAY-11)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { payment_id } = await buy(anna)
    expect(await standing(anna, payment_id)).toMatchObject({
      credits: BOUGHT,
      unused: BOUGHT,
      amount: euro(PRICE),
      back: euro(PRICE),
      until: '2026-06-29T22:00:00.000Z',
    })
    await write(anna, bram, FREE + 4)
    expect(await standing(anna, payment_id)).toMatchObject({ unused: 6, back: euro(299) })
    const { order } = await anna.ask('POST /api/withdrawal.php', withdraw(payment_id, 6))
    const at = order.withdrawal?.at ?? ''
    expect(order.withdrawal).toEqual({ at, credits: 6, amount: euro(299) })
    expect(Math.abs(Date.parse(at) - server.clock.now().getTime())).toBeLessThan(60_000)
    expect(await creditsOf(anna)).toBe(0)
    expect(await entriesOf(server, payment_id)).toEqual([
      { reason: 'bundle', credits: BOUGHT },
      { reason: 'withdrawal', credits: -6 },
    ])
    expect(await standing(anna, payment_id)).toBeUndefined()
    const told = await mailSaying(server, anna.email, 'aankoop herroepen')
    expect(told.text).toContain(payment_id)
    expect(told.text).toMatch(/2,99/)
    expect(told.text).toMatch(/Herroepen op.*2026.*\d\d:\d\d/)
  })

  test('asked for twice, in two tabs or with one key, is done once and answers alike', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })
    const [one, other] = [keyed(), keyed()]
    const answers = await Promise.all(
      [one, one, other, other, {}].map((own) =>
        anna.call('POST /api/withdrawal.php', { ...withdraw(payment_id, BOUGHT), ...own }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const kept = answers.map(({ text }) => JSON.parse(text).order.withdrawal)
    for (const each of kept) expect(each).toEqual(kept[0])
    expect(await entriesOf(server, payment_id)).toHaveLength(2)
    expect(await backAtBank(payment_id)).toBe(PRICE)
  })

  test.each(['lots', 'order'] as const)(
    'that another tab overtakes, before or after this one reads its %s, is done once, by that tab',
    async (read) => {
      const anna = await newMember(server)
      const { payment_id } = await buy(anna)
      const body = { payment_id, credits: BOUGHT }
      const { container, clock } = server
      const payments = await container.getAsync(tokens.payments)
      const [site] = await (await container.getAsync(tokens.sites)).all()
      if (!site) throw new Error('There is no site')
      const otherTab = () => anna.ask('POST /api/withdrawal.php', { body })
      const parts = {
        dispatch: await container.getAsync(tokens.dispatch),
        store: await container.getAsync(tokens.store),
        clock,
      }
      const overtaken = {
        lots: async (...asked: Parameters<typeof payments.lots>) => {
          await otherTab()
          return payments.lots(...asked)
        },
        order: async (...asked: Parameters<typeof payments.order>) => {
          const order = await payments.order(...asked)
          await otherTab()
          return order
        },
      }
      const tab = createWithdrawals({
        ...parts,
        payments: { ...payments, [read]: overtaken[read] },
      })
      const answer = await tab.withdraw({ site, account: anna.id, body, key: null })
      const { withdrawal } = (await otherTab()).order
      expect(answer).toMatchObject({ order: { payment_id, withdrawal } })
      expect(withdrawal).toMatchObject({ credits: BOUGHT })
      expect(await entriesOf(server, payment_id)).toHaveLength(2)
    },
  )

  test('with a key that was used for another one is refused', async () => {
    const anna = await newMember(server)
    const [first, second] = [await buy(anna), await buy(anna)]
    const headers = { 'idempotency-key': randomUUID() }
    const wish = { ...withdraw(first.payment_id, BOUGHT), headers }
    const answer = await anna.call('POST /api/withdrawal.php', wish)
    expect((await anna.call('POST /api/withdrawal.php', wish)).text).toBe(answer.text)
    const other = { ...withdraw(second.payment_id, BOUGHT), headers }
    expect((await anna.refusal('POST /api/withdrawal.php', other)).error).toBe('key_reused')
    expect(await standing(anna, second.payment_id)).toMatchObject({ unused: BOUGHT })
  })

  test('is asked for anew when credits were spent meanwhile, and takes no more than are there', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { payment_id } = await buy(anna)
    await write(anna, bram, FREE + 1)
    const refused = await anna.refusal('POST /api/withdrawal.php', withdraw(payment_id, BOUGHT))
    expect(refused).toMatchObject({ status: 409, error: 'withdrawal_changed' })
    expect(await creditsOf(anna)).toBe(BOUGHT - 1)
    for (let round = 0; round < 3; round += 1) {
      const carl = await newMember(server)
      const bought = await buy(carl)
      await write(carl, bram, FREE)
      const [withdrawn, ...spends] = await Promise.all([
        carl.call('POST /api/withdrawal.php', withdraw(bought.payment_id, BOUGHT)),
        ...[1, 2, 3, 4].map((nth) =>
          carl.call('POST /api/message.php', message(bram.id, `Tegelijk ${nth}`)),
        ),
      ])
      const sent = spends.filter(({ status }) => status === 200).length
      const balance = await creditsOf(carl)
      expect(balance).toBe(withdrawn.status === 200 ? 0 : BOUGHT - sent)
      expect(withdrawn.status === 200 ? sent : 0).toBe(0)
      const { owed } = await carl.ask('GET /api/transactions.php')
      expect(owed).toBe(0)
    }
  })

  test('counts what is used from free credits first, then from the oldest order', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const [first, second] = [await buy(anna), await buy(anna)]
    await write(anna, bram, FREE + 2)
    expect(await standing(anna, first.payment_id)).toMatchObject({ unused: 8 })
    expect(await standing(anna, second.payment_id)).toMatchObject({ unused: BOUGHT })
    await anna.ask('POST /api/withdrawal.php', withdraw(second.payment_id, BOUGHT))
    expect(await standing(anna, first.payment_id)).toMatchObject({ unused: 8 })
    expect(await creditsOf(anna)).toBe(8)
  })

  test('is refused where all is used, where it is too late, and for what is not paid or not there', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { payment_id } = await buy(anna)
    const foreign = await bram.refusal('POST /api/withdrawal.php', withdraw(payment_id, BOUGHT))
    const none = await bram.refusal('POST /api/withdrawal.php', withdraw(randomUUID(), BOUGHT))
    expect(foreign).toEqual(none)
    expect(foreign).toMatchObject({ status: 404, error: 'not_found' })
    await write(anna, bram, FREE + BOUGHT)
    const used = await anna.refusal('POST /api/withdrawal.php', withdraw(payment_id, 0))
    expect(used.error).toBe('withdrawal_nothing')
    const late = await buy(bram)
    server.clock.forward((WITHDRAWAL_DAYS + 1) * DAY_MS)
    expect(await standing(bram, late.payment_id)).toBeUndefined()
    const tooLate = await bram.refusal(
      'POST /api/withdrawal.php',
      withdraw(late.payment_id, BOUGHT),
    )
    expect(tooLate).toMatchObject({ status: 409, error: 'withdrawal_too_late' })
  })

  test('is refused for what is left where that is worth less than a cent', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await server.db.query(
      `insert into discount_code (site_id, code, percent) select id, 'BIJNANIETS', 99 from site`,
    )
    const { ref, payment_id } = await ordered(anna, 'credits-25', 'BIJNANIETS')
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    await write(anna, bram, FREE + 24)
    expect(await standing(anna, payment_id)).toMatchObject({ unused: 1, back: euro(0) })
    const refused = await anna.refusal('POST /api/withdrawal.php', withdraw(payment_id, 1))
    expect(refused).toMatchObject({ status: 409, error: 'withdrawal_nothing' })
    expect(await creditsOf(anna)).toBe(1)
  })

  test('tells of all that came where an order was paid twice', async () => {
    const anna = await newMember(server)
    const { lifecycle, payment_id } = await buy(anna)
    await play(anna, String(lifecycle.context.ref), { aftermath: 'paid_twice' })
    await settled(anna, payment_id, 'paidTwice')
    expect(await standing(anna, payment_id)).toMatchObject({
      credits: 2 * BOUGHT,
      unused: 2 * BOUGHT,
      amount: euro(2 * PRICE),
      back: euro(2 * PRICE),
    })
  })

  test('makes room again in a spending limit for the money that comes back', async () => {
    const anna = await newMember(server)
    await anna.ask('PUT /api/spending-limit.php', {
      body: { period: 'month', limit: euro(PRICE) },
    })
    const { payment_id } = await buy(anna)
    await anna.ask('POST /api/withdrawal.php', withdraw(payment_id, BOUGHT))
    await buy(anna)
  })
})
