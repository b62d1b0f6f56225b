import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCKS_PER_DAY } from '#core/moderation/rules.ts'
import type { Decision, HouseRule, ReportableSubject } from '#core/moderation/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember
const staff = async (name: string) => {
  const one = await newMember(server, { name })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, 'moderator')
  return one
}
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  ;[eva, finn] = [await staff('Eva'), await staff('Finn')]
})
afterAll(() => server.stop())

const pair = async () => [await newMember(server), await newMember(server)] as const
const withPhoto = async (member: SpecMember) => {
  const { photos } = await addPhoto(member, await evening(1))
  return photos.at(-1)?.id ?? ''
}
const report = async (by: SpecMember, subject: ReportableSubject, id: string) => {
  await by.ask('POST /api/report.php', { body: { subject, id, reason: 'child_abuse' } })
  const { reports } = await by.ask('GET /api/safety.php')
  return reports[0]?.case ?? ''
}
let sources = 0
/** By the form for everybody, each time from another address. */
const complain = async (path: string) => {
  const form = { about: 'content', reason: 'child_abuse', words: 'Dit is een kind.' } as const
  const place = `${server.url}${path}`
  const body = { ...form, place, name: '', mail: '', good_faith: true } as const
  sources += 1
  const headers = { 'x-forwarded-for': `10.7.8.${sources}` }
  await server.browser().ask('POST /api/complaint.php', { body, headers })
}
const caseOn = async (accused: SpecMember): Promise<string> => {
  const text = 'select id from moderation_case where accused_id = $1'
  return (await server.db.query(text, [accused.id])).rows[0].id
}
const bytesOf = async (browser: Browser, path: string) => {
  const answer = await browser.send('GET', path)
  return answer.status === 200 ? answer.text.length : 0
}
const sizesOf = (id: string) =>
  [`/media/photos/${id}`, `/media/chat/${id}`].flatMap((path) =>
    ['', '-thumb', '-face', '-blurred'].map((size) => `${path}${size}.webp`),
  )
const seenBy = async (viewers: Browser[], id: string) => {
  let bytes = 0
  for (const viewer of viewers) {
    for (const path of sizesOf(id)) bytes += await bytesOf(viewer, path)
  }
  return bytes
}
const openCase = async (by: SpecMember, id: string) => {
  await by.ask('POST /api/desk-claim.php', { body: { id } })
  return (await by.ask('GET /api/desk-case.php', { query: { id } })).case
}
const decide = async (
  by: SpecMember,
  id: string,
  decision: Decision,
  broken: HouseRule = 'child_abuse',
) => {
  await openCase(by, id)
  const rule = decision === 'nothing_found' ? null : broken
  const body = { id, decision, days: null, rule, facts: 'Op grond van de woorden.' }
  await by.ask('POST /api/desk-decision.php', { body })
}

describe('a photo of a profile that is reported as the abuse of a child', () => {
  test('is seen by nobody from that moment on: neither its member, nor who reports it, nor staff, nor strangers (MOD-04)', async () => {
    const [anna, bram] = await pair()
    const stranger = await newMember(server)
    const id = await withPhoto(bram)
    const viewers = [anna, bram, stranger, server.browser(), eva]
    expect(await seenBy(viewers, id)).toBeGreaterThan(0)
    const of = await report(anna, 'photo', id)
    await openCase(eva, of)
    expect(await seenBy(viewers, id)).toBe(0)
    const { photos } = await bram.ask('GET /api/photos.php')
    expect(photos).toMatchObject([{ id, standing: 'locked', main: false, refusal: null }])
    expect((await bram.ask('GET /api/user.php')).user?.profile.main_image).toBeNull()
    const gallery = await anna.ask('GET /api/gallery.php', { query: { id: bram.id } })
    expect(gallery).toMatchObject({ photos: [], total: 0 })
  })

  test('is kept as no evidence: its case says when, and the hash of its file', async () => {
    const [anna, bram] = await pair()
    const id = await withPhoto(bram)
    const { rows } = await server.db.query('select name from photo where id = $1', [id])
    const library = await server.container.getAsync(tokens.photoLibrary)
    const file = await library.read(rows[0].name, 'full')
    const sha256 = createHash('sha256')
      .update(file as Uint8Array)
      .digest('hex')
    const found = await openCase(eva, await report(anna, 'photo', id))
    expect(found.evidence).toEqual([])
    expect(found.locked).toMatchObject([{ id, status: 'locked', sha256 }])
  })

  test('takes the picture of an earlier report away from who has that case before them', async () => {
    const [anna, bram] = await pair()
    const cor = await newMember(server)
    const id = await withPhoto(bram)
    const body = { subject: 'photo', id, reason: 'photo_explicit' } as const
    await cor.ask('POST /api/report.php', { body })
    const { reports } = await cor.ask('GET /api/safety.php')
    const found = await openCase(eva, reports[0]?.case ?? '')
    const path = `/media/desk/${found.evidence[0]?.id}.webp`
    expect(await bytesOf(eva, path)).toBeGreaterThan(0)
    await report(anna, 'photo', id)
    expect(await bytesOf(eva, path)).toBe(0)
  })

  test('comes back as it was where nothing is found, and is locked again by who decides anew', async () => {
    const [anna, bram] = await pair()
    const id = await withPhoto(bram)
    const of = await report(anna, 'photo', id)
    await decide(eva, of, 'nothing_found')
    expect((await bram.ask('GET /api/photos.php')).photos).toMatchObject([
      { id, standing: 'shown', main: true },
    ])
    expect(await bytesOf(anna, `/media/photos/${id}.webp`)).toBeGreaterThan(0)
    await anna.ask('POST /api/appeal.php', { body: { id: of, words: 'Kijk nog eens.' } })
    await decide(finn, of, 'warning')
    expect(await seenBy([anna, bram, finn], id)).toBe(0)
  })

  test('stays locked when its member takes it away, or is decided on', async () => {
    const [anna, bram] = await pair()
    const id = await withPhoto(bram)
    const of = await report(anna, 'photo', id)
    await bram.ask('DELETE /api/photos.php', { body: { id } })
    expect((await bram.ask('GET /api/photos.php')).photos).toMatchObject([{ standing: 'locked' }])
    await decide(eva, of, 'remove_photo')
    expect(await seenBy([anna, bram, eva], id)).toBe(0)
    const { rows } = await server.db.query('select status from photo where id = $1', [id])
    expect(rows).toEqual([{ status: 'locked' }])
  })

  test('is seen by nobody however many ask while it is reported', async () => {
    const [anna, bram] = await pair()
    const id = await withPhoto(bram)
    const path = `/media/photos/${id}.webp`
    const asks = async () => {
      for (let nth = 0; nth < 12; nth += 1) await bytesOf(bram, path)
    }
    await Promise.all([asks(), report(anna, 'photo', id), asks()])
    expect(await seenBy([anna, bram], id)).toBe(0)
  })

  test('counts no more among the photos that its member may have', async () => {
    const [anna, bram] = await pair()
    const first = await withPhoto(bram)
    await withPhoto(bram)
    await withPhoto(bram)
    await report(anna, 'photo', first)
    await withPhoto(bram)
    expect((await bram.ask('GET /api/photos.php')).photos).toHaveLength(4)
  })

  test(`is locked by the word of one reporter for ${LOCKS_PER_DAY} photos a day, and reported beyond them`, async () => {
    const anna = await newMember(server)
    const last = []
    for (let nth = 0; nth <= LOCKS_PER_DAY; nth += 1) {
      const id = await withPhoto(await newMember(server))
      last.push({ id, of: await report(anna, 'photo', id) })
    }
    const { id, of } = last.at(-1) ?? { id: '', of: '' }
    expect(await bytesOf(anna, `/media/photos/${id}.webp`)).toBeGreaterThan(0)
    const found = await openCase(eva, of)
    expect(found).toMatchObject({ urgency: 0, evidence: [], locked: [] })
  })

  test('is locked where its whole profile is reported so, and comes back where nothing is found (MOD-04)', async () => {
    const [anna, bram] = await pair()
    const id = await withPhoto(bram)
    const kept = await withPhoto(bram)
    await bram.ask('PUT /api/photos.php?album=1', { body: { id: kept, private: true } })
    const of = await report(anna, 'member', bram.id)
    expect(await seenBy([anna, bram, server.browser(), eva], id)).toBe(0)
    expect(await bytesOf(bram, `/media/photos/${kept}.webp`)).toBeGreaterThan(0)
    const found = await openCase(eva, of)
    expect(found.locked).toMatchObject([{ id, status: 'locked' }])
    expect(found.evidence.map(({ kind }) => kind)).toEqual(['words'])
    await decide(eva, of, 'nothing_found')
    expect(await bytesOf(anna, `/media/photos/${id}.webp`)).toBeGreaterThan(0)
  })

  test('comes back with its whole profile where that broke another rule, and else stays away', async () => {
    for (const rule of ['spam', 'child_abuse'] as const) {
      const [anna, bram] = await pair()
      const id = await withPhoto(bram)
      const of = await report(anna, 'member', bram.id)
      await decide(eva, of, 'warning', rule)
      const bytes = await bytesOf(anna, `/media/photos/${id}.webp`)
      expect(bytes > 0, rule).toBe(rule === 'spam')
    }
  })

  test('comes back where its page was named in the form for everybody, and it broke another rule; nobody having looked at it, it waits for that', async () => {
    for (const rule of ['spam', 'child_abuse'] as const) {
      const [anna, bram] = await pair()
      const id = await withPhoto(bram)
      await complain(`/members/${bram.id}`)
      expect(await seenBy([anna, bram], id)).toBe(0)
      await decide(eva, await caseOn(bram), 'warning', rule)
      expect((await seenBy([anna, bram], id)) > 0, rule).toBe(rule === 'spam')
      const { photos } = await finn.ask('GET /api/desk-photos.php')
      expect(photos.some((one) => one.id === id)).toBe(rule === 'spam')
    }
  })

  test('is locked for whoever names its address in the form for everybody', async () => {
    const [anna, bram] = await pair()
    const id = await withPhoto(bram)
    await complain(`/media/photos/${id}-thumb.webp`)
    expect(await seenBy([anna, bram, server.browser()], id)).toBe(0)
  })
})

describe('a photo in a conversation that is reported so', () => {
  const sent = async (from: SpecMember, to: SpecMember) => {
    const id = randomUUID()
    await sendChatPhoto(from, await evening(2), id)
    await from.ask('POST /api/message.php', { body: { id, profile: to.id, body: '', photo: true } })
    await to.ask('PUT /api/chat-photo.php', { body: { id } })
    return id
  }

  test('is seen by neither of the two, whether its message or the conversation is reported', async () => {
    for (const whole of [false, true]) {
      const [anna, bram] = await pair()
      const id = await sent(bram, anna)
      expect(await seenBy([anna, bram], id)).toBeGreaterThan(0)
      const { conversation } = await anna.ask('GET /api/chat.php', { query: { profile: bram.id } })
      const of = whole
        ? await report(anna, 'conversation', conversation.id ?? '')
        : await report(anna, 'message', id)
      expect(await seenBy([anna, bram, eva], id)).toBe(0)
      const found = await openCase(eva, of)
      expect(found.evidence.map(({ kind }) => kind)).not.toContain('photo')
      expect(found.locked).toMatchObject([{ id, status: 'locked' }])
      await decide(eva, of, 'nothing_found')
      expect(await seenBy([anna, bram], id)).toBeGreaterThan(0)
    }
  })

  test('comes back with its conversation where that broke another rule; one that is named by its message stays away', async () => {
    for (const whole of [true, false]) {
      const [anna, bram] = await pair()
      const id = await sent(bram, anna)
      const { conversation } = await anna.ask('GET /api/chat.php', { query: { profile: bram.id } })
      const of = whole
        ? await report(anna, 'conversation', conversation.id ?? '')
        : await report(anna, 'message', id)
      await decide(eva, of, 'warning', 'spam')
      expect((await seenBy([anna, bram], id)) > 0, `${whole}`).toBe(whole)
    }
  })
})

describe('a threat to life', () => {
  test('is noted with the number of the police and by whom, in the log and in the case, once', async () => {
    const [anna, bram] = await pair()
    const said = message(anna.id, 'Ik weet waar je woont')
    await bram.ask('POST /api/message.php', said)
    const body = { subject: 'message', id: said.body.id, reason: 'threat' } as const
    await anna.ask('POST /api/report.php', { body })
    const { reports } = await anna.ask('GET /api/safety.php')
    const id = reports[0]?.case ?? ''
    const early = await eva.refusal('POST /api/desk-police.php', { body: { id, number: '1' } })
    expect(early.error).toBe('not_now')
    await openCase(eva, id)
    const key = randomUUID()
    const told = {
      body: { id, number: '2026-4411, meldkamer' },
      headers: { 'idempotency-key': key },
    }
    for (let nth = 0; nth < 2; nth += 1) await eva.ask('POST /api/desk-police.php', told)
    const other = await finn.refusal('POST /api/desk-police.php', { body: { id, number: '2' } })
    expect(other.error).toBe('case_not_claimed')
    const { police } = (await eva.ask('GET /api/desk-case.php', { query: { id } })).case
    expect(police).toMatchObject([{ by: 'Eva', number: '2026-4411, meldkamer' }])
  })
})
