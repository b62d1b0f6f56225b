import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Decision } from '#core/moderation/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import { message, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember

const moderator = async (name: string) => {
  const one = await newMember(server, { name })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, 'moderator')
  return one
}

beforeAll(async () => {
  server = await startServer()
  ;[eva, finn] = [await moderator('Eva'), await moderator('Finn')]
})
afterAll(() => server.stop())

/** Bram writes to Anna, who reports what he said. */
const reported = async (words = 'Stuur me 500 euro, dan kom ik') => {
  const [anna, bram] = [await newMember(server, { name: 'Anna' }), await newMember(server)]
  const first = message(anna.id, words)
  await bram.ask('POST /api/message.php', first)
  const { number } = await anna.ask('POST /api/report.php', {
    body: { subject: 'message', id: first.body.id, reason: 'fraud', passage: '500 euro' },
  })
  return { anna, bram, number, message: first.body.id }
}

const claimOf = async (by: SpecMember, number: string) => {
  const { cases } = await by.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await by.ask('POST /api/desk-claim.php', { body: { id } })
  return id
}

const decideOn = async (
  by: SpecMember,
  number: string,
  decision: Decision,
  days: number | null = null,
) => {
  const id = await claimOf(by, number)
  const said = { decision, days, facts: 'Vraagt om 500 euro.' }
  const rule = decision === 'nothing_found' ? null : ('fraud' as const)
  await by.ask('POST /api/desk-decision.php', { body: { id, ...said, rule } })
  return id
}

const safetyOf = (member: SpecMember) => member.ask('GET /api/safety.php')

describe('a report', () => {
  test('is answered with a number, joins what is reported already, and is one however often it is sent (PRF-09)', async () => {
    const { anna, number, message: id } = await reported()
    expect(number).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    const again = { body: { subject: 'message', id, reason: 'threat' } } as const
    expect((await anna.ask('POST /api/report.php', again)).number).toBe(number)
    const { reports } = await safetyOf(anna)
    expect(reports).toMatchObject([{ number, subject: 'message', outcome: 'waiting' }])
  })

  test('is refused of what its reporter cannot see, and of what is their own', async () => {
    const { anna, bram, message: id } = await reported()
    const stranger = await newMember(server)
    const body = { subject: 'message', id, reason: 'fraud' } as const
    expect(await stranger.refusal('POST /api/report.php', { body })).toMatchObject({ status: 404 })
    expect(await bram.refusal('POST /api/report.php', { body })).toMatchObject({ status: 404 })
    const own = { subject: 'member', id: anna.id, reason: 'fraud' } as const
    expect((await anna.refusal('POST /api/report.php', { body: own })).status).toBe(404)
    const odd = { subject: 'photo', id: randomUUID(), reason: 'spam' } as const
    expect((await anna.refusal('POST /api/report.php', { body: odd })).error).toBe('invalid')
  })

  test('keeps what stood there, whatever its member does with it since', async () => {
    const { bram, number, message: id } = await reported('Dit is oplichting')
    await bram.ask('DELETE /api/message.php', { body: { id } })
    const found = await claimOf(eva, number)
    const { case: seen } = await eva.ask('GET /api/desk-case.php', { query: { id: found } })
    expect(seen.evidence).toMatchObject([{ kind: 'words', body: 'Dit is oplichting' }])
  })
})

describe('a decision', () => {
  test('tells the member why, by which rule, how long and how to object, in the app and by mail, and the reporter what came of it (MOD-01)', async () => {
    const { anna, bram, number } = await reported()
    await decideOn(eva, number, 'pause_chat', 3)
    const { statements } = await safetyOf(bram)
    expect(statements).toMatchObject([
      {
        number,
        decision: 'pause_chat',
        rule: 'fraud',
        facts: 'Vraagt om 500 euro.',
        restricts: 'chat_paused',
        holds: true,
        may_appeal: true,
        is_new: true,
      },
    ])
    const letter = await server.mailTo(bram.email, 2)
    expect(letter.text).toContain('Vraagt om 500 euro.')
    expect(letter.text).toContain('/pages/ban#fraud')
    expect(letter.text).toContain(number)
    const outcome = await server.mailTo(anna.email, 2)
    expect(outcome.text).toContain(number)
    expect((await safetyOf(anna)).reports).toMatchObject([{ outcome: 'acted', may_appeal: false }])
    await bram.ask('PUT /api/safety.php', { body: {} })
    expect((await safetyOf(bram)).statements[0]?.is_new).toBe(false)
  })

  test('that pauses chatting lets a member read and not write, until its days are over', async () => {
    const { anna, bram, number } = await reported()
    await decideOn(eva, number, 'pause_chat', 3)
    expect((await bram.ask('GET /api/user.php')).user?.chats_paused).toBe(true)
    const refused = await bram.refusal('POST /api/message.php', message(anna.id, 'Hallo?'))
    expect(refused).toMatchObject({ status: 403, error: 'chats_paused' })
    server.clock.forward(3 * DAY_MS + 1_000)
    const again = message(anna.id, 'Daar ben ik weer')
    await until(() => bram.ask('POST /api/message.php', again))
    expect((await bram.ask('GET /api/user.php')).user?.chats_paused).toBe(false)
  })

  test('that removes a message shows it to neither, and an objection brings it back', async () => {
    const { anna, bram, number } = await reported('Deze zin gaat weg')
    const id = await decideOn(eva, number, 'remove_message')
    const bodies = async (member: SpecMember) => {
      const profile = member === anna ? bram.id : anna.id
      const { conversation } = await member.ask('GET /api/chat.php', { query: { profile } })
      return conversation.messages.map(({ body }) => body)
    }
    expect([await bodies(anna), await bodies(bram)]).toEqual([[''], ['']])
    await bram.ask('POST /api/appeal.php', { body: { id, words: 'Dat was een grap.' } })
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    await finn.ask('POST /api/desk-review.php', {
      body: { id, outcome: 'overturned', facts: 'Het was een grap.' },
    })
    expect(await bodies(anna)).toEqual(['Deze zin gaat weg'])
  })

  test('that hides a profile hides it from everybody until it is lifted', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const body = { subject: 'member', id: bram.id, reason: 'fake_profile' } as const
    const { number } = await anna.ask('POST /api/report.php', { body })
    await decideOn(eva, number, 'hide_profile')
    const seen = () => anna.refusal('GET /api/member.php', { query: { id: bram.id } })
    expect((await seen()).status).toBe(404)
  })

  test('that removes a photo keeps it for the objection, and shows it to nobody meanwhile', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await addPhoto(bram, await jpeg())
    const [photo] = (await bram.ask('GET /api/photos.php')).photos
    const report = { subject: 'photo', id: photo?.id ?? '', reason: 'others_photo' } as const
    const { number } = await anna.ask('POST /api/report.php', { body: report })
    const id = await decideOn(eva, number, 'remove_photo')
    const { photos } = await bram.ask('GET /api/photos.php')
    expect(photos).toMatchObject([{ standing: 'refused', refusal: { case: id } }])
    expect((await anna.send('GET', photo?.match ?? '')).status).toBe(404)
    await bram.ask('POST /api/appeal.php', { body: { id, words: 'Dat ben ik zelf.' } })
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    const facts = 'Het is een foto van het lid zelf.'
    await finn.ask('POST /api/desk-review.php', { body: { id, outcome: 'overturned', facts } })
    const back = (await bram.ask('GET /api/photos.php')).photos
    expect(back).toMatchObject([{ id: photo?.id, main: true }])
  })

  test('that suspends ends every session, tells why by a link, and ends by itself', async () => {
    const { bram, number } = await reported()
    await decideOn(eva, number, 'suspend', 7)
    expect((await bram.ask('GET /api/user.php')).user).toBeNull()
    const { text } = await server.mailTo(bram.email, 2)
    const token = /decision\?token=([\w-]+)/.exec(text)?.[1] ?? ''
    const visitor = server.browser()
    const { statement } = await visitor.ask('POST /api/decision.php', { body: { token } })
    expect(statement).toMatchObject({ decision: 'suspend', holds: true, may_appeal: true })
    const words = 'Iemand anders zat op mijn account.'
    await visitor.ask('POST /api/appeal.php?link=1', { body: { token, words } })
    const again = await visitor.refusal('POST /api/appeal.php?link=1', { body: { token, words } })
    expect(again.error).toBe('not_now')
    server.clock.forward(7 * DAY_MS + 1_000)
    const login = { body: { email: bram.email, password: PASSWORD } }
    await until(() => visitor.ask('POST /api/user.php', login))
  })
})

describe('an objection', () => {
  test('is decided by another, and everything comes back with an apology (MOD-02)', async () => {
    const { bram, number } = await reported()
    const id = await decideOn(eva, number, 'ban')
    const { text } = await server.mailTo(bram.email, 2)
    const token = /decision\?token=([\w-]+)/.exec(text)?.[1] ?? ''
    const visitor = server.browser()
    const words = 'Dat was ik niet.'
    await visitor.ask('POST /api/appeal.php?link=1', { body: { token, words } })
    const own = await eva.refusal('POST /api/desk-claim.php', { body: { id } })
    expect(own).toMatchObject({ status: 403, error: 'own_decision' })
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    const facts = 'Het account was gekaapt.'
    await finn.ask('POST /api/desk-review.php', { body: { id, outcome: 'overturned', facts } })
    const login = { body: { email: bram.email, password: PASSWORD } }
    await visitor.ask('POST /api/user.php', login)
    const last = await server.mailTo(bram.email, 3)
    expect(`${last.text}`).toMatch(/Het account was gekaapt|blokkade/)
    const { statements } = await visitor.ask('GET /api/safety.php')
    expect(statements.map(({ decision }) => decision)).toEqual(['overturned', 'ban'])
    expect(statements[1]).toMatchObject({ holds: false, may_appeal: false })
  })

  test('of a reporter leads to another look, once', async () => {
    const { anna, number } = await reported()
    const id = await decideOn(eva, number, 'nothing_found')
    expect((await safetyOf(anna)).reports).toMatchObject([
      { outcome: 'nothing_found', may_appeal: true },
    ])
    await anna.ask('POST /api/appeal.php', { body: { id, words: 'Kijk nog eens.' } })
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    await finn.ask('POST /api/desk-review.php', {
      body: { id, outcome: 'upheld', facts: 'Er is niets te zien.' },
    })
    expect((await safetyOf(anna)).reports).toMatchObject([{ outcome: 'upheld', may_appeal: false }])
  })

  test('of whoever is no party to it is not there', async () => {
    const { number } = await reported()
    const id = await decideOn(eva, number, 'warning')
    const stranger = await newMember(server)
    const body = { id, words: 'Ik ook.' }
    expect((await stranger.refusal('POST /api/appeal.php', { body })).status).toBe(404)
  })
})

describe('the desk', () => {
  test('gives a case to one at a time, for half an hour', async () => {
    const { number } = await reported()
    const id = await claimOf(eva, number)
    const taken = await finn.refusal('POST /api/desk-claim.php', { body: { id } })
    expect(taken.error).toBe('case_claimed')
    server.clock.forward(31 * 60_000)
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    const body = { id, decision: 'warning', days: null, rule: 'fraud', facts: 'Te laat.' } as const
    expect((await eva.refusal('POST /api/desk-decision.php', { body })).error).toBe(
      'case_not_claimed',
    )
  })

  test('opens a conversation and a picture only to who has the case before them', async () => {
    const { number } = await reported('Dit is waar het om gaat')
    const { cases } = await eva.ask('GET /api/desk.php')
    const id = cases.find((one) => one.number === number)?.id ?? ''
    const query = { id }
    expect((await eva.refusal('GET /api/desk-conversation.php', { query })).status).toBe(404)
    await eva.ask('POST /api/desk-claim.php', { body: { id } })
    const { messages } = await eva.ask('GET /api/desk-conversation.php', { query })
    expect(messages).toMatchObject([{ body: 'Dit is waar het om gaat', is_reported: true }])
    expect((await finn.refusal('GET /api/desk-conversation.php', { query })).status).toBe(404)
  })

  test('is not there for members, and its log for nobody but an administrator (MOD-03)', async () => {
    const member = await newMember(server)
    expect((await member.refusal('GET /api/desk.php')).status).toBe(404)
    expect((await eva.refusal('GET /api/desk-log.php')).status).toBe(404)
    const admin = await newMember(server)
    await (await server.container.getAsync(tokens.accounts)).setStaffRole(admin.id, 'admin')
    const { acts } = await admin.ask('GET /api/desk-log.php')
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['claim', 'decide', 'read']))
  })
})

describe('the database', () => {
  const refused = (sql: string, values: unknown[] = []) =>
    server.db.query(sql, values).then(
      () => 'done',
      (error: Error) => error.message,
    )

  test('refuses a suspension without its reasons, an act without a log, and a look at one’s own decision (H6)', async () => {
    const member = await newMember(server)
    const suspend = `update account set state = jsonb_set(state, '{living,conduct}', '"suspended"')
      where id = $1`
    expect(await refused(suspend, [member.id])).toContain('suspended without a reason')
    const { number } = await reported()
    const id = await claimOf(eva, number)
    const claim = `update moderation_case set context = context || '{"claimedBy": "x"}' where id = $1`
    expect(await refused(claim, [id])).toContain('stands in no log')
    const decide = `update moderation_case set context = context ||
      '{"decidedBy": "x", "reviewedBy": "x"}' where id = $1`
    expect(await refused(decide, [id])).toContain('moderation_case_parted_check')
    expect(await refused(`delete from desk_log where case_id = $1`, [id])).toContain('only grows')
    expect(await refused(`update desk_log set act = 'x' where case_id = $1`, [id])).toContain(
      'only grows',
    )
  })
})
