import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { DOUBT_MINUTES, OTP_MINUTES } from '#core/payment/direct-debit/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { propose } from '#specs/harness/server/debits.ts'
import { mandateAtBank, mandatesOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { byStaff } from '#specs/harness/walks/api/members.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const PUT = 'PUT /api/direct-debit.php'

let asked = 0
const proposed = async () => {
  const anna = await newMember(server)
  asked++
  return { anna, ...(await propose(anna, { nth: 800 + asked })) }
}

const suffer = async (browser: SpecMember, fault: 'lost' | 'away' | null) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ fault })
  expect((await browser.send('PUT', '/sandbox/api/faults', { headers, body })).status).toBe(200)
}
/** Types the code while the bank has a bad day. */
const typedOnABadDay = async (
  anna: SpecMember,
  body: object,
  headers: Record<string, string> = {},
) => {
  await suffer(anna, 'lost')
  const { status, json } = await anna.call(PUT, { body: body as never, headers })
  await suffer(anna, null)
  expect([status, json]).toEqual([503, { error: 'unavailable' }])
}
const atBank = async (reference: string) => {
  const [row] = await rowsOf(server, 'select id from sandbox.mandate where reference = $1', [
    reference,
  ])
  if (!row) throw new Error(`The bank has no mandate ${reference}`)
  return String(row.id)
}
const signingOf = async (id: string) => {
  const [row] = await rowsOf(server, 'select signing from debit_mandate where id = $1', [id])
  return row?.signing as Record<string, string> | null
}

describe('a mandate whose provider did not answer', () => {
  test('is not signed by that, and is by typing the code again, once (M16)', async () => {
    const { anna, body, sign } = await proposed()
    await typedOnABadDay(anna, sign)
    expect((await anna.ask('GET /api/direct-debit.php')).mandate).toBeNull()
    await anna.ask(PUT, { body: sign })
    expect((await anna.ask('GET /api/direct-debit.php')).mandate).toMatchObject({ id: body.id })
    expect(await mandatesOf(server, anna)).toHaveLength(1)
    expect(await rowsOf(server, 'select 1 from mandate_in_doubt where id = $1', [body.id])).toEqual(
      [],
    )
  })

  test('is sent again as it was signed, from wherever it is tried next, and then that is forgotten', async () => {
    const { anna, body, sign } = await proposed()
    await typedOnABadDay(anna, sign, { 'user-agent': 'First/1.0' })
    const first = await signingOf(body.id)
    expect(first).toMatchObject({ browser: 'First/1.0', email: anna.email })
    server.clock.forward(MINUTE_MS)
    await typedOnABadDay(anna, sign, { 'user-agent': 'Second/2.0' })
    expect(await signingOf(body.id)).toEqual(first)
    await anna.ask(PUT, { body: sign })
    expect(await signingOf(body.id)).toBeNull()
    const [paper] = await rowsOf(server, 'select signed_at from debit_mandate where id = $1', [
      body.id,
    ])
    expect(paper?.signed_at).toEqual(new Date(first?.at ?? ''))
  })

  test('is found and ended there where nobody signs it in the end, DOUBT_MINUTES later and not before', async () => {
    const { anna, body, sign } = await proposed()
    await typedOnABadDay(anna, sign)
    const mandate = await atBank(body.id)
    expect(await mandateAtBank(anna, mandate)).toMatchObject({ ended: false })
    server.clock.forward(OTP_MINUTES * MINUTE_MS)
    await until(async () =>
      expect(
        await rowsOf(server, 'select state from debit_mandate where id = $1', [body.id]),
      ).toEqual([{ state: 'void' }]),
    )
    server.clock.forward(DOUBT_MINUTES * MINUTE_MS - MINUTE_MS)
    const debits = await server.container.getAsync(tokens.debits)
    expect(await debits.takeInDoubt(server.clock.now(), 10)).toEqual([])
    expect(await mandateAtBank(anna, mandate)).toMatchObject({ ended: false })
    server.clock.forward(MINUTE_MS)
    await until(async () =>
      expect(await mandateAtBank(anna, mandate)).toMatchObject({ ended: true }),
    )
    await until(async () =>
      expect(await rowsOf(server, 'select 1 from mandate_in_doubt', [])).toEqual([]),
    )
    expect((await anna.call(PUT, { body: sign })).json).toEqual({ error: 'code_void' })
  })

  test('is found and ended there though its member is erased meanwhile', async () => {
    const { anna, body, sign } = await proposed()
    await typedOnABadDay(anna, sign)
    const mandate = await atBank(body.id)
    await byStaff(server, 'erase', anna.email)
    expect(await rowsOf(server, 'select 1 from debit_mandate where id = $1', [body.id])).toEqual([])
    server.clock.forward((OTP_MINUTES + DOUBT_MINUTES) * MINUTE_MS)
    await until(async () =>
      expect(await mandateAtBank(anna, mandate)).toMatchObject({ ended: true }),
    )
  })

  test('is signed OTP_MINUTES after its code at the latest, though that was right in time (DDB-02)', async () => {
    const { anna, sign } = await proposed()
    server.clock.forward((OTP_MINUTES - 1) * MINUTE_MS)
    await typedOnABadDay(anna, sign)
    server.clock.forward(MINUTE_MS)
    expect((await anna.call(PUT, { body: sign })).json).toEqual({ error: 'code_void' })
  })
})

test('a mandate that another one replaces waits for nothing any more', async () => {
  const { anna, body, sign } = await proposed()
  await anna.ask(PUT, { body: sign })
  asked++
  const next = await propose(anna, { nth: 800 + asked })
  await anna.ask(PUT, { body: next.sign })
  const waiting = await rowsOf(
    server,
    "select entity_id from deadline where lifecycle = 'mandate' and entity_id in ($1, $2)",
    [body.id, next.body.id],
  )
  expect(waiting).toEqual([{ entity_id: next.body.id }])
})
