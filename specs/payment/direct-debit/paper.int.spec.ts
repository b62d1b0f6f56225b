import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEBIT_MANDATE, mandateReference } from '#core/payment/direct-debit/rules.ts'
import { IBAN, PHONE, propose, sign } from '#specs/harness/server/debits.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const GET = 'GET /api/mandate-paper.php'

describe('the paper of a mandate', () => {
  test('says who may take money from whom, by what words and where it was signed (DDB-04)', async () => {
    const anna = await newMember(server)
    const day = server.clock.now().toISOString().slice(0, 10)
    const { id } = await sign(anna, { nth: 1 })
    const paper = await anna.ask(GET, { query: { id } })
    const terms = await anna.ask('GET /api/direct-debit.php')
    expect(paper).toMatchObject({
      reference: mandateReference(id),
      creditor: terms.creditor,
      creditor_id: terms.creditor_id,
      holder: 'K. de Wit',
      address: ['Wilgenlaan 12', '2011 AB Haarlem'],
      iban_end: '6789',
      text: terms.mandate_text,
      version: DEBIT_MANDATE,
      signed_at: expect.stringMatching(new RegExp(`^${day}T`)),
      place: 'Haarlem',
    })
    const told = JSON.stringify(paper).replaceAll(' ', '')
    expect(told).not.toContain(IBAN.replaceAll(' ', ''))
    expect(told).not.toContain(PHONE.slice(-8, -2))
  })

  test('is read by nobody else, nor before it is signed', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { body } = await propose(anna, { nth: 2 })
    const query = { id: body.id }
    expect((await anna.call(GET, { query })).status).toBe(404)
    const { id } = await sign(anna, { nth: 3 })
    const elses = await bram.call(GET, { query: { id } })
    const none = await bram.call(GET, { query })
    expect([elses.status, elses.json]).toEqual([404, none.json])
  })

  test('stays where it is when its mandate is over', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, { nth: 4 })
    const before = await anna.ask(GET, { query: { id } })
    await anna.ask('DELETE /api/mandate.php', { body: { id } })
    expect(await anna.ask(GET, { query: { id } })).toEqual(before)
  })

  test('is where the mail of the signed mandate leads to', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, { nth: 5 })
    await until(async () => {
      const mails = await server.mailsTo(anna.email)
      expect(JSON.stringify(mails)).toContain(`/directdebit/mandate/${id}`)
    })
  })
})
