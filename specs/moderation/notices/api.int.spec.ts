import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '#core/contract/contract.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

type Typed = Body<'POST /api/complaint.php'>
type Form = Pick<Typed, 'about' | 'words'> & Partial<Typed>

let server: SpecServer
let eva: SpecMember
let finn: SpecMember

beforeAll(async () => {
  server = await startServer()
  ;[eva, finn] = [await newMember(server, { name: 'Eva' }), await newMember(server)]
  const accounts = await server.container.getAsync(tokens.accounts)
  for (const { id } of [eva, finn]) await accounts.setStaffRole(id, 'moderator')
})
afterAll(() => server.stop())

const address = () => `buur-${randomUUID()}@voorbeeld.example`
const form = (mail: string, facts: Partial<Form> = {}): Form => ({
  about: 'content',
  place: 'Een profiel uit Zwolle',
  reason: 'others_photo',
  words: 'Dat is mijn zus.',
  name: 'Truus',
  mail,
  good_faith: true,
  ...facts,
})
const send = (body: Form, headers = {}) =>
  server.browser().call('POST /api/complaint.php', { body, headers })
const numberOf = async (body: Form) =>
  (await server.browser().ask('POST /api/complaint.php', { body })).number

const claimOf = async (number: string) => {
  const { cases } = await eva.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id } })
  return (await eva.ask('GET /api/desk-case.php', { query: { id } })).case
}
const decide = async (
  number: string,
  said: Pick<Body<'POST /api/desk-decision.php'>, 'decision' | 'rule' | 'facts'>,
) => {
  const found = await claimOf(number)
  await eva.ask('POST /api/desk-decision.php', { body: { id: found.id, days: null, ...said } })
  return found
}
const missing = async (body: Form) => {
  const { status, json } = await send(body)
  return [status, Object.keys((json as { fields?: object }).fields ?? {})]
}

describe('the form for everybody', () => {
  test.each([
    [{ place: '' }, 'place'],
    [{ reason: null }, 'reason'],
    [{ words: '' }, 'words'],
    [{ name: '' }, 'name'],
    [{ mail: '' }, 'mail'],
    [{ mail: 'geen adres' }, 'mail'],
    [{ good_faith: false }, 'good_faith'],
  ] satisfies [Partial<Form>, string][])(
    'is refused with %o, at that field',
    async (facts, field) => {
      expect(await missing(form(address(), facts))).toEqual([400, [field]])
    },
  )

  test('says all that is missing at once', async () => {
    expect(await missing({ about: 'content', words: 'Hier.' })).toEqual([
      400,
      ['place', 'reason', 'name', 'mail', 'good_faith'],
    ])
  })

  test('asks nobody for a name or an address where it concerns children', async () => {
    const number = await numberOf(form('', { reason: 'child_abuse', name: '' }))
    const found = await claimOf(number)
    expect(found).toMatchObject({ subject: 'notice', urgency: 0, accused: null })
    expect(found.reports).toMatchObject([{ reason: 'child_abuse', name: '', reporter: null }])
  })

  test.each(['service', 'payment'] as const)(
    'asks of a complaint about %s for words and an address alone, and stands in the queue',
    async (about) => {
      expect(await missing({ about, words: '' })).toEqual([400, ['words', 'mail']])
      const mail = address()
      const number = await numberOf({ about, words: 'Ik heb twee keer betaald.', mail })
      const found = await claimOf(number)
      expect(found.reports).toMatchObject([
        { about, reason: 'other', words: 'Ik heb twee keer betaald.' },
      ])
    },
  )

  test('is one case and one receipt however often it is sent by one key, which is of one form', async () => {
    const mail = address()
    const headers = { 'idempotency-key': randomUUID() }
    const one = await send(form(mail), headers)
    expect((await send(form(mail), headers)).json).toEqual(one.json)
    expect((await send(form(mail, { words: 'Iets anders.' }), headers)).status).toBe(409)
    const { number } = one.json as { number: string }
    expect((await server.mailTo(mail)).text).toContain(number)
    const { cases } = await eva.ask('GET /api/desk.php')
    expect(cases.filter((found) => found.number === number)).toHaveLength(1)
  })
})

describe('a mail to whoever used the form', () => {
  test('says at once that it came, and quotes nothing of what was typed', async () => {
    const mail = address()
    const number = await numberOf(form(mail))
    const { text, subject } = await server.mailTo(mail)
    expect(subject).toBe('We hebben je bericht aan Vonk')
    expect(text).toContain(number)
    expect(text).toContain('binnen een week antwoord')
    expect(text).toContain('Foto van iemand anders')
    for (const typed of ['Truus', 'Zwolle', 'mijn zus']) expect(text).not.toContain(typed)
  })

  test('is in the language in which the form was shown', async () => {
    const mail = address()
    await send(form(mail), { cookie: 'locale=en' })
    expect((await server.mailTo(mail)).subject).toBe('We have your message to Vonk')
  })

  test('brings the answer of who looked at it, where nobody is named', async () => {
    const mail = address()
    const number = await numberOf({ about: 'payment', words: 'Twee keer betaald.', mail })
    await server.mailTo(mail)
    const facts = 'Je krijgt de tweede betaling terug.'
    await decide(number, { decision: 'nothing_found', rule: null, facts })
    const { text, subject } = await server.mailTo(mail, 2)
    expect(subject).toBe('Antwoord op je bericht aan Vonk')
    for (const said of [facts, number, 'Een betaling']) expect(text).toContain(said)
  })

  test('says of a member that something was done, and not what', async () => {
    const mail = address()
    const bram = await newMember(server, { name: 'Bram' })
    const place = `${server.url}/members/${bram.id}`
    const number = await numberOf(form(mail, { place }))
    await server.mailTo(mail)
    const said = { decision: 'warning', rule: 'others_photo', facts: 'Van een zus.' } as const
    const found = await decide(number, said)
    expect(found.accused).toMatchObject({ id: bram.id })
    expect(found.evidence).toMatchObject([{ kind: 'words' }])
    const { text } = await server.mailTo(mail, 2)
    expect(text).toContain('er is iets aan gedaan')
    expect(text).not.toContain('Van een zus.')
    expect((await server.mailTo(bram.email, 2)).text).toContain('Van een zus.')
  })

  test('says that it was looked at again and taken back, to a reporter by an account too (MOD-02)', async () => {
    const mail = address()
    const name = 'Bram Tweemaal'
    const [anna, bram] = [await newMember(server), await newMember(server, { name })]
    const number = await numberOf(form(mail, { place: `${server.url}/members/${bram.id}` }))
    const reason = 'others_photo'
    await anna.ask('POST /api/report.php', { body: { subject: 'member', id: bram.id, reason } })
    const { cases } = await eva.ask('GET /api/desk.php')
    const other = cases.find((one) => one.number !== number && one.name === name)?.number ?? ''
    const said = { decision: 'warning', rule: reason, facts: 'Van een zus.' } as const
    for (const one of [number, other]) {
      const { id } = await decide(one, said)
      await bram.ask('POST /api/appeal.php', { body: { id, words: 'Dat ben ik zelf.' } })
      await finn.ask('POST /api/desk-claim.php', { body: { id } })
      const body = { id, outcome: 'overturned', facts: 'Hij is het zelf.' } as const
      await finn.ask('POST /api/desk-review.php', { body })
    }
    for (const [to, nth] of [
      [mail, 3],
      [anna.email, 3],
    ] as const) {
      const { text } = await server.mailTo(to, nth)
      expect(text).toContain('het is teruggedraaid')
      expect(text).not.toContain('Hij is het zelf.')
    }
  })

  test('promises no other look, which who has no account cannot ask for', async () => {
    const mail = address()
    const number = await numberOf({ about: 'service', words: 'Traag.', mail })
    await decide(number, { decision: 'nothing_found', rule: null, facts: 'Dat klopt.' })
    const { text } = await server.mailTo(mail, 2)
    expect(text).toContain(`Niet mee eens? Mail het nummer naar`)
    expect(text).not.toMatch(/kijkt een ander|opnieuw/)
  })

  test('goes to nobody where no address was given', async () => {
    const number = await numberOf(form('', { reason: 'child_abuse', name: '' }))
    await decide(number, { decision: 'nothing_found', rule: null, facts: 'Niets te zien.' })
    await until(async () => {
      const { rows } = await server.db.query(
        `select count(*)::int as left from jobs.job where name = 'moderation' and state <> 'completed'`,
      )
      expect(rows).toEqual([{ left: 0 }])
    })
    expect(await server.mailsTo('')).toEqual([])
  })
})

describe('the limits of the form', () => {
  test('count each source, and each receiving address over all sources', async () => {
    const limited = await startServer({ limited: true, env: { TRUST_PROXY: '1' } })
    try {
      const from = (source: string, mail: string) =>
        limited.browser().call('POST /api/complaint.php', {
          body: { about: 'service', words: 'Traag.', mail },
          headers: { 'x-forwarded-for': source },
        })
      const mail = address()
      for (let nth = 0; nth < 10; nth += 1) {
        expect((await from(`10.9.0.${nth}`, mail)).status).toBe(200)
      }
      expect((await from('10.9.1.1', mail)).json).toMatchObject({ error: 'mailbox_full' })
      for (let nth = 0; nth < 20; nth += 1) {
        expect((await from('10.9.2.2', address())).status).toBe(200)
      }
      expect((await from('10.9.2.2', address())).json).toMatchObject({
        error: 'too_many_requests',
      })
    } finally {
      await limited.stop()
    }
  })
})
