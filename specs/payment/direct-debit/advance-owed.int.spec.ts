import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { methods } from '#core/payment/methods.ts'
import { debtorOf, giveInAdvance, spend } from '#specs/harness/server/advances.ts'
import { debited } from '#specs/harness/server/debits.ts'
import { refOf } from '#specs/harness/server/kept-methods.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import { buy, play, type SpecMember, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

/** Fewer than the 10 of an order. */
const ADVANCE = 6

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
  await giveInAdvance(server, ADVANCE)
})
afterAll(() => server.stop())

const creditsOf = async (member: SpecMember) =>
  (await member.ask('GET /api/user.php')).user?.credits
const inAdvance = async (member: SpecMember) =>
  (await member.ask('GET /api/direct-debit.php')).advance

describe('credits in advance, and what is owed', () => {
  test('says on the receipt of what was owed only what is still settled after the advance has been settled (M13, M14)', async () => {
    const { member, mandate } = await debtorOf(server)
    const bought = await buy(member)
    const order = await debited(member, mandate)
    await spend(server, member, 13 + ADVANCE)
    await play(member, refOf(bought), { aftermath: 'charged_back' })
    await settled(member, bought.payment_id, 'chargedBack')
    const owed = async () => (await member.ask('GET /api/transactions.php')).owed
    expect(await owed()).toBe(10)
    await play(member, refOf(order), { status: 'paid' })
    await settled(member, order.payment_id, 'completed')
    expect([await creditsOf(member), await owed()]).toEqual([0, ADVANCE])
    const { text: receipt } = await mailSaying(
      server,
      member.email,
      new RegExp(`bijgeschreven[^]*${order.payment_id}`),
    )
    expect(receipt).toContain(`verrekend wat nog openstond: ${10 - ADVANCE} credits`)
    expect(receipt).toContain(`Nog open: ${ADVANCE} credits`)
  })

  test('holds a debit against its member that ran out of time and that the bank refused later (M14)', async () => {
    const { member, mandate } = await debtorOf(server)
    const order = await debited(member, mandate)
    server.clock.forward(methods.directdebit.windowMs + DAY_MS)
    await settled(member, order.payment_id, 'cancelled')
    expect(await inAdvance(member)).toBe(ADVANCE)
    await play(member, refOf(order), { status: 'failed' })
    await settled(member, order.payment_id, 'failed')
    expect(await inAdvance(member)).toBe(0)
  })
})
