import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WITHDRAWAL_MAILS_PER_DAY } from '#core/account/rules.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { mailSaying, mailsSaying } from '#specs/harness/server/mails.ts'
import {
  boughtBy,
  creditsOf,
  freshEmail,
  linkIn,
  newMember,
  write,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PRICE = 499
const BOUGHT = 10
const FREE = 3
const UNKNOWN = '2026-999999'
const OTHER_HOST = 'ander.example'
const LINK = 'Ga naar je herroeping'
const RECEIPT = 'Je hebt je aankoop herroepen'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  await server.db.query(
    `insert into site select (jsonb_populate_record(site, jsonb_build_object('id', 'ander',
      'hosts', array[$1::text]))).* from site`,
    [OTHER_HOST],
  )
  await server.restart()
})
afterAll(() => server.stop())

const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
let lastSource = 0
/** From a source of its own, so that only the limits that are meant are met. */
const elsewhere = () => {
  lastSource += 1
  return { 'x-forwarded-for': `10.7.${Math.floor(lastSource / 250)}.${lastSource % 250}` }
}

const ask = (email: string, receipt: string, headers: Record<string, string> = elsewhere()) =>
  server.browser().call('POST /api/withdrawal.php?ask=1', { body: { email, receipt }, headers })
const look = (token: string, browser = server.browser()) =>
  browser.call('POST /api/withdrawal.php?look=1', { body: { token }, headers: elsewhere() })
const shown = async (token: string) => {
  const answer = await look(token)
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text)
}
const confirm = (
  token: string,
  { credits = BOUGHT, key = randomUUID() as string, browser = server.browser() } = {},
) =>
  browser.call('PUT /api/withdrawal.php', {
    body: { token, credits },
    headers: { ...elsewhere(), 'idempotency-key': key },
  })

const linkFor = async (email: string, receipt: string, nth = 1) => {
  expect((await ask(email, receipt)).json).toEqual({})
  return linkIn(await mailSaying(server, email, LINK, nth))
}
/** Somebody who has bought, and holds the link of a mail. */
const buyer = async () => {
  const anna = await newMember(server)
  const { payment_id, receipt } = await boughtBy(anna, server)
  return { anna, payment_id, receipt, token: await linkFor(anna.email, receipt) }
}

describe('withdrawing without logging in', () => {
  test('goes by the address and the number of the receipt: a mail, the sums of now, and a dated receipt (PAY-13)', async () => {
    const bram = await newMember(server)
    const { anna, payment_id, receipt, token } = await buyer()
    expect(await shown(token)).toMatchObject({
      payment_id,
      credits: BOUGHT,
      amount: euro(PRICE),
      withdrawal: null,
      open: { unused: BOUGHT, back: euro(PRICE), until: '2026-06-29T22:00:00.000Z' },
    })
    await write(anna, bram, FREE + 4)
    expect((await shown(token)).open).toMatchObject({ unused: 6, back: euro(299) })
    const late = await confirm(token)
    expect([late.status, late.json]).toEqual([409, { error: 'withdrawal_changed' }])
    const done = JSON.parse((await confirm(token, { credits: 6 })).text)
    const { at } = done.withdrawal
    expect(done).toMatchObject({ open: null, withdrawal: { credits: 6, amount: euro(299) } })
    expect(Math.abs(Date.parse(at) - server.clock.now().getTime())).toBeLessThan(MINUTE_MS)
    expect(await creditsOf(anna)).toBe(0)
    const { text } = await mailSaying(server, anna.email, RECEIPT)
    expect(text).toContain(payment_id)
    expect(text).toMatch(/Herroepen op.*2026.*\d\d:\d\d/)
    const again = await linkFor(anna.email, receipt, 2)
    expect(await shown(again)).toMatchObject({ open: null, withdrawal: { at, credits: 6 } })
  })

  test('is offered by the mail of the receipt, with its number and the last day', async () => {
    const anna = await newMember(server)
    const { receipt } = await boughtBy(anna, server)
    const { text } = await mailSaying(server, anna.email, 'Overeenkomst hier herroepen')
    expect(text).toMatch(/tot en met 29 juni 2026/)
    expect(text).toMatch(
      /credits meteen, zoals je bij het betalen vroeg; gebruikte credits betalen we niet terug/,
    )
    expect(text).toContain(`/withdraw/mail?receipt=${receipt}`)
  })

  test('answers the same whether address and number fit or not, and writes to the buyer alone (S2)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { receipt } = await boughtBy(anna, server)
    const { receipt: other } = await boughtBy(bram, server)
    const nobody = freshEmail('niemand')
    for (const [email, number] of [
      [nobody, receipt],
      [anna.email, UNKNOWN],
      [anna.email, other],
      [anna.email.toUpperCase(), ` ${receipt} `],
    ] as const) {
      const { status, text } = await ask(email, number)
      expect([status, text]).toEqual([200, '{}'])
    }
    await mailSaying(server, anna.email, LINK)
    expect(await mailsSaying(server, anna.email, LINK)).toHaveLength(1)
    expect(await mailsSaying(server, bram.email, LINK)).toEqual([])
    expect(await server.mailsTo(nobody)).toEqual([])
  })

  test('tells at its field what is no number of a receipt', async () => {
    for (const [receipt, code] of [
      ['12', 'receipt_invalid'],
      ['2026-12', 'receipt_invalid'],
      ['9'.repeat(40), 'receipt_invalid'],
      ['  ', 'required'],
    ] as const) {
      const { status, json } = await ask('anna@voorbeeld.example', receipt)
      expect([status, json]).toEqual([400, { error: 'invalid', fields: { receipt: code } }])
    }
  })

  test(`is asked for ${WITHDRAWAL_MAILS_PER_DAY} times a day by one person at one address; another goes on`, async () => {
    const limited = await startServer({ limited: true, env: { TRUST_PROXY: '1' } })
    const email = freshEmail('vaak')
    const asking = (headers: Record<string, string>) =>
      limited
        .browser()
        .call('POST /api/withdrawal.php?ask=1', { body: { email, receipt: UNKNOWN }, headers })
    const source = elsewhere()
    for (let nth = 1; nth <= WITHDRAWAL_MAILS_PER_DAY; nth += 1) {
      expect((await asking(source)).json).toEqual({})
    }
    expect((await asking(source)).json).toMatchObject({ error: 'too_many_mails' })
    expect((await asking(elsewhere())).json).toEqual({})
    await limited.stop()
  })
})
