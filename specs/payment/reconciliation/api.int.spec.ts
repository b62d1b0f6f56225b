import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dayOf, daysAfter } from '#core/kernel/day.ts'
import type { Money } from '#core/kernel/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import {
  balancesOf,
  type DayReport,
  type FlowKind,
  receiptsIn,
} from '#core/payment/reconciliation/rules.ts'
import { refundActOf } from '#server/operator/refund.ts'
import * as money from '#server/payment/tokens.ts'
import { bankMood, buy, newMember, ordered, play, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const BOOKS_EVERY_MS = 5 * 60_000
/** The clock of a spec begins on this day. */
const DAY = '2026-06-15'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { METRICS_PORT: '0' } })
})
afterAll(() => server.stop())

const report = async (day: string) =>
  (await server.container.getAsync(money.reportDay))('vonk', day)
const refOf = ({ lifecycle }: { lifecycle: { context: object } }) =>
  (lifecycle.context as { ref: string }).ref

/** What is new of one kind of money, between two reports of a day. */
const newOf = (before: DayReport, after: DayReport, kind: FlowKind) => {
  const none = { times: 0, minor: 0, credits: 0 }
  const was = before.flows.find((flow) => flow.kind === kind) ?? none
  const is = after.flows.find((flow) => flow.kind === kind) ?? none
  const { times, minor, credits } = is
  return [times - was.times, minor - was.minor, credits - was.credits]
}
const byOperator = (payment: string) => (amount: Money) => refundActOf(payment, null, amount)
const euros = (minor: number) => [{ minor, currency: 'EUR' }]

describe('the report of a day', () => {
  test('counts what was ordered, paid, granted and taken back, and finds that all of it agrees', async () => {
    const before = await report(DAY)
    const anna = await newMember(server)
    await buy(anna)
    const back = await buy(anna)
    await play(anna, refOf(back), { aftermath: 'refunded' })
    await settled(anna, back.payment_id, 'refunded')
    const part = await buy(anna)
    await play(anna, refOf(part), { refund_minor: 200 })
    await settled(anna, part.payment_id, 'partlyRefunded')
    await play(anna, refOf(part), { aftermath: 'charged_back' })
    await settled(anna, part.payment_id, 'chargedBack')
    await play(anna, refOf(part), { aftermath: 'won_back' })
    await settled(anna, part.payment_id, 'wonBack')
    const after = await report(DAY)
    expect(after.orders - before.orders).toBe(3)
    expect(after.ends.paid - before.ends.paid).toBe(3)
    expect(after.granted - before.granted).toBe(30)
    expect(after.returned - before.returned).toBe(14)
    const paid = ({ paid }: typeof after) => paid.reduce((sum, { minor }) => sum + minor, 0)
    expect(paid(after) - paid(before)).toBe(3 * 499)
    expect(newOf(before, after, 'sale')).toEqual([3, 3 * 499, 30])
    expect(newOf(before, after, 'refund')).toEqual([2, -499 - 200, -14])
    expect(newOf(before, after, 'chargeback')).toEqual([1, -299, -6])
    expect(newOf(before, after, 'undone')).toEqual([1, 299, 6])
    expect(after).toMatchObject({ differences: [], booksSum: 0, walletsOff: 0 })
  })

  test('tells a withdrawal from what its staff give back, and money that came twice, and stands alike in payments, ledger and receipts', async () => {
    const before = await report(DAY)
    const anna = await newMember(server)
    const mine = await buy(anna)
    const body = { payment_id: mine.payment_id, credits: 10 }
    await anna.ask('POST /api/withdrawal.php', { body })
    await settled(anna, mine.payment_id, 'refunded')
    const theirs = await buy(anna)
    const giveBack = await server.container.getAsync(money.giveBack)
    await giveBack({
      payment: theirs.payment_id,
      minor: 150,
      by: 'givenBack',
      log: byOperator(theirs.payment_id),
    })
    await settled(anna, theirs.payment_id, 'partlyRefunded')
    const twice = await buy(anna)
    await play(anna, refOf(twice), { aftermath: 'paid_twice' })
    await settled(anna, twice.payment_id, 'paidTwice')
    const open = await ordered(anna)
    const after = await report(DAY)
    expect(newOf(before, after, 'withdrawal')).toEqual([1, -499, -10])
    expect(newOf(before, after, 'refund')).toEqual([1, -150, -3])
    expect(newOf(before, after, 'again')).toEqual([1, 499, 10])
    expect(after.ends.open - before.ends.open).toBe(1)
    expect(balancesOf(after)).toEqual(euros(receiptsIn(after.flows)[0]?.minor ?? 0))
    const { granted, returned, kept } = after.standing
    expect(granted.payments).toBe(granted.books)
    expect(returned.payments).toBe(returned.books)
    expect(kept.map(({ payments }) => payments)).toEqual(kept.map(({ receipts }) => receipts))
    expect(after).toMatchObject({ differences: [], booksSum: 0, walletsOff: 0 })
    await play(anna, open.ref, { status: 'cancelled' })
  })

  test('names a payment whose credits are not those of the books', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    await server.db.query(
      `update payment set context = jsonb_set(context, '{granted}', '11') where id = $1`,
      [payment_id],
    )
    const { differences } = await report(DAY)
    expect(differences).toMatchObject([
      { payment: payment_id, kind: 'other_amount', granted: 11, booked: 10 },
    ])
    await server.db.query(
      `update payment set context = jsonb_set(context, '{granted}', '10') where id = $1`,
      [payment_id],
    )
  })

  test('goes to the people of the site once, the day after', async () => {
    const { support_email } = await server.browser().ask('GET /api/settings.php')
    const reports = async () =>
      (await server.mailsTo(support_email)).filter(({ key }) => key === `day:vonk:${DAY}`)
    expect(await reports()).toEqual([])
    server.clock.forward(DAY_MS)
    const [mail] = await until(async () => {
      const found = await reports()
      expect(found).toHaveLength(1)
      return found
    })
    expect(mail?.text).toContain('kloppen met elkaar')
    expect(mail?.text).toMatch(/Herroepen \(1\): −€.4,99, -10 credits/)
    await server.restart()
    const { rows } = await server.db.query('select count(*)::int as days from day_report')
    expect(rows[0].days).toBe(2)
    expect(await reports()).toHaveLength(1)
  })
})

const figures = async (path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${server.metricsPort}${path}`)
  return { status: response.status, text: await response.text() }
}

describe('the figures for who watches', () => {
  test('are on an address of their own, and on no page of the site', async () => {
    expect((await figures()).status).toBe(200)
    expect((await figures('/')).status).toBe(404)
    const { text } = await server.browser().send('GET', '/metrics')
    expect(text).not.toContain('vonk_')
  })

  test('tell how calls were answered, what waits and whether the days add up', async () => {
    await server.browser().ask('GET /api/settings.php')
    const { text } = await figures()
    expect(text).toMatch(/vonk_request_seconds_count\{call="[^"]*settings\.php",end="2xx"\} [1-9]/)
    for (const name of ['payments_open', 'webhooks_waiting', 'deadlines_late', 'jobs_failed']) {
      expect(text).toMatch(new RegExp(`^vonk_${name} \\d+$`, 'm'))
    }
    expect(text).toMatch(/^vonk_days_wrong 0$/m)
  })

  test('tell how orders stand, who is late and which logins were refused', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const waiting = await ordered(anna)
    const body = { email: anna.email, password: 'een-ander-wachtwoord' }
    await server.browser().refusal('POST /api/user.php', { body })
    const { text } = await figures()
    expect(text).toMatch(/^vonk_orders\{state="completed"\} [1-9]/m)
    expect(text).toMatch(/^vonk_orders\{state="pending"\} [1-9]/m)
    expect(text).toMatch(
      /^vonk_refused_total\{call="POST [^"]*user\.php",refused="login_failed"\} 1$/m,
    )
    const names = ['payments_ask_late', 'payments_unknown_oldest', 'webhooks_waiting_oldest']
    for (const name of names) expect(text).toMatch(new RegExp(`^vonk_${name}_seconds \\d+$`, 'm'))
    await play(anna, waiting.ref, { status: 'cancelled' })
  })

  test('show the books as one server measures them every five minutes (M3)', async () => {
    const anna = await newMember(server)
    const giveOrTake = (credits: number) =>
      server.db.query('update wallet set balance = balance + $2 where account_id = $1', [
        anna.id,
        credits,
      ])
    const shows = (line: RegExp) => until(async () => expect((await figures()).text).toMatch(line))
    server.clock.forward(BOOKS_EVERY_MS)
    await shows(/^vonk_books_age_seconds [\d.]{1,6}$/m)
    expect((await figures()).text).toMatch(/^vonk_ledger_difference 0$/m)
    await giveOrTake(1)
    expect((await figures()).text).toMatch(/^vonk_wallets_wrong 0$/m)
    server.clock.forward(BOOKS_EVERY_MS)
    await shows(/^vonk_wallets_wrong 1$/m)
    await giveOrTake(-1)
    server.clock.forward(BOOKS_EVERY_MS)
    await shows(/^vonk_wallets_wrong 0$/m)
  })
})

describe('a server that comes back after days', () => {
  const today = () => dayOf(server.clock.now())
  const mailOf = (day: string) =>
    until(async () => {
      const { support_email } = await server.browser().ask('GET /api/settings.php')
      const mails = await server.mailsTo(support_email)
      const found = mails.filter(({ key }) => key === `day:vonk:${day}`)
      expect(found).toHaveLength(1)
      return found[0]?.text ?? ''
    })
  const daysKept = async (from: string) => {
    const { rows } = await server.db.query<{ day: string }>(
      `select day::text from day_report where site_id = 'vonk' and day >= $1 order by 1`,
      [from],
    )
    return rows.map(({ day }) => day)
  }

  test('reports each day that it missed, once', async () => {
    await buy(await newMember(server))
    const bought = today()
    server.clock.forward(4 * DAY_MS)
    await server.restart()
    const missed = [0, 1, 2, 3].map((days) => daysAfter(bought, days))
    await until(async () => expect(await daysKept(bought)).toEqual(missed))
    expect(await mailOf(bought)).toMatch(/Bestellingen: [1-9]/)
    await server.restart()
    expect(await daysKept(bought)).toEqual(missed)
    await mailOf(bought)
  })

  test('names a refund that never reached the bank, and asks for it until the bank has answered', async () => {
    const anna = await newMember(server)
    const bought = await buy(anna)
    const since = today()
    const notBackOn = async (days: number) => {
      const { notBack } = await report(daysAfter(since, days))
      return notBack.filter(({ payment }) => payment === bought.payment_id)
    }
    onTestFinished(() => bankMood(anna, {}))
    await bankMood(anna, { fault: 'away' })
    const giveBack = await server.container.getAsync(money.giveBack)
    await giveBack({
      payment: bought.payment_id,
      minor: 200,
      by: 'givenBack',
      log: byOperator(bought.payment_id),
    })
    await server.db.query(`delete from jobs.job where name = 'refundPayment'`)
    server.clock.forward(3 * DAY_MS)
    expect(await notBackOn(1)).toEqual([])
    expect(await notBackOn(2)).toMatchObject([{ minor: 200, why: 'unanswered', since }])
    const told = await mailOf(daysAfter(since, 2))
    expect(told).toContain(`antwoordt niet: ${bought.payment_id}`)
    const { text: watched } = await figures()
    expect(watched).toMatch(/^vonk_days_wrong [1-9]/m)
    await bankMood(anna, {})
    server.clock.forward(DAY_MS)
    await until(async () => expect(await notBackOn(3)).toEqual([]))
    const { text } = await anna.send('GET', `/sandbox/api/payments/${refOf(bought)}`)
    expect(JSON.parse(text)).toMatchObject({ refunded_minor: 200 })
  })
})
