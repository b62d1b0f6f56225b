import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { debitDay } from '#core/payment/direct-debit/rules.ts'
import { REVERSAL_DAYS } from '#core/payment/rules.ts'
import { debited, orderBy, propose, sign } from '#specs/harness/server/debits.ts'
import { mandatesOf, refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { bankMood, newMember, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
afterEach(() => bankMood(server.browser(), { fault: null }))

let asked = 0
const signer = async () => {
  asked++
  const member = await newMember(server)
  const { id } = await sign(member, { nth: 700 + asked })
  return { member, mandate: id }
}
const terms = (member: Parameters<typeof debited>[0]) => member.ask('GET /api/direct-debit.php')

describe('a provider of debits', () => {
  test('that takes none for an afternoon fails the order, and leaves the mandate (DDB-05)', async () => {
    const { member, mandate } = await signer()
    await bankMood(member, { fault: 'refuses' })
    const order = orderBy(mandate)
    await member.ask('POST /api/order.php', { body: order })
    await settled(member, order.payment_id, 'failed')
    expect(await mandatesOf(server, member)).toMatchObject([{ reason: null }])
    expect((await terms(member)).mandate).toMatchObject({ id: mandate })
    await bankMood(member, { fault: null })
    expect(await debited(member, mandate)).toMatchObject({ by_mandate: true })
  })

  test('that calls a mandate by a name of its own is quoted on paper, in mails and to its member (DDB-04)', async () => {
    const member = await newMember(server)
    const { body, sign: code } = await propose(member, { nth: 690 })
    await server.db.query(
      `insert into sandbox.mandate (id, payer, method, reference, known_as)
      values ('sm_ABCDEFGHIJKLMNOPQRSTUV', 'somebody', 'directdebit', $1, 'BANK-7')`,
      [body.id],
    )
    const reference = 'BANK-7'
    expect(await member.ask('PUT /api/direct-debit.php', { body: code })).toMatchObject({
      reference,
    })
    expect((await terms(member)).mandate).toMatchObject({ reference })
    const query = { id: body.id }
    expect(await member.ask('GET /api/mandate-paper.php', { query })).toMatchObject({ reference })
    await member.ask('POST /api/order.php', { body: orderBy(body.id) })
    await until(async () => {
      const mails = await server.mailsTo(member.email)
      const naming = mails.filter(({ text }) => text.includes(reference))
      const subjects = naming.map(({ subject }) => subject).join()
      expect(subjects).toContain('Je machtiging aan')
      expect(subjects).toContain('we schrijven af op')
    })
  })

  test('that was away for days is announced for a day that is still to come', async () => {
    const { member, mandate } = await signer()
    await bankMood(member, { fault: 'away' })
    const order = orderBy(mandate)
    await member.ask('POST /api/order.php', { body: order })
    await settled(member, order.payment_id, 'unknown')
    server.clock.forward(4 * DAY_MS)
    await bankMood(member, { fault: null })
    const format = new Intl.DateTimeFormat('nl-NL', {
      dateStyle: 'long',
      timeZone: 'Europe/Amsterdam',
    })
    const day = format.format(debitDay(server.clock.now()))
    await until(async () => {
      const mails = await server.mailsTo(member.email)
      const ahead = mails.find(({ subject }) => subject.includes('we schrijven af op'))
      expect(ahead?.subject).toContain(day)
    })
  })

  test('that is changed, or goes from test to live, leaves nobody without a way to sign anew', async () => {
    const { member, mandate } = await signer()
    expect((await terms(member)).mandate).toMatchObject({ id: mandate })
    await server.db.query('update mandate set live = true where id = $1', [mandate])
    expect(await terms(member)).toMatchObject({ offered: true, mandate: null })
  })

  test('that is not heard of a dispute a year later is asked, for as long as there may be one (M9)', async () => {
    const { member, mandate } = await signer()
    const order = await debited(member, mandate)
    await settled(member, order.payment_id, 'completed')
    const rowNow = async () => {
      const text = 'select state, next_ask_at from payment where id = $1'
      return (await rowsOf(server, text, [order.payment_id]))[0]
    }
    const first = await rowNow()
    server.clock.forward(REVERSAL_DAYS * DAY_MS)
    await until(async () => expect((await rowNow())?.next_ask_at).not.toEqual(first?.next_ask_at))
    const headers = { 'content-type': 'application/json' }
    const wish = { aftermath: 'charged_back', webhook: 'never' }
    const path = `/sandbox/api/payments/${refOf(order)}`
    await server.browser().send('PUT', path, { headers, body: JSON.stringify(wish) })
    server.clock.forward(245 * DAY_MS)
    await until(async () => expect(await rowNow()).toMatchObject({ state: 'chargedBack' }))
  })
})
