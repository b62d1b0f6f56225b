import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANSWER_MS } from '#core/chat/message/rules.ts'
import { CLAIM_MS } from '#core/fiction/values.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember
beforeAll(async () => {
  server = await startServer()
  ;[eva, finn] = await Promise.all([moderator(), moderator()])
})
afterAll(async () => {
  await expectBalanced(server.db)
  await server.stop()
})

const moderator = async () => {
  const member = await newMember(server)
  const accounts = await server.container.getAsync(tokens.accounts)
  await accounts.setStaffRole(member.id, 'moderator')
  return member
}

const made = async (by: Browser, changes = {}) => {
  const form = fictionalForm(changes)
  await by.ask('POST /api/fictional.php', { body: form })
  return form
}

const creditsOf = async (member: Browser) => (await member.ask('GET /api/user.php')).user?.credits

/** Somebody who wrote to a new fictional profile, and their conversation. */
const asked = async (body = 'Ben je daar?') => {
  const anna = await newMember(server, { gender: 'male', seeks: 'female' })
  const luna = await made(eva)
  const { conversation } = await anna.ask('POST /api/message.php', message(luna.id, body))
  return { anna, luna, conversation }
}

/** What is kept of what somebody did with these. */
const actsOf = async (staff: SpecMember, about: string[]) => {
  const { rows } = await server.db.query(
    'select act from desk_log where actor = $1 and about = any($2) order by id',
    [staff.id, about],
  )
  return rows.map(({ act }) => act.replace('fiction_', ''))
}

const queueOf = async (staff: Browser) => (await staff.ask('GET /api/fictional-queue.php')).waiting
const waits = async (staff: Browser, conversation: string) =>
  (await queueOf(staff)).find((one) => one.conversation === conversation)
const take = (staff: Browser, conversation: string) =>
  staff.call('POST /api/fictional-claim.php', { body: { conversation } })
const answer = (
  staff: Browser,
  conversation: string,
  body = 'Ja, hier ben ik',
  id = randomUUID(),
) => staff.call('POST /api/fictional-answer.php', { body: { id, conversation, body } })
const saidTo = async (member: Browser, profile: string) => {
  const { conversation } = await member.ask('GET /api/chat.php', { query: { profile } })
  return conversation.messages.map(({ from, body }) => [from === profile, body])
}

describe('A fictional profile (MOD-06)', () => {
  test('is made by staff alone, labelled, with why it is there and who answers (PRF-05, MOD-06)', async () => {
    const luna = await made(eva, { purpose: 'Voor wie nog niemand kent', story: 'Houdt van thee' })
    const anna = await newMember(server)
    const { profile } = await anna.ask('GET /api/member.php', { query: { id: luna.id } })
    expect(profile).toMatchObject({
      name: luna.name,
      fictional: true,
      answered_by: 'staff',
      online: false,
      about_me: luna.about_me,
    })
    expect(profile.main_image?.match).toContain('/media/photos/')
    expect(JSON.stringify(profile)).not.toMatch(/Houdt van thee|nog niemand kent/)
    const { profiles } = await eva.ask('GET /api/fictional.php')
    const listed = profiles.find(({ member }) => member.id === luna.id)
    expect(listed).toMatchObject({ form: luna, waiting: 0 })
    for (const key of ['POST', 'PUT', 'DELETE'] as const) {
      const refused = await anna.refusal(`${key} /api/fictional.php`, { body: fictionalForm() })
      expect(refused).toMatchObject({ error: 'not_found' })
    }
  })

  test('cannot be there without its label, its reason or who answers, in the database neither', async () => {
    const luna = await made(eva)
    const breaking = [
      `update fictional_profile set purpose = '' where account_id = $1`,
      `update fictional_profile set answers = 'model' where account_id = $1`,
      'update profile set fictional = false where account_id = $1',
    ]
    for (const statement of breaking)
      await expect(server.db.query(statement, [luna.id])).rejects.toThrow(/check|foreign/)
  })

  test('is changed, and says so to members at once', async () => {
    const luna = await made(eva)
    await eva.ask('PUT /api/fictional.php', { body: { ...luna, about_me: 'Bakt brood' } })
    const anna = await newMember(server)
    const { profile } = await anna.ask('GET /api/member.php', { query: { id: luna.id } })
    expect(profile.about_me).toBe('Bakt brood')
  })

  test('is no child, and a member cannot be turned into one', async () => {
    const young = { ...fictionalForm(), date_of_birth: '2015-01-01' }
    expect(await eva.refusal('POST /api/fictional.php', { body: young })).toMatchObject({
      error: 'invalid',
      fields: { date_of_birth: 'too_young' },
    })
    const anna = await newMember(server)
    for (const key of ['PUT', 'DELETE'] as const) {
      const body = { ...fictionalForm(), id: anna.id }
      const refused = await eva.refusal(`${key} /api/fictional.php`, { body })
      expect(refused).toMatchObject({ error: 'not_found' })
    }
  })

  test('leaves behind who made, changed and ended it, and that can be changed by nobody', async () => {
    const luna = await made(eva)
    await finn.ask('PUT /api/fictional.php', { body: { ...luna, story: 'Anders' } })
    await eva.ask('DELETE /api/fictional.php', { body: { id: luna.id } })
    expect(await actsOf(eva, [luna.id])).toEqual(['made', 'ended'])
    expect(await actsOf(finn, [luna.id])).toEqual(['changed'])
    for (const statement of ['delete from desk_log', `update desk_log set act = 'fiction_made'`])
      await expect(server.db.query(statement)).rejects.toThrow('only grows')
    const unlogged = server.db.query(
      `insert into fictional_profile (account_id, answers, purpose, made_by, made_at)
      select id, 'staff', 'Zomaar', $1, now() from account a
      where not exists (select from fictional_profile f where f.account_id = a.id) limit 1`,
      [eva.id],
    )
    await expect(unlogged).rejects.toThrow('stands in no log')
    const other = await made(eva)
    const changed = `update fictional_profile set story = 'Stil' where account_id = $1`
    await expect(server.db.query(changed, [other.id])).rejects.toThrow('stands in no log')
    const ended = `update account set state = '"erased"' where id = $1`
    await expect(server.db.query(ended, [other.id])).rejects.toThrow('no two people agreed')
  })

  test('is ended for good, and who waited gets the credits back', async () => {
    const { anna, luna } = await asked()
    await eva.ask('DELETE /api/fictional.php', { body: { id: luna.id } })
    const gone = await anna.refusal('GET /api/member.php', { query: { id: luna.id } })
    expect(gone).toMatchObject({ error: 'not_found' })
    const { profiles } = await eva.ask('GET /api/fictional.php')
    expect(profiles.some(({ member }) => member.id === luna.id)).toBe(false)
    await until(async () => expect(await creditsOf(anna)).toBe(3))
    server.clock.forward(ANSWER_MS + MINUTE_MS)
    await until(async () => {
      const { rows } = await server.db.query(
        `select 1 from deadline where lifecycle = 'message' and due_at <= $1`,
        [server.clock.now()],
      )
      expect(rows).toEqual([])
    })
    expect(await creditsOf(anna)).toBe(3)
  })
})

describe('The queue of the desk', () => {
  test('shows who waits for an answer by staff, the oldest first, with what is at stake', async () => {
    const first = await asked('Eerst')
    server.clock.forward(MINUTE_MS)
    const second = await asked('Dan')
    const own = [first.conversation, second.conversation]
    const mine = (await queueOf(eva)).filter(({ conversation }) => own.includes(conversation))
    expect(mine.map(({ conversation }) => conversation)).toEqual(own)
    const [one] = mine
    expect(one).toMatchObject({ credits_at_stake: 1, claim: null, profile: { fictional: true } })
    expect(Date.parse(one?.answer_by ?? '') - Date.parse(one?.since ?? '')).toBe(ANSWER_MS)
    expect(JSON.stringify(one?.member)).not.toContain('credits')
  })

  test('leaves out what the built-in replies answer', async () => {
    const anna = await newMember(server, { gender: 'male', seeks: 'female' })
    const luna = await made(eva, { answers: 'demo' })
    await anna.ask('POST /api/message.php', message(luna.id, 'Hoi'))
    await until(async () => expect(await saidTo(anna, luna.id)).toHaveLength(2))
    expect((await queueOf(eva)).some(({ profile }) => profile.id === luna.id)).toBe(false)
  })

  test('leaves out who is answered, and who has blocked', async () => {
    const { anna, luna, conversation } = await asked()
    expect(await waits(eva, conversation)).toBeDefined()
    await anna.ask('POST /api/block.php', { body: { id: luna.id } })
    expect(await waits(eva, conversation)).toBeUndefined()
  })
})

describe('An answer in the name of a fictional profile', () => {
  test('is written by a person, free of charge, and keeps the credits; members never learn by whom', async () => {
    const { anna, luna, conversation } = await asked()
    expect((await take(eva, conversation)).status).toBe(200)
    const { talk } = await eva.ask('GET /api/fictional-talk.php', { query: { conversation } })
    expect(talk).toMatchObject({ story: luna.story, purpose: luna.purpose, claim: { own: true } })
    expect(talk.messages.map(({ own, body }) => [own, body])).toEqual([[false, 'Ben je daar?']])
    expect((await answer(eva, conversation)).status).toBe(200)
    expect(await saidTo(anna, luna.id)).toEqual([
      [false, 'Ben je daar?'],
      [true, 'Ja, hier ben ik'],
    ])
    const seen = await anna.ask('GET /api/chat.php', { query: { profile: luna.id } })
    expect(JSON.stringify(seen)).not.toContain(eva.id)
    const { rows } = await server.db.query(
      'select staff_id from staff_answer where conversation_id = $1',
      [conversation],
    )
    expect(rows).toEqual([{ staff_id: eva.id }])
    expect(await waits(eva, conversation)).toBeUndefined()
    server.clock.forward(ANSWER_MS + MINUTE_MS)
    expect(await creditsOf(anna)).toBe(2)
    expect(await actsOf(eva, [luna.id, conversation])).toEqual(['made', 'taken'])
  })

  test('takes that one has it in hand, and one has at a time', async () => {
    const { conversation } = await asked()
    expect(await answer(eva, conversation)).toMatchObject({ status: 409 })
    const both = await Promise.all([take(eva, conversation), take(finn, conversation)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [holder, other] = both[0]?.status === 200 ? [eva, finn] : [finn, eva]
    expect((await waits(holder, conversation))?.claim).toMatchObject({ own: true })
    expect((await waits(other, conversation))?.claim).toMatchObject({ own: false })
    expect((await answer(other, conversation)).json).toEqual({ error: 'talk_taken' })
    await holder.ask('DELETE /api/fictional-claim.php', { body: { conversation } })
    expect((await take(other, conversation)).status).toBe(200)
    expect((await answer(other, conversation)).status).toBe(200)
  })

  test('is anybody’s again after half an hour, and not sooner', async () => {
    const { conversation } = await asked()
    await take(eva, conversation)
    server.clock.forward(CLAIM_MS - MINUTE_MS)
    expect((await take(finn, conversation)).status).toBe(409)
    server.clock.forward(2 * MINUTE_MS)
    expect((await take(finn, conversation)).status).toBe(200)
    expect((await answer(eva, conversation)).json).toEqual({ error: 'talk_taken' })
  })

  test('is one, however often it is sent, and another body under its id is refused', async () => {
    const { anna, luna, conversation } = await asked()
    await take(eva, conversation)
    const id = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => answer(eva, conversation, 'Hoi', id)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await answer(eva, conversation, 'Hoi', id)).status).toBe(200)
    expect((await answer(eva, conversation, 'Dag', id)).json).toEqual({ error: 'key_reused' })
    expect((await answer(finn, conversation, 'Hoi', id)).status).toBe(409)
    expect(await saidTo(anna, luna.id)).toHaveLength(2)
  })

  test('shows as read and as typing only what a person does now', async () => {
    const { anna, luna, conversation } = await asked()
    const marks = async () =>
      (await anna.ask('GET /api/chat.php', { query: { profile: luna.id } })).conversation
    expect(await marks()).toMatchObject({ other_read_seq: 0, other_delivered_seq: 0 })
    await eva.ask('POST /api/fictional-typing.php', { body: { conversation } })
    await take(eva, conversation)
    expect(await marks()).toMatchObject({ other_read_seq: 1, member: { online: false } })
  })
})
