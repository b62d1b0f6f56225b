import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partsOf } from '#core/contract/contract.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { buy, newMember, PASSWORD, play, settled } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const receiptFile = (browser: Browser, body: object) => {
  const { method, path } = partsOf('POST /api/receipt.php')
  const headers = { 'content-type': 'application/json', 'accept-language': 'nl' }
  return browser.send(method, path, { headers, body: JSON.stringify(body) })
}

const transactionOf = (browser: Browser, payment_id: string) =>
  browser.ask('GET /api/transaction.php', { query: { payment_id } })

describe('the receipt', () => {
  test('of every payment carries its number, its lines and the VAT of the company, and its note what went back (PAY-09)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    const company = await anna.ask('GET /api/companyinfo.php')
    const { receipts } = await transactionOf(anna, order.payment_id)
    const [sale] = receipts
    expect(sale).toMatchObject({
      kind: 'sale',
      credits: 10,
      amount: order.amount,
      vat: order.vat,
      lines: order.price_components,
      payment_method: 'ideal',
      seller: { name: company.name, kvk: company.kvk, vat_numbers: company.vat_numbers },
    })
    expect(sale?.number).toMatch(/^\d{4}-\d{6}$/)
    const { ref } = order.lifecycle.context as { ref: string }
    await play(anna, ref, { aftermath: 'refunded', webhook: 'now' })
    await settled(anna, order.payment_id, 'refunded')
    const after = await transactionOf(anna, order.payment_id)
    expect(after.receipts).toMatchObject([
      sale,
      {
        kind: 'credit',
        credits: -10,
        amount: { ...order.amount, minor: -499 },
        vat: { basisPoints: 2100, minor: -87 },
        lines: [{ kind: 'refund', minor: -499 }],
      },
    ])
    expect(after.life.at(-1)?.event).toBe('refunded')
  })

  test('is saved as a file with the name that the buyer gives, which is kept nowhere (PAY-09)', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const { receipts } = await transactionOf(anna, payment_id)
    const number = receipts[0]?.number ?? ''
    const name = 'Praktijk <b>De Vries</b>'
    const file = await receiptFile(anna, { payment_id, number, name })
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toMatch(/^text\/html/)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename=bon-${number}.html`)
    expect(file.text).toContain('Praktijk &lt;b&gt;De Vries&lt;/b&gt;')
    for (const part of [number, payment_id, 'NL000000000B00', 'iDEAL | Wero']) {
      expect(file.text).toContain(part)
    }
    expect(file.text).toMatch(/€\s4,99/)
    expect(file.text).toMatch(/21%.*€\s0,87/)
    expect(file.text).toMatch(/Zonder btw.*€\s4,12/)
    expect(file.text).not.toMatch(/<script|src=|https?:/)
    const { rows } = await server.db.query(
      `select count(*)::int as found from receipt where receipt::text like '%De Vries%'`,
    )
    expect(rows[0].found).toBe(0)
    const plain = await receiptFile(anna, { payment_id, number })
    expect(plain.text).not.toContain('<th scope="row">Voor</th>')
  })

  test('of another member is not found, like one that does not exist', async () => {
    const [anna, eve] = [await newMember(server), await newMember(server)]
    const { payment_id } = await buy(anna)
    const { receipts } = await transactionOf(anna, payment_id)
    const number = receipts[0]?.number ?? ''
    const asked = [
      [eve, { payment_id, number }],
      [eve, { payment_id: randomUUID(), number }],
      [anna, { payment_id, number: '2026-999999' }],
    ] as const
    for (const [browser, body] of asked) {
      const { status, text } = await receiptFile(browser, body)
      expect({ status, text }).toEqual({ status: 404, text: '{"error":"not_found"}' })
    }
  })

  test('is kept when its buyer is erased, without a name (ACC-14)', async () => {
    const anna = await newMember(server, { name: 'Annabel Unieknaam' })
    const { payment_id } = await buy(anna)
    await anna.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    server.clock.forward(15 * DAY_MS)
    await until(async () => {
      const { rows } = await server.db.query('select name from profile where account_id = $1', [
        anna.id,
      ])
      expect(rows).toEqual([{ name: '' }])
    })
    const { rows } = await server.db.query(
      'select kind, minor, receipt::text as all from receipt where payment_id = $1',
      [payment_id],
    )
    expect(rows).toMatchObject([{ kind: 'sale', minor: 499 }])
    expect(rows[0].all).not.toMatch(/Unieknaam/)
    expect(rows[0].all).not.toContain(anna.email)
  })
})
