import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PhotoClassifier } from '#core/photo/classifier.ts'
import { REFUSED_PHOTO_DAYS } from '#core/photo/fingerprint.ts'
import { FREE_PHOTOS, PHOTO_LEASE_MINUTES } from '#core/photo/rules.ts'
import type { PhotoLook } from '#core/photo/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let [eva, finn] = [] as unknown as [SpecMember, SpecMember]
let rank: PhotoClassifier['rank']
const staff = async (name: string) => {
  const one = await newMember(server, { name })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, 'moderator')
  return one
}
beforeAll(async () => {
  rank = async () => null
  server = await startServer({
    rebind: (container) => {
      const classifier: PhotoClassifier = { rank: (picture) => rank(picture) }
      container.rebind(tokens.photoClassifier).toConstantValue(classifier)
    },
  })
  ;[eva, finn] = [await staff('Eva'), await staff('Finn')]
})
afterAll(() => server.stop())

/** What a site chooses is read when it starts, and once a minute at most. */
const looks = async (look: PhotoLook) => {
  const chosen = JSON.stringify({ photo_look: look })
  await server.db.query('update site set settings = settings || $1', [chosen])
  await server.restart()
}

let hues = 0
/** A picture like no other: some squares of light, in a colour of its own. */
const picture = () => {
  hues += 1
  const side = 16
  const pixels = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, nth) => {
      const spot = Math.floor(nth / 3)
      return ((spot + 7) * (hues * 97 + 31) * 2_654_435_761) % 251
    }),
  )
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(pixels, { raw }).resize(480, 640, { fit: 'fill' }).webp().toBuffer()
}
const added = async (member: SpecMember, bytes?: Buffer) => {
  const id = randomUUID()
  await addPhoto(member, bytes ?? (await picture()), id)
  return id
}
const own = async (member: SpecMember, id: string) =>
  (await member.ask('GET /api/photos.php')).photos.find((photo) => photo.id === id)
const opens = async (member: SpecMember, id: string) =>
  (await member.send('GET', `/media/photos/${id}.webp`)).status === 200
const queued = async () => (await eva.ask('GET /api/desk-photos.php')).photos.map(({ id }) => id)
const open = async (by: SpecMember, id: string) =>
  (await by.ask('POST /api/desk-photo.php', { body: { id } })).photo
const OPEN = 'POST /api/desk-photo.php'
const JUDGE = 'POST /api/desk-photo-decision.php'
const facts = 'Op de foto staat iemand anders.'
const refuse = async (by: SpecMember, id: string) => {
  await open(by, id)
  await by.ask(JUDGE, { body: { id, rule: 'others_photo', facts } })
}
const hashes = async (id: string) =>
  (await server.db.query('select from refused_photo where id = $1', [id])).rows.length

describe('a photo of a site that looks first', () => {
  test('is seen by its member alone until somebody approves it, and then by all as the main one (MOD-04)', async () => {
    await looks('first')
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const id = await added(bram)
    expect([await opens(bram, id), await opens(anna, id)]).toEqual([true, false])
    expect(await own(bram, id)).toMatchObject({ standing: 'pending', main: false })
    expect(await open(eva, id)).toMatchObject({ id, shown: false, member: { id: bram.id } })
    const seen = await eva.send('GET', `/media/desk-photos/${id}.webp`)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await eva.ask(JUDGE, { body: { id, rule: null } })
    expect(await opens(anna, id)).toBe(true)
    expect(await own(bram, id)).toMatchObject({ standing: 'shown', main: true })
    const { rows } = await server.db.query('select act from desk_log where photo_id = $1', [id])
    expect(rows.map(({ act }) => act)).toEqual(['photo_claim', 'picture', 'photo_approve'])
    await looks('after')
  })
})

describe('a photo of a site that looks afterwards', () => {
  test('shows at once and waits at the desk, for one who works there at a time', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const id = await added(bram)
    expect(await opens(anna, id)).toBe(true)
    expect(await queued()).toContain(id)
    await open(eva, id)
    expect(await queued()).not.toContain(id)
    const taken = await finn.refusal(OPEN, { body: { id } })
    const other = await finn.refusal(JUDGE, { body: { id, rule: null } })
    expect([taken.error, other.error]).toEqual(['case_claimed', 'case_not_claimed'])
    expect((await finn.send('GET', `/media/desk-photos/${id}.webp`)).status).toBe(404)
    server.clock.forward(PHOTO_LEASE_MINUTES * 60_000 + 1_000)
    expect((await open(finn, id))?.id).toBe(id)
  })

  test('is looked at in a private album only where it is reported', async () => {
    const bram = await newMember(server)
    const id = await added(bram)
    await bram.ask('PUT /api/photos.php?album=1', { body: { id, private: true } })
    expect(await queued()).not.toContain(id)
  })

  test('is never before its own member, and is not there for staff of another site', async () => {
    const id = await added(eva)
    expect(await queued()).not.toContain(id)
    expect((await eva.refusal(OPEN, { body: { id } })).error).toBe('own_case')
    const desk = await server.container.getAsync(tokens.photoDeskStore)
    expect(await desk.ownerOf('elders', id)).toBeNull()
    const claim = `update photo_review set context = jsonb_set(context, '{claimedBy}', $2)
      where id = $1`
    const byOwn = server.db.query(claim, [id, JSON.stringify(eva.id)])
    await expect(byOwn).rejects.toThrow('photo_review_own_check')
    const unlogged = server.db.query(claim, [id, JSON.stringify(finn.id)])
    await expect(unlogged).rejects.toThrow('stands in no log')
  })
})

describe('a photo that is refused', () => {
  test('has a statement of reasons in app and mail, is seen by its member alone, and counts no more', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const id = await added(bram)
    await refuse(eva, id)
    expect([await opens(bram, id), await opens(anna, id)]).toEqual([true, false])
    const { refusal, standing } = (await own(bram, id)) ?? {}
    expect({ standing, refusal }).toMatchObject({
      standing: 'refused',
      refusal: { rule: 'others_photo', facts },
    })
    const { statements } = await bram.ask('GET /api/safety.php')
    expect(statements).toMatchObject([
      { decision: 'remove_photo', found_by: 'staff', case: refusal?.case, may_appeal: true },
    ])
    expect((await server.mailTo(bram.email, 2)).text).toContain(facts)
    for (let nth = 0; nth < FREE_PHOTOS; nth += 1) await added(bram)
    expect((await bram.ask('GET /api/photos.php')).photos).toHaveLength(FREE_PHOTOS + 1)
  })

  test('comes back when another member of staff decides so on its objection, and is like no refused one then', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const id = await added(bram)
    await refuse(eva, id)
    await until(async () => expect(await hashes(id)).toBe(1))
    const of = (await own(bram, id))?.refusal?.case ?? ''
    await bram.ask('POST /api/appeal.php', { body: { id: of, words: 'Dat ben ik zelf.' } })
    const own2 = await eva.refusal('POST /api/desk-claim.php', { body: { id: of } })
    expect(own2.error).toBe('own_decision')
    await finn.ask('POST /api/desk-claim.php', { body: { id: of } })
    const said = { id: of, outcome: 'overturned', facts: 'Het is het lid zelf.' } as const
    await finn.ask('POST /api/desk-review.php', { body: said })
    expect(await own(bram, id)).toMatchObject({ standing: 'shown', main: true, refusal: null })
    expect(await opens(anna, id)).toBe(true)
    expect(await hashes(id)).toBe(0)
  })

  test('for the abuse of a child is locked instead, with a case that waits and no copy', async () => {
    const bram = await newMember(server)
    const id = await added(bram)
    await open(eva, id)
    await eva.ask(JUDGE, { body: { id, rule: 'child_abuse' } })
    expect(await opens(bram, id)).toBe(false)
    expect((await eva.send('GET', `/media/desk-photos/${id}.webp`)).status).toBe(404)
    const { cases } = await eva.ask('GET /api/desk.php')
    const found = cases.find((one) => one.urgency === 0 && one.subject === 'photo')
    await eva.ask('POST /api/desk-claim.php', { body: { id: found?.id ?? '' } })
    const { case: seen } = await eva.ask('GET /api/desk-case.php', {
      query: { id: found?.id ?? '' },
    })
    expect(seen).toMatchObject({ evidence: [], locked: [{ id, status: 'locked' }] })
  })
})

describe('a photo that a member has reported already', () => {
  test('is locked in the case that waits on it, which is the most urgent from then on', async () => {
    const anna = await newMember(server)
    const id = await added(await newMember(server))
    const body = { subject: 'photo', id, reason: 'photo_not_you' } as const
    await anna.ask('POST /api/report.php', { body })
    await open(eva, id)
    await eva.ask(JUDGE, { body: { id, rule: 'child_abuse' } })
    const locked = `select c.urgency, v.status from moderation_case c
      join photo_review v on v.case_id = c.id where c.subject_id = $1`
    const { rows } = await server.db.query(locked, [id])
    expect(rows).toEqual([{ urgency: 0, status: 'locked' }])
  })
})

describe('a photo that is like a refused one', () => {
  const changed: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
    'compressed anew': (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
    halved: (bytes) => sharp(bytes).resize(240).webp().toBuffer(),
    mirrored: (bytes) => sharp(bytes).flop().jpeg().toBuffer(),
  }

  test.each(Object.keys(changed))(
    'waits for a person on every site, %s too, and is let through by one',
    async (how) => {
      const [bram, cor] = [await newMember(server), await newMember(server)]
      const bytes = await picture()
      const first = await added(bram, bytes)
      await refuse(eva, first)
      await until(async () => expect(await hashes(first)).toBe(1))
      const again = await added(cor, await changed[how]?.(bytes))
      expect(await own(cor, again)).toMatchObject({ standing: 'pending' })
      expect((await open(eva, again))?.alike).toBe(true)
      await eva.ask(JUDGE, { body: { id: again, rule: null } })
      expect(await own(cor, again)).toMatchObject({ standing: 'shown' })
      const other = await added(cor)
      expect(await own(cor, other)).toMatchObject({ standing: 'shown' })
    },
  )
})

describe('a classifier', () => {
  test('orders the queue, and decides nothing whatever it answers, throws or leaves unanswered', async () => {
    const bram = await newMember(server)
    const ranks: (() => Promise<unknown>)[] = [
      async () => 0.2,
      async () => 0.9,
      async () => 7,
      async () => 'refuse',
      async () => {
        throw new Error('away')
      },
      () => Promise.withResolvers<null>().promise,
    ]
    const ids: string[] = []
    for (const answer of ranks.slice(0, 3)) {
      rank = answer as PhotoClassifier['rank']
      ids.push(await added(bram))
      await until(async () => expect(await jobsLeft()).toBe(0))
    }
    const cor = await newMember(server)
    for (const answer of ranks.slice(3)) {
      rank = answer as PhotoClassifier['rank']
      ids.push(await added(cor))
    }
    const [low, high] = ids
    const order = (await queued()).filter((id) => ids.includes(id))
    expect(order.indexOf(high ?? '')).toBeLessThan(order.indexOf(low ?? ''))
    expect(order.toSorted()).toEqual(ids.toSorted())
    const standings = [...(await bram.ask('GET /api/photos.php')).photos]
    standings.push(...(await cor.ask('GET /api/photos.php')).photos)
    expect(standings.map(({ standing }) => standing)).toEqual(ids.map(() => 'shown'))
    rank = async () => null
  })

  const jobsLeft = async () => {
    const { rows } = await server.db.query(
      `select count(*)::int as jobs from jobs.job where name = 'photo' and state < 'completed'`,
    )
    return rows[0].jobs
  }
})

describe('the queue of photos', () => {
  test('empties one by one, by the next that waits', async () => {
    const seen = new Set<string>()
    for (;;) {
      const { photo } = await eva.ask(OPEN, { body: { id: null } })
      if (photo === null) break
      expect(seen.has(photo.id)).toBe(false)
      seen.add(photo.id)
      await eva.ask(JUDGE, { body: { id: photo.id, rule: null } })
    }
    expect(seen.size).toBeGreaterThan(3)
    const bytes = await evening(3)
    const id = await added(await newMember(server), bytes)
    expect(await queued()).toEqual([id])
  })
})

describe('what a refused photo looks like', () => {
  test(`is forgotten after ${REFUSED_PHOTO_DAYS} days`, async () => {
    const desk = await server.container.getAsync(tokens.photoDeskStore)
    const { rows } = await server.db.query('select hash::text, at from refused_photo limit 1')
    const print = { hash: rows[0].hash, mirrored: rows[0].hash }
    expect(await desk.nearest(print, new Date(rows[0].at.getTime() - 1))).toBe(0)
    expect(await desk.nearest(print, new Date('2999-01-01'))).toBeNull()
    const retention = await server.container.getAsync(tokens.retention)
    const later = new Date(rows[0].at.getTime() + (REFUSED_PHOTO_DAYS + 400) * 86_400_000)
    await retention.purge(later, 1_000)
    const left = await server.db.query('select from refused_photo')
    expect(left.rows).toEqual([])
  })
})
