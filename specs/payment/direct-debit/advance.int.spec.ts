import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unspentOrders } from '#adapters/postgres/platform/statistics/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { SETBACK_DAYS } from '#core/payment/direct-debit/advance.ts'
import { reportDay } from '#server/payment/tokens.ts'
import { debits } from '#server/platform/tokens.ts'
import { debtorOf, giveInAdvance, spend } from '#specs/harness/server/advances.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { reversed } from '#specs/harness/server/changes-of-debit.ts'
import { debited, orderBy } from '#specs/harness/server/debits.ts'
import { openedAt, refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { buy, play, type SpecMember, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** Fewer than the 10 of an order. */
const ADVANCE = 6

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
  await giveInAdvance(server, ADVANCE)
})
afterAll(() => server.stop())

const debtor = () => debtorOf(server)
const creditsOf = async (member: SpecMember) =>
  (await member.ask('GET /api/user.php')).user?.credits
const inAdvance = async (member: SpecMember) =>
  (await member.ask('GET /api/direct-debit.php')).advance
const bookedIn = async (member: SpecMember) => {
  const { wallet } = await member.ask('GET /api/transactions.php')
  return wallet.map(({ reason, credits }) => [reason, credits])
}
const bookOf = async (payment: string) =>
  rowsOf(
    server,
    `select coalesce(sum(e.credits), 0)::int as credits from ledger_entry e
    join book b on b.id = e.book_id where b.kind = 'advance' and e.operation = $1`,
    [payment],
  )

/** The clock of a spec begins on this day. */
const report = async () => (await server.container.getAsync(reportDay))('vonk', '2026-06-15')
const bought = async () => (await unspentOrders(server.db, { site: 'vonk' }))[0]?.bought

describe('a site that gives credits before a direct debit is paid', () => {
  test('tells how many beforehand, gives them when the bank is asked, and the rest when it has paid (M14)', async () => {
    const { member, mandate } = await debtor()
    expect(await inAdvance(member)).toBe(ADVANCE)
    const order = await debited(member, mandate)
    expect(order.lifecycle.context).toMatchObject({ advance: ADVANCE, advanced: ADVANCE })
    expect([await creditsOf(member), await inAdvance(member)]).toEqual([3 + ADVANCE, 0])
    await play(member, refOf(order), { status: 'paid' })
    await settled(member, order.payment_id, 'completed')
    expect([await creditsOf(member), await inAdvance(member)]).toEqual([13, ADVANCE])
    expect(await bookedIn(member)).toEqual([
      ['advance_settled', -ADVANCE],
      ['bundle', 10],
      ['advance', ADVANCE],
      ['signup', 3],
    ])
    expect(await bookOf(order.payment_id)).toEqual([{ credits: 0 }])
  })

  test('writes of them before the debit, and of their going when it is not paid (M14)', async () => {
    const { member, mandate } = await debtor()
    const order = await debited(member, mandate)
    await play(member, refOf(order), { status: 'failed' })
    await settled(member, order.payment_id, 'failed')
    expect([await creditsOf(member), await inAdvance(member)]).toEqual([3, 0])
    expect(await bookOf(order.payment_id)).toEqual([{ credits: 0 }])
    const texts = await until(async () => {
      const mails = (await server.mailsTo(member.email)).map(({ text }) => text).join('\n')
      if (!mails.includes('als voorschot kreeg')) throw new Error('Nothing is told yet')
      return mails
    })
    expect(texts).toContain('Als voorschot krijg je meteen 6 credits, de rest komt zodra')
    expect(texts).not.toContain('Je credits komen zodra je bank heeft betaald')
    expect(texts).toContain('is niet betaald')
    const again = await debited(member, mandate)
    expect(again.lifecycle.context).not.toHaveProperty('advance')
  })

  test('holds a debit that was cancelled or never came against nobody, and a refused one for a year or until it is paid (M14)', async () => {
    const { member, mandate } = await debtor()
    const cancelled = await debited(member, mandate)
    await play(member, refOf(cancelled), { status: 'cancelled' })
    await settled(member, cancelled.payment_id, 'cancelled')
    expect(await inAdvance(member)).toBe(ADVANCE)
    const failed = await debited(member, mandate)
    await play(member, refOf(failed), { status: 'failed' })
    await settled(member, failed.payment_id, 'failed')
    expect(await inAdvance(member)).toBe(0)
    const since = async (days: number) =>
      (await server.container.getAsync(debits)).advanceFacts(
        member.id,
        new Date(server.clock.now().getTime() + days * DAY_MS),
      )
    expect((await since(SETBACK_DAYS - 1)).setbacks).toBe(1)
    expect((await since(SETBACK_DAYS + 1)).setbacks).toBe(0)
    // As after money that comes late, which the bank of a demo never sends.
    const paid = 'update payment set completed_at = now() where id = $1'
    await server.db.query(paid, [failed.payment_id])
    expect(await inAdvance(member)).toBe(ADVANCE)
  })

  test('forgets what a bank took back once somebody of the staff has let it be (M14, DDB-03)', async () => {
    const { member } = await reversed(server)
    expect(await inAdvance(member)).toBe(0)
    const staff = await asStaff(server)
    const body = { id: member.id, reason: 'De bank vergiste zich' }
    const headers = { 'idempotency-key': randomUUID() }
    await staff.ask('POST /api/desk-debits.php', { body, headers })
    expect(await inAdvance(member)).toBe(ADVANCE)
  })

  test('tells how many stand in advance in the report of a day, and counts none of them as bought (M3, M14)', async () => {
    const { member, mandate } = await debtor()
    await buy(member)
    await spend(server, member, 13)
    const before = { report: await report(), bought: await bought() }
    const order = await debited(member, mandate)
    const ahead = await report()
    expect((ahead.debits?.ahead ?? 0) - (before.report.debits?.ahead ?? 0)).toBe(ADVANCE)
    expect(ahead.differences).toEqual([])
    expect(ahead.standing.payments - before.report.standing.payments).toBe(1)
    expect([await creditsOf(member), await bought()]).toEqual([ADVANCE, before.bought])
    await play(member, refOf(order), { status: 'paid' })
    await settled(member, order.payment_id, 'completed')
    const after = await report()
    expect(after.debits?.ahead).toBe(before.report.debits?.ahead)
    expect(after.differences).toEqual([])
    expect(await bought()).toBe((before.bought ?? 0) + 10)
  })

  test('lets what was spent of them be owed, where the bank does not pay (M13, M14)', async () => {
    const { member, mandate } = await debtor()
    const order = await debited(member, mandate)
    await spend(server, member, 8)
    await play(member, refOf(order), { status: 'failed' })
    await settled(member, order.payment_id, 'failed')
    const { credits, owed } = await member.ask('GET /api/transactions.php')
    expect([credits, owed]).toEqual([0, 5])
  })

  test('gives no member more at once than it says, whatever is ordered at once (M14)', async () => {
    const { member, mandate } = await debtor()
    const bodies = [orderBy(mandate), orderBy(mandate), orderBy(mandate)].map((body) => ({
      ...body,
      payment_id: randomUUID(),
    }))
    await Promise.all(
      [...bodies, ...bodies].map((body) => member.call('POST /api/order.php', { body })),
    )
    const orders = await Promise.all(bodies.map(({ payment_id }) => openedAt(member, payment_id)))
    const given = orders.map(({ lifecycle }) => Number(lifecycle.context.advanced ?? 0))
    expect(given.reduce((sum, credits) => sum + credits, 0)).toBe(ADVANCE)
    expect(await creditsOf(member)).toBe(3 + ADVANCE)
  })
})
