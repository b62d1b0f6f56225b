import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEBITS_MAX } from '#core/payment/direct-debit/rules.ts'
import * as money from '#server/payment/tokens.ts'
import * as platform from '#server/platform/tokens.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { reversed } from '#specs/harness/server/changes-of-debit.ts'
import {
  collected,
  debitBody,
  debited,
  holdDebits,
  orderBy,
  paidOtherwise,
  sign,
  takeBack,
} from '#specs/harness/server/debits.ts'
import { refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { newMember, play, type SpecMember, settled } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** The clock of a spec begins on this day. */
const DAY = '2026-06-15'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const POST = 'POST /api/direct-debit.php'
const terms = (member: SpecMember) => member.ask('GET /api/direct-debit.php')

describe('an account whose bank took money back', () => {
  test('loses the credits and is blocked for direct debit, and told why (DDB-03)', async () => {
    const { member, mandate } = await reversed(server)
    expect((await member.ask('GET /api/user.php')).user?.credits).toBe(3)
    expect(await terms(member)).toMatchObject({
      stopped: 'debit_blocked',
      owed: priceFor('credits-10'),
    })
    const order = await member.call('POST /api/order.php', { body: orderBy(mandate) })
    expect([order.status, order.json]).toEqual([403, { error: 'debit_blocked' }])
    const form = await member.call(POST, { body: debitBody({ nth: 1 }) })
    expect(form.json).toEqual({ error: 'debit_blocked' })
    const told = await until(async () => {
      const mails = (await server.mailsTo(member.email)).map(({ text }) => text)
      const found = mails.find((text) => text.includes('Incasso staat daarom nu voor je uit'))
      if (!found) throw new Error('Nothing is told yet')
      return found
    })
    expect(told).toContain('€\u00a04,99')
    expect(told).toMatch(/Klopt dat niet\? Mail ons op \S+@\S+/)
  })

  test('stands in the report of the day, with what was collected and taken back', async () => {
    const report = await server.container.getAsync(money.reportDay)
    const before = (await report('vonk', DAY)).debits
    await reversed(server)
    const after = (await report('vonk', DAY)).debits
    if (!before || !after) throw new Error('No debits are told')
    expect(after).toEqual({
      collected: before.collected + 1,
      failed: before.failed,
      reversed: before.reversed + 1,
      blocked: before.blocked + 1,
      ahead: before.ahead,
    })
  })

  test('may pay so again once that amount was paid another way (DDB-03)', async () => {
    const { member } = await reversed(server)
    await paidOtherwise(member)
    expect((await terms(member)).stopped).toBeNull()
  })

  test('owes what is taken back later, however much it bought before that (DDB-03)', async () => {
    const { member, mandate } = await reversed(server)
    await paidOtherwise(member, 'credits-150')
    const later = [
      await collected(member, mandate, 'credits-60'),
      await collected(member, mandate, 'credits-25'),
    ]
    for (const order of later) await takeBack(member, order)
    const owed = { minor: 1_999 + 999, currency: 'EUR' }
    expect(await terms(member)).toMatchObject({ stopped: 'debit_blocked', owed })
    const staff = await asStaff(server)
    const { blocked } = await staff.ask('GET /api/desk-debits.php')
    expect(blocked.find(({ id }) => id === member.id)).toMatchObject({ orders: 2, owed })
    await until(async () => {
      const mails = (await server.mailsTo(member.email)).map(({ text }) => text)
      expect(mails.join()).toContain('Koop je voor €\u00a029,98 op een andere manier')
    })
  })

  test('owes it still after buying for as much in another currency (DDB-03)', async () => {
    const { member } = await reversed(server)
    const body = { payment_country: 'PL' }
    await member.ask('PUT /api/user.php?market=1', { body })
    await paidOtherwise(member, 'credits-25-pln', 'blik')
    const owed = priceFor('credits-10')
    expect(await terms(member)).toMatchObject({ stopped: 'debit_blocked', owed })
  })

  test('has paid it, whatever is heard later of the order that was taken back (DDB-03)', async () => {
    const { member, order } = await reversed(server)
    await paidOtherwise(member)
    const dispatch = await server.container.getAsync(platform.dispatch)
    const event = { type: 'refundRefused', minor: 100, part: 1 } as const
    const first = [{ to: 'payment', id: order.payment_id, event, must: true } as const]
    const heard = await dispatch({ attempt: async () => ({ first, answer: () => null }) })
    expect(heard.done).toBe(true)
    expect((await terms(member)).stopped).toBeNull()
  })

  test('is lifted by nobody for themselves', async () => {
    const staff = await asStaff(server)
    const body = { id: staff.id, reason: 'Van mezelf' }
    const { json } = await staff.call('POST /api/desk-debits.php', { body })
    expect(json).toMatchObject({ error: 'own_case' })
  })

  test('is seen by finance, who lifts it for a reason that is kept', async () => {
    const { member } = await reversed(server)
    const staff = await asStaff(server)
    const { blocked } = await staff.ask('GET /api/desk-debits.php')
    expect(blocked.find(({ id }) => id === member.id)).toMatchObject({
      orders: 1,
      owed: priceFor('credits-10'),
    })
    const body = { id: member.id, reason: 'De bank vergiste zich' }
    await staff.ask('POST /api/desk-debits.php', {
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect((await terms(member)).stopped).toBeNull()
    const [lift] = await rowsOf(server, 'select * from debit_lift where account_id = $1', [
      member.id,
    ])
    expect(lift).toMatchObject({ by_id: staff.id, reason: body.reason })
    const { acts } = await staff.ask('GET /api/desk-log.php')
    expect(acts.filter(({ account }) => account === member.id)).toMatchObject([
      { act: 'lift', about: 'direct_debit' },
    ])
  })

  test('is lifted by nobody without the log, also where the database is asked itself', async () => {
    const { member } = await reversed(server)
    const staff = await asStaff(server)
    const lifted = server.db.query(
      'insert into debit_lift (account_id, at, by_id, reason) values ($1, now(), $2, $3)',
      [member.id, staff.id, 'Zomaar'],
    )
    await expect(lifted).rejects.toThrow('stands in no log')
    expect((await terms(member)).stopped).toBe('debit_blocked')
  })

  test('that a debit failed for is not blocked, and has one order less in its term (DDB-03)', async () => {
    const member = await newMember(server)
    const { id } = await sign(member, { nth: 950 })
    await holdDebits(server, member, id)
    for (let nth = 0; nth < DEBITS_MAX; nth++) {
      expect((await terms(member)).stopped).toBeNull()
      const order = await debited(member, id)
      await play(member, refOf(order), { status: 'failed' })
      await settled(member, order.payment_id, 'failed')
    }
    expect(await terms(member)).toMatchObject({ stopped: 'debit_limit', owed: null })
    const { json } = await member.call('POST /api/order.php', { body: orderBy(id) })
    expect(json).toEqual({ error: 'debit_limit' })
    expect((await member.ask('GET /api/user.php')).user?.credits).toBe(3)
  })
})
