import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  LOCKS_PER_DAY,
  NOTICE_LOCKS_ALARM,
  NOTICE_LOCKS_PER_DAY,
  NOTICE_LOCKS_PER_PROFILE,
} from '#core/moderation/rules.ts'
import type { ReportableSubject } from '#core/moderation/values.ts'
import { NOTICE_LOCK_HOURS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { buy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** As many as a free member may have; two such profiles are more than is locked in a day. */
const WHOLE = 3

let server: SpecServer
let eva: SpecMember
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  eva = await newMember(server, { name: 'Eva' })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
})
afterAll(() => server.stop())

const withPhotos = async (photos: number) => {
  const member = await newMember(server)
  for (let nth = 0; nth < photos; nth += 1) await addPhoto(member, await evening(nth))
  return member
}
const shownOf = async (member: SpecMember) => {
  const { photos } = await member.ask('GET /api/photos.php')
  return photos.filter(({ standing }) => standing === 'shown').length
}
const photoOf = async (member: SpecMember) =>
  (await member.ask('GET /api/photos.php')).photos.at(-1)?.id ?? ''
const report = async (by: SpecMember, subject: ReportableSubject, id: string) => {
  await by.ask('POST /api/report.php', { body: { subject, id, reason: 'child_abuse' } })
  return (await by.ask('GET /api/safety.php')).reports[0]?.case ?? ''
}
const nothingFound = async (id: string) => {
  await eva.ask('POST /api/desk-claim.php', { body: { id } })
  const body = { id, decision: 'nothing_found', days: null, rule: null, facts: 'Niets.' } as const
  await eva.ask('POST /api/desk-decision.php', { body })
}
const caseOn = async (member: SpecMember): Promise<string> => {
  const text = 'select id from moderation_case where accused_id = $1'
  return (await server.db.query(text, [member.id])).rows[0].id
}
const complain = (source: string, place: string) =>
  server.browser().ask('POST /api/complaint.php', {
    body: {
      about: 'content',
      reason: 'child_abuse',
      words: 'Dit is een kind.',
      place: `${server.url}${place}`,
      good_faith: true,
    },
    headers: { 'x-forwarded-for': source },
  })

describe('a profile with as many photos as premium allows', () => {
  const full = async () => {
    const member = await newMember(server)
    await buy(member)
    const file = await jpeg()
    await Promise.all(Array.from({ length: PREMIUM_PHOTOS }, () => addPhoto(member, file)))
    expect(await shownOf(member)).toBe(PREMIUM_PHOTOS)
    return member
  }
  test.each([
    [
      'by who reports it',
      async (one: SpecMember) => void (await report(await newMember(server), 'member', one.id)),
    ],
    [
      'by the form for everybody',
      async (one: SpecMember) => void (await complain('10.7.2.1', `/members/${one.id}`)),
    ],
  ])(
    'is locked whole %s, and comes back whole where nothing is found (MOD-04)',
    async (_, tell) => {
      const bram = await full()
      await tell(bram)
      expect(await shownOf(bram)).toBe(0)
      await nothingFound(await caseOn(bram))
      expect(await shownOf(bram)).toBe(PREMIUM_PHOTOS)
    },
  )
})

describe('the word of one reporter', () => {
  test(`locks the whole of what it is about, and nothing more that day once that came to ${LOCKS_PER_DAY} pictures, of however few it was; what it reports stands first (MOD-04)`, async () => {
    const anna = await newMember(server)
    const [bram, cor, dirk] = [
      await withPhotos(WHOLE),
      await withPhotos(WHOLE),
      await withPhotos(2),
    ]
    for (const one of [bram, cor]) {
      await report(anna, 'member', one.id)
      expect(await shownOf(one)).toBe(0)
    }
    const of = await report(anna, 'member', dirk.id)
    expect(await shownOf(dirk)).toBe(2)
    await eva.ask('POST /api/desk-claim.php', { body: { id: of } })
    const found = (await eva.ask('GET /api/desk-case.php', { query: { id: of } })).case
    expect(found).toMatchObject({ urgency: 0, locked: [] })
    await report(await newMember(server), 'photo', await photoOf(dirk))
    expect(await shownOf(dirk)).toBe(1)
    server.clock.forward(24 * 3_600_000)
    const els = await withPhotos(1)
    await report(anna, 'member', els.id)
    expect(await shownOf(els)).toBe(0)
  })

  test(`locks ${LOCKS_PER_DAY} where twice as many are reported at the same moment`, async () => {
    const anna = await newMember(server)
    const others = await Promise.all(Array.from({ length: 2 * LOCKS_PER_DAY }, () => withPhotos(1)))
    const body = (id: string) => ({ subject: 'member', id, reason: 'child_abuse' }) as const
    await Promise.all(others.map(({ id }) => anna.ask('POST /api/report.php', { body: body(id) })))
    const left = await Promise.all(others.map(shownOf))
    expect(left.filter((shown) => shown === 0)).toHaveLength(LOCKS_PER_DAY)
  })

  test('locks no picture again in which nothing was found; a new one it does, and so does the word of another', async () => {
    const [anna, cor, bram] = [
      await newMember(server),
      await newMember(server),
      await withPhotos(2),
    ]
    await nothingFound(await report(anna, 'member', bram.id))
    expect(await shownOf(bram)).toBe(2)
    await addPhoto(bram, await evening(3))
    const again = await report(anna, 'member', bram.id)
    expect(await shownOf(bram)).toBe(2)
    await nothingFound(again)
    await report(cor, 'member', bram.id)
    expect(await shownOf(bram)).toBe(0)
  })
})

describe('the form for everybody', () => {
  test(`locks pictures by ${NOTICE_LOCKS_PER_DAY} notices a day from one source, and goes on to be a notice (MOD-15)`, async () => {
    const [bram, cor] = [await withPhotos(WHOLE), await withPhotos(WHOLE)]
    const [dirk, els] = [await withPhotos(1), await withPhotos(1)]
    for (const one of [bram, cor]) {
      await complain('10.7.0.1', `/members/${one.id}`)
      expect(await shownOf(one)).toBe(0)
    }
    await complain('10.7.0.1', `/members/${els.id}`)
    expect(await shownOf(els)).toBe(1)
    await complain('10.7.0.2', `/members/${dirk.id}`)
    expect(await shownOf(dirk)).toBe(0)
  })

  test('counts an IPv6 network of a site, a /48, as one source (MOD-15)', async () => {
    const members = await Promise.all([1, 2, 3].map(() => withPhotos(WHOLE)))
    for (const [nth, { id }] of members.entries()) {
      await complain(`2001:db8:77:${nth}::1`, `/members/${id}`)
    }
    expect(await Promise.all(members.map(shownOf))).toEqual([0, 0, WHOLE])
    await complain('2001:db8:78::1', `/members/${members[2]?.id}`)
    expect(await shownOf(members[2] as SpecMember)).toBe(0)
  })

  test(`locks pictures of one profile ${NOTICE_LOCKS_PER_PROFILE} times a week, from however many sources (MOD-15)`, async () => {
    const bram = await newMember(server)
    for (let nth = 0; nth <= NOTICE_LOCKS_PER_PROFILE; nth += 1) {
      await addPhoto(bram, await evening(nth))
      await complain(`10.7.3.${nth}`, `/media/photos/${await photoOf(bram)}.webp`)
      expect(await shownOf(bram)).toBe(nth === NOTICE_LOCKS_PER_PROFILE ? 1 : 0)
      server.clock.forward(3_600_000)
    }
  })

  test('locks nothing for a source of which a notice was found wrong, and opens a case as before (MOD-15)', async () => {
    const [bram, cor] = [await withPhotos(1), await withPhotos(1)]
    await complain('10.7.4.1', `/members/${bram.id}`)
    await nothingFound(await caseOn(bram))
    await complain('10.7.4.1', `/members/${cor.id}`)
    expect(await shownOf(cor)).toBe(1)
    await eva.ask('POST /api/desk-claim.php', { body: { id: await caseOn(cor) } })
    const query = { id: await caseOn(cor) }
    const found = (await eva.ask('GET /api/desk-case.php', { query })).case
    expect(found).toMatchObject({ urgency: 0, locked: [] })
    await complain('10.7.4.2', `/members/${cor.id}`)
    expect(await shownOf(cor)).toBe(0)
  })

  test('locks no picture again in which nothing was found after it, whatever source it comes from', async () => {
    const bram = await withPhotos(1)
    await complain('10.7.1.1', `/members/${bram.id}`)
    await nothingFound(await caseOn(bram))
    await complain('10.7.1.2', `/members/${bram.id}`)
    expect(await shownOf(bram)).toBe(1)
  })
})

describe('a lock by the form for everybody', () => {
  const standingOf = async (member: SpecMember) =>
    (await member.ask('GET /api/photos.php')).photos.map(({ standing }) => standing)
  const approve = async (member: SpecMember) => {
    await eva.ask('POST /api/desk-photo.php', { body: { id: await photoOf(member) } })
    const body = { id: await photoOf(member), rule: null } as const
    await eva.ask('POST /api/desk-photo-decision.php', { body })
  }

  test(`ends by itself after ${NOTICE_LOCK_HOURS} hours without a decision: approved photos show again, others wait for a look (MOD-15)`, async () => {
    const [bram, cor] = [await withPhotos(1), await withPhotos(1)]
    await approve(bram)
    await complain('10.7.5.1', `/members/${bram.id}`)
    await complain('10.7.5.2', `/members/${cor.id}`)
    server.clock.forward((NOTICE_LOCK_HOURS - 1) * 3_600_000)
    expect([await standingOf(bram), await standingOf(cor)]).toEqual([['locked'], ['locked']])
    server.clock.forward(3_600_000 + 1)
    await until(async () => {
      expect([await standingOf(bram), await standingOf(cor)]).toEqual([['shown'], ['pending']])
    })
    expect((await bram.ask('GET /api/user.php')).user?.profile.main_image).not.toBeNull()
    const { cases } = await eva.ask('GET /api/desk.php')
    const left = cases.map(({ id }) => id)
    for (const one of [bram, cor]) expect(left).toContain(await caseOn(one))
  })

  test('stays where the desk decides so, or where a member in good standing has locked the photo (MOD-15)', async () => {
    const [bram, cor, dirk] = [await withPhotos(1), await withPhotos(1), await withPhotos(1)]
    for (const one of [bram, cor, dirk]) await approve(one)
    await report(await newMember(server), 'member', bram.id)
    await complain('10.7.6.1', `/members/${bram.id}`)
    await complain('10.7.6.2', `/members/${cor.id}`)
    const id = await caseOn(cor)
    await eva.ask('POST /api/desk-claim.php', { body: { id } })
    const body = { id, decision: 'warning', days: null, rule: 'child_abuse', facts: 'Ja.' } as const
    await eva.ask('POST /api/desk-decision.php', { body })
    await complain('10.7.6.3', `/members/${dirk.id}`)
    server.clock.forward(NOTICE_LOCK_HOURS * 3_600_000 + 1)
    await until(async () => expect(await standingOf(dirk)).toEqual(['shown']))
    expect([await standingOf(bram), await standingOf(cor)]).toEqual([['locked'], ['locked']])
  })

  test('holds for a day as well where a member reports so whose report was found wrong before (MOD-15)', async () => {
    const [anna, bram, cor] = [await newMember(server), await withPhotos(1), await withPhotos(1)]
    for (const one of [bram, cor]) await approve(one)
    await nothingFound(await report(anna, 'member', bram.id))
    await report(anna, 'member', cor.id)
    expect(await standingOf(cor)).toEqual(['locked'])
    server.clock.forward(NOTICE_LOCK_HOURS * 3_600_000 + 1)
    await until(async () => expect(await standingOf(cor)).toEqual(['shown']))
  })

  test('tells the desk until when it holds, and how many profiles are locked so from the alarm on (MOD-15)', async () => {
    const before = (await eva.ask('GET /api/desk.php')).locked_by_notices
    expect(before).toBe(0)
    const members = await Promise.all(
      Array.from({ length: NOTICE_LOCKS_ALARM }, () => withPhotos(1)),
    )
    const at = server.clock.now().getTime()
    for (const [nth, one] of members.entries())
      await complain(`10.7.7.${nth}`, `/members/${one.id}`)
    expect((await eva.ask('GET /api/desk.php')).locked_by_notices).toBe(NOTICE_LOCKS_ALARM)
    const [bram] = members as [SpecMember]
    const query = { id: await caseOn(bram) }
    const { locked } = (await eva.ask('GET /api/desk-case.php', { query })).case
    const until = new Date(locked[0]?.until ?? 0).getTime()
    expect(Math.abs(until - at - NOTICE_LOCK_HOURS * 3_600_000)).toBeLessThan(60_000)
    await nothingFound(query.id)
    expect((await eva.ask('GET /api/desk.php')).locked_by_notices).toBe(NOTICE_LOCKS_ALARM - 1)
  })
})
