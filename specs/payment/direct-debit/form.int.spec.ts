import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TIME_BONUS_CODE, TIME_BONUS_PERCENT } from '#core/time-bonus/values.ts'
import { unconfirmed } from '#specs/harness/server/before-changes.ts'
import { debitBody, sign, textsTo } from '#specs/harness/server/debits.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

let number = 12_349_000
const phone = () => `+316${++number}`

describe('the direct debit form', () => {
  it.each([
    ['a bundle that is not sold', { bundle: 'nope' }],
    ['an amount that it does not cost', { amount: { minor: 1, currency: 'EUR' } }],
    ['a cent too much', { amount: { minor: 500, currency: 'EUR' } }],
  ])('sends no SMS for %s (DDB-02)', async (_, wishes) => {
    const member = await newMember(server)
    const mobile_phone = phone()
    const body = debitBody({ mobile_phone, ...wishes })
    const { error } = await member.refusal('POST /api/direct-debit.php', { body })
    expect(error).toBe('price_changed')
    expect(await textsTo(member, mobile_phone)).toEqual([])
  })

  it.each([
    ['for a discount that no code gives', { amount: priceFor('credits-10', 37) }, 'price_changed'],
    [
      'at a price of another code',
      { amount: priceFor('credits-10', 50), discount_code: TIME_BONUS_CODE },
      'price_changed',
    ],
    [
      'with a code that is unknown',
      { amount: priceFor('credits-10', 25), discount_code: 'VERZONNEN' },
      'code_unknown',
    ],
  ])('sends no SMS %s (DDB-02)', async (_, wishes, why) => {
    const member = await newMember(server)
    const mobile_phone = phone()
    const body = debitBody({ mobile_phone, ...wishes })
    expect((await member.refusal('POST /api/direct-debit.php', { body })).error).toBe(why)
    expect(await textsTo(member, mobile_phone)).toEqual([])
  })

  it('sends its SMS at the exact price with a code that counts (DDB-02)', async () => {
    const member = await newMember(server)
    const wishes = {
      mobile_phone: phone(),
      amount: priceFor('credits-10', TIME_BONUS_PERCENT),
      discount_code: TIME_BONUS_CODE,
    }
    await sign(member, wishes)
    expect(await textsTo(member, wishes.mobile_phone)).toHaveLength(1)
  })

  it.each([
    { street: 'Collect at http://win.example' },
    { account_holder: 'WIN 5000 EURO! www.win.example' },
    { city: 'mail win@voorbeeld.example' },
    { street: 'Bel 06 12345678' },
    { account_holder: 'regel\neen' },
  ])('takes a name or a part of an address, and no message: %j (DDB-04)', async (wishes) => {
    const member = await newMember(server)
    const mobile_phone = phone()
    const { error, fields } = await member.refusal('POST /api/direct-debit.php', {
      body: debitBody({ mobile_phone, ...wishes }),
    })
    expect(error).toBe('invalid')
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(wishes))
    expect(await textsTo(member, mobile_phone)).toEqual([])
  })

  it('is quoted in no mail to an address that nobody has confirmed', async () => {
    const { browser, email } = await unconfirmed(server)
    await sign(browser, { mobile_phone: phone(), account_holder: 'Kom Naar Mij', city: 'Haarlem' })
    const { text } = await mailSaying(server, email, /VNK/)
    expect(text).not.toMatch(/Kom Naar Mij|Wilgenlaan|Haarlem/)
  })

  it('is in the mail to a member, as it was signed', async () => {
    const member = await newMember(server)
    await sign(member, { mobile_phone: phone(), account_holder: 'K. de Wit' })
    const { text } = await mailSaying(server, member.email, /VNK/)
    expect(text).toMatch(/K\. de Wit[\s\S]*Wilgenlaan 12/)
  })
})
