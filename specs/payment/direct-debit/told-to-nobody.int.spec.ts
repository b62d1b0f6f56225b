import { hash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { OTP_MINUTES } from '#core/payment/direct-debit/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { debitBody, debited, IBAN, propose } from '#specs/harness/server/debits.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const lines: string[] = []
let server: SpecServer
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  server = await startServer({
    rebind: (container) => void container.rebind(tokens.log).toConstantValue(log),
  })
})
afterAll(() => server.stop())

const NTH = 777
const PHONE_END = '612345777'.slice(1)
/** As they are typed, sent and printed: in fours, without a space, in any case of letters. */
const isTold = (text: string) => {
  const bare = text.replaceAll(/[\s\u00a0-]/g, '').toUpperCase()
  return bare.includes(IBAN.replaceAll(' ', '')) || bare.includes(PHONE_END)
}

/** All that is kept in any table of ours, in the queue of work too. */
const tablesTelling = async () => {
  const { rows } = await server.db.query(
    `select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  )
  const telling: string[] = []
  for (const { name } of rows) {
    const { rows: all } = await server.db.query(
      `select to_jsonb(one)::text as row from ${name} one`,
    )
    if (all.some(({ row }) => isTold(row))) telling.push(name)
  }
  return telling
}

const mailsTo = async (member: SpecMember) => {
  const mails = await until(async () => {
    const came = await server.mailsTo(member.email)
    expect(came.map(({ subject }) => subject).join()).toContain('we schrijven af op')
    return came
  })
  return mails.map((mail) => JSON.stringify(mail))
}

describe('an account number and a phone that were typed for direct debit', () => {
  let anna: SpecMember
  let mandate: string
  beforeAll(async () => {
    anna = await newMember(server)
    const typo = debitBody({ nth: NTH, zip: '' })
    expect((await anna.call('POST /api/direct-debit.php', { body: typo })).status).toBe(400)
    const { body, code, sign } = await propose(anna, { nth: NTH })
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await anna.call('PUT /api/direct-debit.php', { body: { ...sign, otp: other } })
    await anna.ask('PUT /api/direct-debit.php', { body: sign })
    await debited(anna, body.id)
    mandate = body.id
  })

  test('stand whole in no table, the queue of work and the remembered answers among them', async () => {
    expect(isTold(`x NL13 test 0123 4567 89`) && isTold('06-12345777')).toBe(true)
    expect(await tablesTelling()).toEqual([])
  })

  test('count against their limit under a mark by a key, which nobody reckons by trying numbers', async () => {
    const { rows } = await server.db.query('select key from rate_limit')
    const keys = rows.map(({ key }) => String(key)).join()
    expect(keys).toContain('debitCodesPerNumber')
    expect(keys).not.toContain(hash('sha256', `+316${PHONE_END}`))
  })

  test('stand whole in no mail, not even in that of the mandate', async () => {
    const mails = await mailsTo(anna)
    expect(mails.some((mail) => mail.includes('VNK'))).toBe(true)
    expect(mails.filter(isTold)).toEqual([])
  })

  test('stand in no line of the log, however much is logged', () => {
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(isTold)).toEqual([])
  })

  test('stand in no answer to their member, to another one or to the desk', async () => {
    const [bram, staff] = [await newMember(server), await asStaff(server)]
    const answers = await Promise.all([
      anna.send('GET', '/api/direct-debit.php'),
      anna.send('GET', '/api/repeat-order.php'),
      anna.send('GET', `/api/mandate-paper.php?id=${mandate}`),
      bram.send('GET', `/api/mandate-paper.php?id=${mandate}`),
      bram.send('GET', '/api/direct-debit.php'),
      bram.send('GET', `/api/profile.php?id=${anna.id}`),
      staff.send('GET', '/api/desk-debits.php'),
    ])
    expect(answers.filter(({ text }) => isTold(text))).toEqual([])
  })

  test('are known to nobody by the form: the same is answered whether they were typed before', async () => {
    const [bram, carla] = [await newMember(server), await newMember(server)]
    const known = await bram.call('POST /api/direct-debit.php', { body: debitBody({ nth: NTH }) })
    const body = debitBody({ nth: NTH + 1, iban: 'NL91 ABNA 0417 1643 00' })
    const unknown = await carla.call('POST /api/direct-debit.php', { body })
    const shape = ({ status, json }: typeof known) => [status, Object.keys(json as object)]
    expect(shape(known)).toEqual(shape(unknown))
  })

  test('are forgotten with a code that nobody typed in time', async () => {
    const dora = await newMember(server)
    const { body } = await propose(dora, { nth: NTH + 2 })
    server.clock.forward(OTP_MINUTES * MINUTE_MS)
    await until(async () => {
      const { rows } = await server.db.query('select * from debit_mandate where id = $1', [body.id])
      expect(rows[0]).toMatchObject({ sealed_iban: null, state: 'void' })
    })
  })
})
