import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { methods } from '#core/payment/methods.ts'
import { REVERSAL_ASK_MS } from '#core/payment/rules.ts'
import { spend } from '#specs/harness/server/advances.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import {
  buy,
  creditsOf,
  newMember,
  ordered,
  PASSWORD,
  play,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const SIGNUP_CREDITS = 3
const WITH_BUNDLE = SIGNUP_CREDITS + 10

let server: SpecServer
let staff: string
beforeAll(async () => {
  server = await startServer()
  staff = (await server.browser().ask('GET /api/settings.php')).support_email
})
afterAll(() => server.stop())

const refOf = ({ lifecycle }: { lifecycle: { context: object } }) =>
  (lifecycle.context as { ref: string }).ref

const staffMailAbout = (payment_id: string) => mailSaying(server, staff, payment_id)

describe('money that goes back', () => {
  test.each([
    ['refunded', 'refunded', 'refund'],
    ['charged_back', 'chargedBack', 'chargeback'],
  ] as const)(
    'because it was %s takes its credits along, leaves the member premium and is told to staff (PAY-08, M13)',
    async (aftermath, state, reason) => {
      const anna = await newMember(server)
      const order = await buy(anna)
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
      await play(anna, refOf(order), { aftermath, webhook: 'twice' })
      const { completed_at } = await settled(anna, order.payment_id, state)
      expect(completed_at).toBe(order.completed_at)
      const { user } = await anna.ask('GET /api/user.php')
      expect(user).toMatchObject({ credits: SIGNUP_CREDITS, paid_user: true })
      const { wallet, owed } = await anna.ask('GET /api/transactions.php')
      expect(owed).toBe(0)
      expect(wallet[0]).toMatchObject({
        reason,
        credits: -10,
        balance: SIGNUP_CREDITS,
        about: order.payment_id,
      })
      const mail = await staffMailAbout(order.payment_id)
      expect(mail.text).toMatch(/€\s4,99/)
      expect(mail.text).not.toContain(anna.email)
    },
  )

  test('after its credits were spent takes what is left, and what is missing is shown as owed (PAY-08, M13)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    const spent = 7
    await spend(server, anna, spent)
    await play(anna, refOf(order), { aftermath: 'charged_back', webhook: 'now' })
    await settled(anna, order.payment_id, 'chargedBack')
    const { credits, owed, wallet } = await anna.ask('GET /api/transactions.php')
    expect({ credits, owed }).toEqual({ credits: 0, owed: 10 - (WITH_BUNDLE - spent) })
    expect(wallet[0]).toMatchObject({ reason: 'chargeback', credits: spent - WITH_BUNDLE })
    const { rows } = await server.db.query('select sum(credits)::int as sum from ledger_entry')
    expect(rows[0].sum).toBe(0)
    const next = await buy(anna)
    const after = await anna.ask('GET /api/transactions.php')
    expect([after.credits, after.owed]).toEqual([10 - owed, 0])
    expect(after.wallet.slice(0, 2)).toMatchObject([
      { reason: 'owed_settled', credits: -owed, balance: 10 - owed, payment: next.payment_id },
      { reason: 'bundle', credits: 10, balance: 10, payment: next.payment_id },
    ])
    const receipt = await mailSaying(server, anna.email, next.payment_id)
    expect(receipt.text).toContain(`verrekend wat nog openstond: ${owed} credits`)
  })

  test('and is told by no webhook is found by asking (PAY-07, M9)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    await play(anna, refOf(order), { aftermath: 'refunded', webhook: 'never' })
    server.clock.forward(REVERSAL_ASK_MS)
    await settled(anna, order.payment_id, 'refunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
  })
})

describe('money that comes twice for one order', () => {
  test('brings its credits twice and is told to staff (M12)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    await play(anna, refOf(order), { aftermath: 'paid_twice', webhook: 'twice' })
    await settled(anna, order.payment_id, 'paidTwice')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE + 10)
    await staffMailAbout(order.payment_id)
    await play(anna, refOf(order), { aftermath: 'refunded' })
    await settled(anna, order.payment_id, 'refunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
  })

  test.each([
    ['refunded', 'charged_back', 'refunded', 'chargedBack'],
    ['refunded', 'refunded', 'refunded', 'refunded'],
    ['charged_back', 'charged_back', 'chargedBack', 'chargedBack'],
  ] as const)(
    'once the first was %s brings its credits, which go when it is %s (M12, M13)',
    async (first, last, then, end) => {
      const anna = await newMember(server)
      const order = await buy(anna)
      await play(anna, refOf(order), { aftermath: first })
      await settled(anna, order.payment_id, then)
      await play(anna, refOf(order), { aftermath: 'paid_twice', webhook: 'twice' })
      await settled(anna, order.payment_id, 'partlyRefunded')
      expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
      await staffMailAbout(order.payment_id)
      await play(anna, refOf(order), { aftermath: last, webhook: 'twice' })
      await settled(anna, order.payment_id, end)
      expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
      const { wallet, owed } = await anna.ask('GET /api/transactions.php')
      expect(owed).toBe(0)
      const moved = wallet.filter(({ about }) => about === order.payment_id)
      expect(moved.map(({ credits }) => credits)).toEqual([-10, 10, -10, 10])
    },
  )
})

describe('what is owed when money comes again', () => {
  /** Has spent all, and owes the credits of so many bundles that went back. */
  const debtorOf = async (bundles: number) => {
    const anna = await newMember(server)
    const order = await buy(anna)
    const gone: Awaited<ReturnType<typeof buy>>[] = []
    for (let nth = 0; nth < bundles; nth++) gone.push(await buy(anna))
    await spend(server, anna, await creditsOf(anna))
    for (const one of gone) {
      await play(anna, refOf(one), { aftermath: 'charged_back' })
      await settled(anna, one.payment_id, 'chargedBack')
    }
    return { anna, order, gone }
  }

  test('is told with the money that came twice, and what of it is settled (M12, M13)', async () => {
    const { anna, order } = await debtorOf(2)
    await play(anna, refOf(order), { aftermath: 'paid_twice' })
    await settled(anna, order.payment_id, 'paidTwice')
    const { text } = await mailSaying(server, anna.email, 'nog eens')
    expect(text).toContain('verrekend wat nog openstond: 10 credits')
    expect(text).toContain('Nog open: 10 credits')
  })

  test('is told with the money that a bank gave after all, and what of it is settled (M13)', async () => {
    const { anna, gone } = await debtorOf(2)
    const [first] = gone
    if (!first) throw new Error('Nothing went back')
    await play(anna, refOf(first), { aftermath: 'won_back' })
    await settled(anna, first.payment_id, 'wonBack')
    const { text } = await mailSaying(server, anna.email, 'verrekend wat nog openstond')
    expect(text).toContain('verrekend wat nog openstond: 10 credits')
    expect(text).toContain('Nog open: 10 credits')
  })
})

describe('money that comes late', () => {
  test('after the payment had ended at the bank brings its credits (M12, PAY-01)', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    await play(anna, ref, { status: 'failed', webhook: 'now' })
    await settled(anna, payment_id, 'failed')
    await play(anna, ref, { aftermath: 'paid', webhook: 'never' })
    server.clock.forward(methods.ideal.windowMs)
    await settled(anna, payment_id, 'completed')
    expect(await creditsOf(anna)).toBe(WITH_BUNDLE)
  })
})

describe('money that comes for a member who is erased by then', () => {
  test('is paid back, since nobody can use its credits (M12)', async () => {
    const anna = await newMember(server)
    const { payment_id, ref } = await ordered(anna)
    const leave = { body: { reason: 'privacy', password: PASSWORD } } as const
    await anna.ask('DELETE /api/user.php', leave)
    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS + 1)
    await until(async () => {
      const { rows } = await server.db.query('select email from account where id = $1', [anna.id])
      if (rows[0].email === anna.email) throw new Error('The address is there still')
    })
    await play(anna, ref, { status: 'paid' })
    await until(async () => {
      const { rows } = await server.db.query<{ paid: number; back: number }>(
        `select (context ->> 'paidMinor')::int as paid, (context ->> 'backMinor')::int as back
        from payment where id = $1`,
        [payment_id],
      )
      expect(rows).toEqual([{ paid: 499, back: 499 }])
    })
  })
})
