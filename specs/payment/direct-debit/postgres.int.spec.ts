import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import {
  DEBIT_TERM_DAYS,
  DEBITS_MAX,
  MANDATE_PAPER_DAYS,
  MANDATE_UNUSED_DAYS,
} from '#core/payment/direct-debit/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { debited, holdDebits, orderBy, propose, sign } from '#specs/harness/server/debits.ts'
import { mandatesOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

let asked = 0
const number = () => {
  asked++
  return { nth: asked }
}
const days = (count: number) => new Date(server.clock.now().getTime() + count * DAY_MS)
const purgeAt = async (now: Date) =>
  (await server.container.getAsync(tokens.retention)).purge(now, 1_000)
const papersOf = (account: string) =>
  rowsOf(server, 'select id from debit_mandate where account_id = $1', [account])

describe('a mandate in time', () => {
  test('that nobody signed is gone after a day, and a signed one stays', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await propose(anna, number())
    const { id } = await sign(bram, number())
    await purgeAt(days(1))
    expect(await papersOf(anna.id)).toEqual([])
    expect(await papersOf(bram.id)).toEqual([{ id }])
  })

  test('leaves its paper for MANDATE_PAPER_DAYS after its end', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await server.db.query("update mandate set ended_at = $2, reason = 'removed' where id = $1", [
      id,
      server.clock.now(),
    ])
    await purgeAt(days(MANDATE_PAPER_DAYS - 1))
    expect(await papersOf(anna.id)).toEqual([{ id }])
    await purgeAt(days(MANDATE_PAPER_DAYS))
    expect(await papersOf(anna.id)).toEqual([])
  })

  test('is good for more orders once DEBIT_TERM_DAYS are over (DDB-03)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await holdDebits(server, anna, id)
    for (let nth = 0; nth < DEBITS_MAX; nth++) await debited(anna, id)
    const order = () => anna.call('POST /api/order.php', { body: orderBy(id) })
    expect((await order()).json).toEqual({ error: 'debit_limit' })
    server.clock.forward(DEBIT_TERM_DAYS * DAY_MS)
    expect((await order()).status).toBe(200)
  })

  test('lapses once nothing was taken by it for MANDATE_UNUSED_DAYS, and not a day before', async () => {
    const anna = await newMember(server)
    await sign(anna, number())
    server.clock.forward(MANDATE_UNUSED_DAYS * DAY_MS - HOUR_MS)
    expect(await mandatesOf(server, anna)).toMatchObject([{ reason: null }])
    server.clock.forward(HOUR_MS)
    await until(async () =>
      expect(await mandatesOf(server, anna)).toMatchObject([{ reason: 'lapsed' }]),
    )
  })
})
