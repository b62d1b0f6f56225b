import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsOf } from '#core/contract/contract.ts'
import { newMember, play, type SpecMember, settled } from '#specs/harness/server/members.ts'
import { priceShown } from '#specs/harness/server/prices.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const BUNDLE = 'credits-25'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const makeOnce = async () => {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
  await server.db.query(
    `insert into discount_code (site_id, code, percent, validity)
    select id, $1, 20, 'once' from site limit 1`,
    [code],
  )
  return code
}

/** Places an order and waits for its payment page. */
const placed = async (member: SpecMember, discount_code: string) => {
  const payment_id = randomUUID()
  const amount = await priceShown(member, BUNDLE, discount_code)
  const wish = { bundle: BUNDLE, payment_method: 'ideal', discount_code, amount } as const
  await member.ask('POST /api/order.php', { body: { payment_id, ...wish } })
  return until(async () => {
    const { order } = await member.ask('GET /api/order.php', { query: { payment_id } })
    const { ref } = order.lifecycle.context as { ref: string | null }
    if (ref === null) throw new Error('No page yet')
    return { ...order, ref }
  })
}

/** The receipt of a payment: as the screen reads it, as a file, and in its mail. */
const receiptOf = async (member: SpecMember, payment_id: string) => {
  const { receipts } = await member.ask('GET /api/transaction.php', { query: { payment_id } })
  const [shown] = receipts
  const number = shown?.number ?? ''
  const { method, path } = partsOf('POST /api/receipt.php')
  const { text: file } = await member.send(method, path, {
    headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
    body: JSON.stringify({ payment_id, number }),
  })
  const mail = await until(async () => {
    const found = (await server.mailsTo(member.email)).find(({ text }) => text.includes(number))
    if (!found) throw new Error(`No mail of ${number}`)
    return found.text
  })
  return { shown, file, mail }
}

describe('a code that counts once', () => {
  it('leaves the second of two paid orders a receipt of what was granted: on the screen, as a file and by mail', async () => {
    const anna = await newMember(server)
    const code = await makeOnce()
    const [one, other] = [await placed(anna, code), await placed(anna, code)]
    for (const { ref, payment_id } of [one, other]) {
      await play(anna, ref, { status: 'paid' })
      await settled(anna, payment_id, 'completed')
    }
    const { minor } = other.amount
    const sums = new RegExp(`€\\s${(minor / 100).toFixed(2).replace('.', ',')}`)
    const first = await receiptOf(anna, one.payment_id)
    expect(first.shown).toMatchObject({ credits: 25, lines: one.price_components })
    const second = await receiptOf(anna, other.payment_id)
    const lines = [{ kind: 'bundle', minor }]
    expect(second.shown).toMatchObject({ credits: 20, lines, amount: other.amount })
    for (const [receipt, isDiscounted] of [
      [first, true],
      [second, false],
    ] as const) {
      for (const text of [receipt.file, receipt.mail]) {
        expect(text).toMatch(sums)
        expect(/Korting/.test(text)).toBe(isDiscounted)
      }
    }
    expect(second.file).toContain('20 credits')
    expect(second.mail).toContain('20 credits')
  })
})
