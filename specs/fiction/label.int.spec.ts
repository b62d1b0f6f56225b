import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { UNREAD_MAIL_MS, UNREAD_PUSH_MS } from '#core/chat/rules.ts'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import * as tokens from '#server/platform/tokens.ts'
import { answerMuch } from '#specs/harness/finder/answer-much.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { message, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import type { Device } from '#specs/harness/server/push-service.ts'
import { until } from '#specs/harness/server/server.ts'
import { startWithDevices, type WithDevices } from '#specs/harness/server/told-devices.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

let site: WithDevices
let eva: SpecMember
let bram: SpecMember
let device: Device
let conversation: string
const luna = fictionalForm({ name: 'Luna Verzonnen' })
const mira = fictionalForm({ name: 'Mira Verzonnen' })
/** The ids of all who are fictional, as the database has them. */
let invented: Set<string>

const insertLike = (from: string, to: string) =>
  site.server.db.query(
    `insert into liking (from_id, to_id, at, is_new) values ($1, $2, $3, true)
     on conflict do nothing`,
    [from, to, site.server.clock.now()],
  )

beforeAll(async () => {
  site = await startWithDevices()
  const { server } = site
  ;[eva, bram] = await Promise.all([newMember(server), newMember(server)])
  device = await site.subscribe(bram)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
  for (const body of [luna, mira]) await eva.ask('POST /api/fictional.php', { body })
  await bram.ask('PUT /api/push-choices.php', { body: { lock_screen: 'name' } })
  const sent = await bram.ask('POST /api/message.php', message(luna.id, 'Hoi'))
  conversation = sent.conversation
  await bram.ask('POST /api/favourites.php', { body: { id: luna.id } })
  await bram.ask('POST /api/likes.php', { body: { id: luna.id } })
  await insertLike(luna.id, bram.id)
  await answerMuch(bram)
  await bram.ask('POST /api/album.php', { body: { id: luna.id } })
  await bram.ask('POST /api/block.php', { body: { id: mira.id } })
  const { rows } = await server.db.query('select id from account where fictional')
  invented = new Set(rows.map(({ id }) => String(id)))
})
afterAll(() => site.stop())

type Face = { id: string; fictional?: unknown; online?: unknown }

/** Whatever in an answer has the id of somebody who is fictional, and is a face with a name. */
const facesIn = (answer: unknown): Face[] => {
  if (Array.isArray(answer)) return answer.flatMap(facesIn)
  if (typeof answer !== 'object' || answer === null) return []
  const inner = Object.values(answer).flatMap(facesIn)
  const { id, name } = answer as { id?: unknown; name?: unknown }
  const isFace = typeof id === 'string' && invented.has(id) && typeof name === 'string'
  const isForm = 'purpose' in answer
  return isFace && !isForm ? [answer as Face, ...inner] : inner
}

type Place = { place: string; call: Key; ask: () => Promise<unknown> }
const by = (browser: () => Browser, call: Key, place: string, query: object = {}): Place => ({
  place,
  call,
  ask: () => browser().ask(call as 'GET /api/members.php', { query: query as never }),
})
const member = () => bram
const staff = () => eva

/** Every call that tells of another member: one row each, and none may be missing. */
const places: Place[] = [
  by(member, 'GET /api/members.php', 'the cards of a search', { gender: 'female' }),
  {
    place: 'similar members',
    call: 'GET /api/members-similar.php',
    ask: async () =>
      bram.ask('GET /api/members-similar.php', {
        query: {
          gender: 'female',
          min_age: '36',
          max_age: '36',
          hair_color: 'red',
          eye_color: 'green',
        },
      }),
  },
  {
    place: 'a profile',
    call: 'GET /api/member.php',
    ask: async () => bram.ask('GET /api/member.php', { query: { id: luna.id } }),
  },
  by(member, 'GET /api/likes.php', 'likes given, got and both'),
  by(member, 'GET /api/auto-like.php', 'the new like'),
  by(member, 'GET /api/swipe-game.php', 'the cards of the swipe game'),
  by(member, 'GET /api/match-finder-matches.php', 'the match finder'),
  by(member, 'GET /api/favourites.php', 'favourites'),
  by(member, 'GET /api/chats.php', 'the list of conversations'),
  {
    place: 'a conversation',
    call: 'GET /api/chat.php',
    ask: async () => bram.ask('GET /api/chat.php', { query: { profile: luna.id } }),
  },
  by(member, 'GET /api/album.php', 'for whom one’s album is open'),
  by(member, 'GET /api/block.php', 'who is blocked'),
  by(member, 'GET /api/notifications.php', 'what happened'),
  by(member, 'GET /api/transactions.php', 'what credits went on'),
  by(member, 'GET /api/balance.php', 'on whom most credits went'),
  by(staff, 'GET /api/fictional.php', 'the list at the desk'),
  by(staff, 'GET /api/fictional-queue.php', 'the queue at the desk'),
  {
    place: 'a conversation at the desk',
    call: 'GET /api/fictional-talk.php',
    ask: async () => eva.ask('GET /api/fictional-talk.php', { query: { conversation } }),
  },
  {
    place: 'a case at the desk',
    call: 'GET /api/desk-case.php',
    ask: async () => {
      const body = { subject: 'member', id: luna.id, reason: 'other' } as const
      const { number } = await bram.ask('POST /api/report.php', { body })
      const { cases } = await eva.ask('GET /api/desk.php')
      const id = cases.find((one) => one.number === number)?.id ?? ''
      return eva.ask('GET /api/desk-case.php', { query: { id } })
    },
  },
]

/** Calls that tell of a face and cannot show one of these, and why. */
const elsewhere: Partial<Record<Key, string>> = {
  'GET /api/visitors.php': 'somebody fictional looks at nobody',
  'GET /api/wallet.php': 'more rows of what credits went on',
  'DELETE /api/swipe-game.php': 'the card that was on the table before',
}

const tellsOfMembers = (Object.keys(contract) as Key[]).filter((key) => {
  const { answer }: Call = contract[key]
  const schema = z.toJSONSchema(answer as unknown as z.core.$ZodType, {
    io: 'output',
    unrepresentable: 'any',
  })
  const told = JSON.stringify(schema)
  // What has this field is the account of who is logged in, which is nobody fictional.
  return told.includes('"fictional":{"type":"boolean"}') && !told.includes('"fictional_icon"')
})

describe('The label of a fictional profile, wherever it shows (PRF-06, H1)', () => {
  test('has a row here for every call whose answer tells of another member', () => {
    const asked = new Set<Key>(places.map(({ call }) => call))
    const left = tellsOfMembers.filter((key) => !asked.has(key) && !elsewhere[key])
    expect(left).toEqual([])
  })

  test.each(places)('stands in $place', async ({ ask }) => {
    const faces = facesIn(await ask())
    expect(faces.length).toBeGreaterThan(0)
    for (const { fictional, online } of faces) {
      expect(fictional).toBe(true)
      expect(online ?? false).toBe(false)
    }
  })

  test('is on nobody who is real', async () => {
    const { profiles } = await bram.ask('GET /api/members.php', { query: { gender: 'any' } })
    for (const { id, fictional } of profiles) expect(fictional).toBe(invented.has(id))
  })

  test('stands in a push message, where a name stands', async () => {
    await eva.ask('POST /api/fictional-claim.php', { body: { conversation } })
    const body = { id: randomUUID(), conversation, body: 'Ik ben er' }
    await eva.ask('POST /api/fictional-answer.php', { body })
    site.server.clock.forward(UNREAD_PUSH_MS)
    await until(() => {
      const told = site.toldTo(device).map((one) => one.body)
      expect(told).toContain('Bericht van Luna Verzonnen (fictief)')
    })
  })

  test('is not needed in a mail: none names another member', async () => {
    site.server.clock.forward(UNREAD_MAIL_MS)
    const all = await until(async () => {
      const mails = await site.server.mailsTo(bram.email)
      expect(mails.some(({ key }) => key.startsWith('newMessages'))).toBe(true)
      return mails
    })
    for (const { subject, text, html } of all)
      expect(`${subject}${text}${html}`).not.toMatch(/Verzonnen/)
  })

  test('stands beside each name in what a member downloads of themselves', async () => {
    const response = await fetch(`${site.server.url}/api/data.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: bram.cookie(),
      },
      body: JSON.stringify({ password: PASSWORD }),
    })
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    for (const part of ['likes', 'blocked', 'conversations']) {
      const rows = JSON.parse(String(files.get(`${part}.json`))) as Record<string, unknown>[]
      const named = rows.filter(({ member }) => /Verzonnen/.test(String(member)))
      expect(named.length, part).toBeGreaterThan(0)
      for (const row of named) expect(row.fictional, part).toBe(true)
    }
  })

  test('is seen before anything is paid for: who writes first is told by whom it is answered', async () => {
    const tess = await newMember(site.server)
    const { conversation: talk } = await tess.ask('GET /api/chat.php', {
      query: { profile: luna.id },
    })
    expect(talk.messages).toEqual([])
    expect(talk.member).toMatchObject({ fictional: true, answered_by: 'staff' })
  })
})
