import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WITHDRAWAL_MAILS_PER_DAY } from '#core/account/rules.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { mailSaying, mailsSaying } from '#specs/harness/server/mails.ts'
import { boughtBy, creditsOf, freshEmail, newMember, write } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import {
  BOUGHT,
  euro,
  LINK,
  linkedWithdrawals,
  RECEIPT,
  startForLinks,
} from '#specs/harness/server/withdrawal-links.ts'

const PRICE = 499
const FREE = 3
const UNKNOWN = '2026-999999'

let server: SpecServer
beforeAll(async () => {
  server = await startForLinks()
})
afterAll(() => server.stop())

const { elsewhere, ask, shown, confirm, linkFor, buyer } = linkedWithdrawals(() => server)

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
