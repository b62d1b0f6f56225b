import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { debtorOf, giveInAdvance, spend } from '#specs/harness/server/advances.ts'
import { orderBy } from '#specs/harness/server/debits.ts'
import { refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { creditsOf, play, settled } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { heldWork } from '#specs/harness/walks/api/held-work.ts'
import { lateHand } from '#specs/harness/walks/api/run.ts'

/** Fewer than the 10 of an order. */
const ADVANCE = 6

const work = heldWork()
let server: SpecServer
beforeAll(async () => {
  server = await startServer({ rebind: work.rebind })
  await giveInAdvance(server, ADVANCE)
})
afterAll(() => server.stop())

const openPage = async (payment: string) => (await work.opening(payment))()

test('credits in advance come for nobody who came to owe between the order and its opening, whatever was reckoned before (M14)', async () => {
  const { member, mandate } = await debtorOf(server)
  const bought = randomUUID()
  const wish = { payment_id: bought, bundle: 'credits-10', payment_method: 'ideal' } as const
  const body = { ...wish, amount: priceFor('credits-10') }
  await member.ask('POST /api/order.php', { body })
  await openPage(bought)
  const page = await settled(member, bought, 'pending')
  await play(member, refOf(page), { status: 'paid' })
  await settled(member, bought, 'completed')

  const debit = orderBy(mandate)
  const { order } = await member.ask('POST /api/order.php', { body: debit })
  expect(order.lifecycle.context).toMatchObject({ advance: ADVANCE })
  await spend(server, member, await creditsOf(member))
  await play(member, refOf(page), { aftermath: 'charged_back', webhook: 'now' })
  await settled(member, bought, 'chargedBack')

  const reckoned = { type: 'opened', ref: 'tr_9', checkoutUrl: null, advance: ADVANCE }
  const late = lateHand(server, 'payment', debit.payment_id, reckoned)
  await expect(late).rejects.toThrow('Somebody else was faster')
  await openPage(debit.payment_id)
  await settled(member, debit.payment_id, 'pending')
  expect(await creditsOf(member)).toBe(0)
  expect(
    await rowsOf(server, `select from ledger_entry where reason = 'advance' and operation = $1`, [
      debit.payment_id,
    ]),
  ).toEqual([])
})
