import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#core/kernel/limits.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  DEBITS_MAX,
  OTP_MINUTES,
  OTP_PER_NUMBER,
  OTP_TO_NUMBER,
  OTP_TRIES,
} from '#core/payment/direct-debit/rules.ts'
import {
  debitBody,
  debited,
  holdDebits,
  IBAN,
  orderBy,
  propose,
  sign,
  textsTo,
} from '#specs/harness/server/debits.ts'
import { mandatesOf, refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { newMember, play, type SpecMember, settled } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { firstOffered, reorder } from '#specs/harness/server/reorders.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const POST = 'POST /api/direct-debit.php'
const PUT = 'PUT /api/direct-debit.php'
let asked = 0
const number = () => {
  asked++
  return { nth: asked }
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const terms = (member: Parameters<typeof debited>[0]) => member.ask('GET /api/direct-debit.php')

describe('a mandate for direct debit', () => {
  test('is signed by its code, and an order is paid by it once the bank has paid (DDB-01, DDB-05)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await holdDebits(server, anna, id)
    const order = await debited(anna, id)
    expect(order).toMatchObject({ by_mandate: true, checkout_url: null })
    expect((await anna.ask('GET /api/user.php')).user?.credits).toBe(3)
    await play(anna, refOf(order), { status: 'paid' })
    await settled(anna, order.payment_id, 'completed')
    expect((await anna.ask('GET /api/user.php')).user?.credits).toBe(13)
  })

  test('is kept as a paper with text, version, date, place and address, and no account number whole (DDB-04)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    const [paper] = await rowsOf(server, 'select * from debit_mandate where id = $1', [id])
    expect(paper).toMatchObject({
      holder: 'K. de Wit',
      street: 'Wilgenlaan',
      house_number: '12',
      city: 'Haarlem',
      iban_end: '6789',
      phone_end: expect.stringMatching(/^\d\d$/),
      sealed_iban: null,
      text: expect.any(String),
      signed_at: expect.any(Date),
    })
    const all = JSON.stringify(
      await rowsOf(server, 'select to_jsonb(d) as d from debit_mandate d', []),
    )
    expect(all).not.toContain(IBAN.replaceAll(' ', ''))
  })

  test.each([
    [{ iban: 'NL14TEST0123456789' }, { iban: 'iban_invalid' }],
    [{ iban: 'SA0380000000608010167519' }, { iban: 'iban_country' }],
    [{ mobile_phone: '020 1234567' }, { mobile_phone: 'phone_invalid' }],
    [{ mobile_phone: '+447400123456' }, { mobile_phone: 'phone_country' }],
    [{ account_holder: '' }, { account_holder: 'required' }],
  ])('is not proposed with %j, and nothing is texted', async (wish, fields) => {
    const anna = await newMember(server)
    const { status, json } = await anna.call(POST, { body: debitBody(wish) })
    expect([status, json]).toEqual([400, { error: 'invalid', fields }])
    expect(
      await rowsOf(server, 'select 1 from debit_mandate where account_id = $1', [anna.id]),
    ).toEqual([])
  })

  test('ends when its member removes it, and pays nothing more (DDB-05)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    expect((await terms(anna)).mandate).toMatchObject({ id, iban_end: '6789' })
    const { mandates } = await anna.ask('GET /api/repeat-order.php')
    const debit = { reference: expect.stringMatching(/^VNK/), iban_end: '6789' }
    expect(mandates).toEqual([expect.objectContaining({ id, debit })])
    await anna.ask('DELETE /api/mandate.php', {
      body: { id },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect((await terms(anna)).mandate).toBeNull()
    const { json } = await anna.call('POST /api/order.php', { body: orderBy(id) })
    expect(json).toEqual({ error: 'mandate_ended' })
    expect(await mandatesOf(server, anna)).toMatchObject([{ reason: 'removed' }])
  })

  test('tells what it was signed for until that is ordered, so that another price is signed for anew', async () => {
    const anna = await newMember(server)
    const { id, bundle, amount } = await sign(anna, number())
    expect((await terms(anna)).mandate?.agreed).toEqual({ bundle, amount })
    await debited(anna, id)
    expect((await terms(anna)).mandate?.agreed).toBeNull()
  })

  test('is replaced by the next one', async () => {
    const anna = await newMember(server)
    const first = await sign(anna, number())
    const second = await sign(anna, number())
    expect(await mandatesOf(server, anna)).toMatchObject([
      { id: first.id, reason: 'replaced' },
      { id: second.id, reason: null },
    ])
  })

  test('repeats an order without a code (DDB-05)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await holdDebits(server, anna, id)
    const order = await debited(anna, id)
    await play(anna, refOf(order), { status: 'paid' })
    await settled(anna, order.payment_id, 'completed')
    const offer = await firstOffered(anna)
    expect(offer).toMatchObject({ payment_method: 'directdebit', way: 'mandate', mandate: id })
    expect((await reorder(anna, offer)).by_mandate).toBe(true)
  })

  test('of another member is there for nobody else', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { sign: body } = await propose(anna, number())
    expect((await bram.call(PUT, { body })).json).toEqual({ error: 'not_found' })
    await anna.ask(PUT, { body })
    const { json } = await bram.call('POST /api/order.php', { body: orderBy(body.id) })
    expect(json).toEqual({ error: 'mandate_ended' })
  })
})

describe('the code of a mandate', () => {
  test('that is wrong is refused in words, and void after so many tries, the right one too (DDB-02)', async () => {
    const anna = await newMember(server)
    const { sign: body, code } = await propose(anna, number())
    for (let nth = 1; nth < OTP_TRIES; nth++) {
      const { status, json } = await anna.call(PUT, { body: { ...body, otp: wrong(code) } })
      expect([status, json]).toEqual([400, { error: 'invalid', fields: { otp: 'code_invalid' } }])
    }
    const last = await anna.call(PUT, { body: { ...body, otp: wrong(code) } })
    expect(last.json).toEqual({ error: 'code_void' })
    expect((await anna.call(PUT, { body })).json).toEqual({ error: 'code_void' })
  })

  test('is tried no more often by asking at once (DDB-02)', async () => {
    const anna = await newMember(server)
    const { sign: body, code } = await propose(anna, number())
    const tries = Array.from({ length: 20 }, () =>
      anna.call(PUT, { body: { ...body, otp: wrong(code) } }),
    )
    const told = (await Promise.all(tries)).map(({ json }) => (json as { error: string }).error)
    expect(told.filter((one) => one === 'invalid')).toHaveLength(OTP_TRIES - 1)
    expect((await anna.call(PUT, { body })).json).toEqual({ error: 'code_void' })
  })

  test('counts for so many minutes (DDB-02)', async () => {
    const anna = await newMember(server)
    const { sign: body } = await propose(anna, number())
    server.clock.forward(OTP_MINUTES * MINUTE_MS)
    expect((await anna.call(PUT, { body })).json).toEqual({ error: 'code_void' })
  })

  test('is for one amount: with another it is wrong, and so is another first order', async () => {
    const anna = await newMember(server)
    const { sign: body } = await propose(anna, number())
    const more = { ...body, amount: priceFor('credits-25') }
    expect((await anna.call(PUT, { body: more })).json).toMatchObject({ error: 'invalid' })
    await anna.ask(PUT, { body })
    const other = await anna.call('POST /api/order.php', { body: orderBy(body.id, 'credits-25') })
    expect(other.json).toEqual({ error: 'price_changed' })
  })

  test('that was sent before is void once another is sent', async () => {
    const anna = await newMember(server)
    const { sign: body } = await propose(anna, number())
    await propose(anna, number())
    expect((await anna.call(PUT, { body })).json).toEqual({ error: 'code_void' })
  })

  test('stands in the database as a keyed hash', async () => {
    const anna = await newMember(server)
    const { code, body } = await propose(anna, number())
    const [row] = await rowsOf(server, 'select * from debit_mandate where id = $1', [body.id])
    expect(row?.mark).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(`"${code}"`)
  })
})

describe('texts to a number', () => {
  let limited: SpecServer
  beforeAll(async () => {
    limited = await startServer({ limited: true })
  })
  afterAll(() => limited.stop())

  test('are so many a day for one member, whom others do not use up (DDB-02)', async () => {
    const [stranger, owner] = [await newMember(limited), await newMember(limited)]
    const mobile_phone = '+31612345613'
    const ask = (member: SpecMember) => member.call(POST, { body: debitBody({ mobile_phone }) })
    for (let nth = 1; nth <= OTP_PER_NUMBER; nth++) expect((await ask(stranger)).status).toBe(200)
    expect((await ask(stranger)).json).toMatchObject({ error: 'too_many_codes' })
    expect((await ask(owner)).status).toBe(200)
  })

  test('are so many in a while and not one more over all members, and the refusal says how long that is (DDB-02)', async () => {
    const members = await Promise.all(
      Array.from({ length: OTP_TO_NUMBER + 2 }, () => newMember(limited)),
    )
    const answers = await Promise.all(
      members.map((member) => member.call(POST, { body: debitBody() })),
    )
    const [anna] = members
    if (!anna) throw new Error('Nobody is there')
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(OTP_TO_NUMBER)
    expect(await textsTo(anna)).toHaveLength(OTP_TO_NUMBER)
    const refused = answers.find(({ status }) => status === 429)
    const { windowS } = limits.debitCodesToNumber
    expect(refused?.json).toEqual({
      error: 'number_busy',
      minutes: windowS / 60,
      retry_after: windowS,
    })
    expect(windowS).toBeLessThanOrEqual(2 * 3_600)
  })
})

describe('orders by direct debit', () => {
  test('are so many in a term and not one more, whoever asks at once (DDB-03)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await holdDebits(server, anna, id)
    const placed = await Promise.all(
      Array.from({ length: DEBITS_MAX * 2 }, () =>
        anna.call('POST /api/order.php', { body: orderBy(id) }),
      ),
    )
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(DEBITS_MAX)
    const refused = placed.filter(({ status }) => status !== 200).map(({ json }) => json)
    expect(refused).toEqual(refused.map(() => ({ error: 'debit_limit' })))
    expect((await terms(anna)).stopped).toBe('debit_limit')
  })

  test('need a mandate, whatever a caller says', async () => {
    const anna = await newMember(server)
    const { mandate: _, ...body } = orderBy(randomUUID())
    expect((await anna.call('POST /api/order.php', { body })).status).toBe(400)
  })

  test('are taken in euros alone, wherever one buys since (DDB-05)', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await debited(anna, id)
    await anna.ask('PUT /api/user.php?market=1', { body: { payment_country: 'PL' } })
    const order = { body: orderBy(id, 'credits-10-pln') }
    expect(await anna.refusal('POST /api/order.php', order)).toMatchObject({
      status: 400,
      fields: { payment_method: 'field_invalid' },
    })
  })

  test('are announced by mail, with both names and the day, as soon as the bank is asked', async () => {
    const anna = await newMember(server)
    const { id } = await sign(anna, number())
    await debited(anna, id)
    const mails = await until(async () => {
      const came = await server.mailsTo(anna.email)
      expect(came.map(({ subject }) => subject).join()).toContain('we schrijven af op')
      return came
    })
    const ahead = mails.find(({ subject }) => subject.includes('we schrijven af op'))
    expect(ahead?.text).toContain('VNK')
    expect(ahead?.text).toContain('NL00ZZZ000000000000')
    expect(mails.map(({ text: said }) => said).join()).not.toMatch(/NL13 ?TEST/)
  })
})
