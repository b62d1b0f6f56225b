import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { REFUND_USAGE } from '#server/operator/refund.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import {
  bankMood,
  buy,
  creditsOf,
  newMember,
  ordered,
  play,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const SIGNUP_CREDITS = 3
const BOUGHT = 10

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const refund = async (...typed: string[]) =>
  runOperator(await operatorParts(server.container), ['refund', ...typed])

const sumsOf = async (browser: Browser, payment_id: string) => {
  const { order } = await browser.ask('GET /api/order.php', { query: { payment_id } })
  const { backMinor, refusedMinor } = order.lifecycle.context as StoredOf<'payment'>['context']
  return { backMinor, refusedMinor }
}

describe('an operator who gives money back', () => {
  test('takes its credits along in proportion, tells the member, and then gives the rest', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    expect(await refund(payment_id, '2.00')).toContain('2.00 EUR goes back, and 4 credits')
    await settled(anna, payment_id, 'partlyRefunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + BOUGHT - 4)
    await mailSaying(server, anna.email, /€\s2,00/)
    expect(await refund(payment_id)).toContain('2.99 EUR goes back, and 6 credits')
    await settled(anna, payment_id, 'refunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    const { wallet, owed } = await anna.ask('GET /api/transactions.php')
    expect(owed).toBe(0)
    expect(wallet.slice(0, 2).map(({ credits }) => credits)).toEqual([-6, -4])
    await expect(refund(payment_id, '--again')).rejects.toThrow('no money of this payment')
  })

  test('and types the same again after a broken answer gives it back once, and hears what was found, unless more is wanted', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const parts = await operatorParts(server.container)
    const broken = async (...wish: Parameters<typeof parts.giveBack>) => {
      await parts.giveBack(...wish)
      throw new Error('the connection broke')
    }
    const typed = ['refund', payment_id, '1.00']
    await expect(runOperator({ ...parts, giveBack: broken }, typed)).rejects.toThrow('broke')
    expect(await refund(payment_id, '1.00')).toMatch(
      /1\.00 EUR .* went back .* Nothing was done now/,
    )
    expect((await sumsOf(anna, payment_id)).backMinor).toBe(100)
    server.clock.forward(23 * HOUR_MS)
    expect(await refund(payment_id.toUpperCase(), '1,00')).toContain('Nothing was done now')
    expect(await refund(payment_id, '1.00', '--again')).toContain('1.00 EUR goes back')
    expect((await sumsOf(anna, payment_id)).backMinor).toBe(200)
    server.clock.forward(2 * HOUR_MS)
    const twice = await Promise.all([refund(payment_id, '1.00'), refund(payment_id, '1.00')])
    for (const one of twice) expect(one).toContain('1.00 EUR')
    expect((await sumsOf(anna, payment_id)).backMinor).toBe(300)
  })

  test('hears of what the provider does not give back, which is left to a person, while what it gives of itself still counts', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    await bankMood(anna, { fault: 'refuses' })
    await refund(payment_id, '2.00')
    const { support_email } = await server.browser().ask('GET /api/settings.php')
    const told = await mailSaying(server, support_email, /niet terug/)
    expect(told.text).toMatch(/Terug te geven\W+€\s2,00/)
    expect(await sumsOf(anna, payment_id)).toEqual({ backMinor: 200, refusedMinor: 200 })
    await bankMood(anna, {})
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + BOUGHT - 4)
    await play(anna, ref, { refund_minor: 100 })
    await until(async () => {
      const sums = { backMinor: 300, refusedMinor: 200 }
      expect(await sumsOf(anna, payment_id)).toEqual(sums)
    })
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + BOUGHT - 6)
    await play(anna, ref, { aftermath: 'charged_back' })
    await settled(anna, payment_id, 'chargedBack')
    await play(anna, ref, { aftermath: 'won_back' })
    await settled(anna, payment_id, 'wonBack')
    expect(await sumsOf(anna, payment_id)).toEqual({ backMinor: 300, refusedMinor: 200 })
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + BOUGHT - 6)
  })

  test('hears that a refund was refused also where the bank has taken the money back before', async () => {
    const anna = await newMember(server)
    const { ref, payment_id } = await ordered(anna)
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    await bankMood(anna, { fault: 'away' })
    await refund(payment_id, '1.50')
    await play(anna, ref, { aftermath: 'charged_back' })
    await bankMood(anna, {})
    await settled(anna, payment_id, 'chargedBack')
    const { support_email } = await server.browser().ask('GET /api/settings.php')
    await mailSaying(server, support_email, /Terug te geven\W+€\s1,50/)
    expect(await sumsOf(anna, payment_id)).toEqual({ backMinor: 499, refusedMinor: 150 })
  })

  test('leaves to a person what the provider cannot find, because it never said its own id', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const forget = `update payment set context = context || '{"ref": null}' where id = $1`
    await server.db.query(forget, [payment_id])
    await refund(payment_id, '1.25')
    const { support_email } = await server.browser().ask('GET /api/settings.php')
    await mailSaying(server, support_email, /Terug te geven\W+€\s1,25/)
    expect(await sumsOf(anna, payment_id)).toEqual({ backMinor: 125, refusedMinor: 125 })
  })

  test('cannot give back more than came, nothing, or of a payment that is not there', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    await expect(refund(payment_id, '5.00')).rejects.toThrow('not so much left')
    await expect(refund(payment_id, '0.00')).rejects.toThrow()
    await expect(refund(randomUUID())).rejects.toThrow('no such payment')
    await expect(refund('anna', '5')).rejects.toThrow(REFUND_USAGE)
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + BOUGHT)
  })
})
