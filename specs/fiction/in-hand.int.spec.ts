import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let eva: SpecMember
let finn: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  ;[eva, finn] = [await asStaff(server), await asStaff(server)]
})
afterAll(() => server.stop())

/** Somebody who wrote to a new fictional profile, and their conversation. */
const asked = async (body: string) => {
  const anna = await newMember(server, { gender: 'male', seeks: 'female' })
  const luna = fictionalForm()
  await eva.ask('POST /api/fictional.php', { body: luna })
  const { conversation } = await anna.ask('POST /api/message.php', message(luna.id, body))
  return { anna, luna, conversation }
}
const actsOf = async (staff: SpecMember, about: string) => {
  const text = 'select act from desk_log where actor = $1 and about = $2 order by id'
  const { rows } = await server.db.query(text, [staff.id, about])
  return rows.map(({ act }) => act.replace('fiction_', ''))
}
const take = (staff: Browser, conversation: string) =>
  staff.call('POST /api/fictional-claim.php', { body: { conversation } })
const answer = (staff: Browser, conversation: string) =>
  staff.ask('POST /api/fictional-answer.php', {
    body: { id: randomUUID(), conversation, body: 'Ja, hier ben ik' },
  })

describe('What a member says to a fictional profile', () => {
  const WORDS = 'Dit is vertrouwelijk'
  const toldTo = async (staff: Browser, conversation: string) => {
    const calls = ['fictional-queue.php', `fictional-talk.php?conversation=${conversation}`]
    const texts = await Promise.all(calls.map((call) => staff.send('GET', `/api/${call}`)))
    return texts.map(({ text }) => text.includes(WORDS))
  }
  const statusOf = async (staff: Browser, conversation: string) =>
    (await staff.call('GET /api/fictional-talk.php', { query: { conversation } })).status

  test('is read by who has it in hand alone, which stands in the log (MOD-03)', async () => {
    const { luna, conversation } = await asked(WORDS)
    const none = [false, false]
    expect([await toldTo(eva, conversation), await toldTo(finn, conversation)]).toEqual([
      none,
      none,
    ])
    const { talk } = await eva.ask('GET /api/fictional-talk.php', { query: { conversation } })
    expect(talk).toMatchObject({ story: luna.story, claim: null, messages: [] })
    await take(eva, conversation)
    expect(await actsOf(eva, conversation)).toEqual(['taken'])
    expect(await toldTo(eva, conversation)).toEqual([true, true])
    expect(await toldTo(finn, conversation)).toEqual(none)
    await eva.ask('DELETE /api/fictional-claim.php', { body: { conversation } })
    expect(await toldTo(eva, conversation)).toEqual(none)
  })

  test('opens to nobody once it is answered, or barred by a block (MOD-03)', async () => {
    const answered = await asked(WORDS)
    await take(eva, answered.conversation)
    await answer(eva, answered.conversation)
    const barred = await asked(WORDS)
    expect(await statusOf(eva, barred.conversation)).toBe(200)
    await barred.anna.ask('POST /api/block.php', { body: { id: barred.luna.id } })
    for (const { conversation } of [answered, barred]) {
      expect(await statusOf(eva, conversation)).toBe(404)
      expect((await take(eva, conversation)).status).toBe(404)
    }
  })
})
