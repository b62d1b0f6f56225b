import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEBIT_MANDATE, mandateReference } from '#core/payment/direct-debit/rules.ts'
import { codeTo, debitBody, IBAN, PHONE, propose, sign } from '#specs/harness/server/debits.ts'
import { rowsOf } from '#specs/harness/server/kept-methods.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'
import { byStaff } from '#specs/harness/walks/api/members.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { LANGUAGES: 'nl,en' } })
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

  test('is in the language in which it was read, though another tab has chosen another by now, and in none that is off', async () => {
    const anna = await newMember(server)
    const { mandate_text, language } = await anna.ask('GET /api/direct-debit.php')
    const headers = { cookie: `${anna.cookie()}; locale=en` }
    const signedAs = async (wishes: { nth: number; language?: string }) => {
      const body = debitBody(wishes)
      const { id, amount } = body
      await anna.call('POST /api/direct-debit.php', { body, headers })
      const otp = await codeTo(anna, body.mobile_phone)
      await anna.ask('PUT /api/direct-debit.php', { body: { id, amount, otp } })
      return anna.ask(GET, { query: { id } })
    }
    for (const wishes of [{ nth: 21 }, { nth: 23, language: 'de' }])
      expect(await signedAs(wishes)).toMatchObject({ language: 'en' })
    const read = { language: 'nl', text: mandate_text }
    expect(await signedAs({ nth: 22, language })).toMatchObject(read)
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

  test('stays when its member is erased, for as long as the law has it, with all that was shown', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, { nth: 8 })
    const kept = () =>
      rowsOf(server, 'select holder, shown, signing from debit_mandate where id = $1', [id])
    const before = await kept()
    expect(before).toMatchObject([{ shown: { language: 'nl' }, signing: null }])
    await byStaff(server, 'erase', anna.email)
    expect(await kept()).toEqual(before)
  })

  test('stays where it is when its mandate is over', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, { nth: 4 })
    const before = await anna.ask(GET, { query: { id } })
    await anna.ask('DELETE /api/mandate.php', { body: { id } })
    expect(await anna.ask(GET, { query: { id } })).toEqual(before)
  })

  test('says for ever what was signed, whatever company, text and language are since (DDB-04)', async () => {
    const anna = await newMember(server)
    const body = debitBody({ nth: 6 })
    await anna.ask('PUT /api/user.php', { body: { language: 'en' } })
    await anna.ask('POST /api/direct-debit.php', { body })
    const { id, amount, mobile_phone } = body
    const otp = await codeTo(anna, mobile_phone)
    await anna.ask('PUT /api/direct-debit.php', { body: { id, amount, otp } })
    const read = () => anna.ask(GET, { query: { id } })
    const before = await read()
    await anna.ask('PUT /api/user.php', { body: { language: 'nl' } })
    expect(before).toMatchObject({
      language: 'en',
      text: expect.stringContaining('You authorise'),
      creditor_id: 'NL00ZZZ000000000000',
    })
    const other = { name: 'Ander B.V.', address: 'Elders 1', creditor_id: 'NL99ZZZ999999999999' }
    const { rows } = await server.db.query('select id, company from site')
    await server.db.query('update site set company = company || $1::jsonb', [JSON.stringify(other)])
    await server.restart()
    try {
      const terms = await anna.ask('GET /api/direct-debit.php')
      expect([terms.creditor, terms.creditor_id]).toEqual([other.name, other.creditor_id])
      expect(await read()).toEqual(before)
    } finally {
      for (const { id: site, company } of rows) {
        const written = JSON.stringify(company)
        await server.db.query('update site set company = $2 where id = $1', [site, written])
      }
      await server.restart()
    }
  })

  test('is in the archive of its member as it was signed (DDB-04)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, { nth: 7 })
    const paper = await anna.ask(GET, { query: { id } })
    const response = await fetch(`${server.url}/api/data.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: anna.cookie(),
      },
      body: JSON.stringify({ password: PASSWORD }),
    })
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    const consents: { paper?: object }[] = JSON.parse(String(files.get('consents.json')))
    const kept = consents.flatMap(({ paper: one }) => (one ? [one] : []))
    expect(kept).toMatchObject([
      {
        reference: paper.reference,
        city: paper.place,
        shown: { text: paper.text, creditor: paper.creditor, creditorId: paper.creditor_id },
      },
    ])
    expect(Object.keys(kept[0] ?? {})).not.toContain('signing')
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
