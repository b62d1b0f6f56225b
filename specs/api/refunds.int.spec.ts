import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFUND_USAGE } from '#server/operator/refund.ts'
import { operate, operatorParts } from '#server/operator.ts'
import { buy, creditsOf, newMember, settled } from '#specs/support/members.ts'
import { type SpecServer, startServer, until } from '#specs/support/server.ts'

const SIGNUP_CREDITS = 3
const BOUGHT = 10

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const refund = async (...typed: string[]) =>
  operate(await operatorParts(server.container), ['refund', ...typed])

const mailWith = (email: string, words: RegExp) =>
  until(async () => {
    const mail = (await server.mailsTo(email)).find(({ text }) => words.test(text))
    if (!mail) throw new Error(`No mail says ${words}`)
    return mail
  })

describe('an operator who gives money back', () => {
  test('takes its credits along in proportion, tells the member, and then gives the rest', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    expect(await refund(payment_id, '2.00')).toContain('2.00 EUR goes back, and 4 credits')
    await settled(anna, payment_id, 'partlyRefunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + BOUGHT - 4)
    await mailWith(anna.email, /€\s2,00/)
    expect(await refund(payment_id)).toContain('2.99 EUR goes back, and 6 credits')
    await settled(anna, payment_id, 'refunded')
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS)
    const { wallet, owed } = await anna.ask('GET /api/transactions.php')
    expect(owed).toBe(0)
    expect(wallet.slice(0, 2).map(({ credits }) => credits)).toEqual([-6, -4])
    await expect(refund(payment_id)).rejects.toThrow('no money of this payment')
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
