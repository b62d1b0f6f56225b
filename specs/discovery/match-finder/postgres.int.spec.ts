import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questions } from '#core/discovery/match-finder/questions.ts'
import {
  CANDIDATES_MAX,
  COMMON_MIN,
  fitOf,
  MATCHES_PER_PAGE,
  NAMED_MAX,
} from '#core/discovery/match-finder/rules.ts'
import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'
import type { FinderAnswer, Match } from '#core/discovery/match-finder/views.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  later,
  NOON,
  newFictional,
  newMember,
  openStores,
  SITE,
  type Stores,
  times,
} from '#specs/harness/database/postgres.ts'
import { answersTo, firstAnswers, said } from '#specs/harness/finder/answers.ts'
import { answerAll, keepAnswers } from '#specs/harness/finder/kept-answers.ts'

const PAIRS = 120

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const set = (id: string, column: string, value: unknown) =>
  stores.db.pool.query(`update profile set ${column} = $2 where account_id = $1`, [id, value])
/** Nobody else is a candidate: all who were there before are no longer shown. */
const alone = () => stores.db.pool.query(`update profile set status = 'disabled'`)
const matchesOf = (viewer: string, more: { only?: 'real'; page?: number } = {}) =>
  stores.matchFinder.matches({ site: SITE, viewer, page: 1, now: NOON, ...more })
const idsOf = (matches: Match[]) => matches.map(({ member }) => member.id)
const man = (more = {}) => newMember(stores, { gender: 'male', seeks: 'female', ...more })
const woman = (more = {}) => newMember(stores, { gender: 'female', seeks: 'male', ...more })

describe('The score in the database', () => {
  it('is for any answers of any two what it is by the rule of the core, and so is all that explains it (DSC-04)', async () => {
    const [her, him] = [await woman(), await man()]
    await alone()
    await set(her, 'status', 'active')
    const property = fc.asyncProperty(answersTo(), answersTo(), async (mine, theirs) => {
      await keepAnswers(stores.db, him, mine)
      await keepAnswers(stores.db, her, theirs)
      const fit = fitOf(mine, theirs)
      const { common, percent } = fit
      const found = await stores.matchFinder.fit({ site: SITE, viewer: him, id: her })
      expect(found).toEqual(common === 0 ? null : inAnyOrder(found, fit))
      const { matches } = await matchesOf(him)
      const isFound = percent !== null && fit.same.length > 0
      expect(matches).toHaveLength(isFound ? 1 : 0)
      const [match] = matches
      if (!match) return
      expect(match).toMatchObject({
        percent,
        mine: { met: fit.mine.met.length, of: fit.mine.met.length + fit.mine.missed.length },
        theirs: {
          met: fit.theirs.met.length,
          of: fit.theirs.met.length + fit.theirs.missed.length,
        },
      })
      expect(match.same).toHaveLength(Math.min(NAMED_MAX, fit.same.length))
      expect(fit.same).toEqual(expect.arrayContaining(match.same))
    })
    await fc.assert(property, { numRuns: PAIRS })
  })
})

type Fit = ReturnType<typeof fitOf>
/** What weighs the same may be named in any order. */
const inAnyOrder = (found: Fit | null, fit: Fit) => ({
  ...fit,
  same: found && sameMembers(found.same, fit.same) ? found.same : fit.same,
  apart: found && sameMembers(found.apart, fit.apart) ? found.apart : fit.apart,
})
const sameMembers = (one: object[], other: object[]) =>
  JSON.stringify(one.map((each) => JSON.stringify(each)).sort()) ===
  JSON.stringify(other.map((each) => JSON.stringify(each)).sort())

describe('Who is found', () => {
  it('may be shown, fits both ways, and has an answer in common that is named', async () => {
    await alone()
    const viewer = await man()
    await answerAll(stores, viewer, firstAnswers(8))
    const fits = await woman()
    const others = {
      man: await man(),
      seeksWomen: await woman({ seeks: 'female' }),
      elsewhere: await woman({ site: 'elsewhere' }),
      hidden: await woman(),
      few: await woman(),
      differs: await woman(),
    }
    for (const id of [fits, others.man, others.seeksWomen, others.elsewhere, others.hidden]) {
      await answerAll(stores, id, firstAnswers(8))
    }
    await answerAll(stores, others.few, firstAnswers(COMMON_MIN - 1))
    const last = questions.slice(0, 8).map(({ id, answers }) => said(id, answers.at(-1) ?? ''))
    await answerAll(stores, others.differs, last)
    await set(others.hidden, 'visible', false)
    const { matches, total } = await matchesOf(viewer)
    expect([idsOf(matches), total]).toEqual([[fits], 1])
    expect(matches[0]?.same.length).toBeGreaterThan(0)
    await set(fits, 'status', 'disabled')
    expect((await matchesOf(viewer)).matches).toEqual([])
    expect(await stores.matchFinder.fit({ site: SITE, viewer, id: fits })).toBeNull()
  })

  it('is of any gender where who asks seeks none, and real where that is wished for', async () => {
    await alone()
    const viewer = await woman()
    const [him, fictional] = [await man(), await newFictional(stores)]
    for (const id of [viewer, him, fictional]) await answerAll(stores, id, firstAnswers(8))
    expect(new Set(idsOf((await matchesOf(viewer)).matches))).toEqual(new Set([him, fictional]))
    expect(idsOf((await matchesOf(viewer, { only: 'real' })).matches)).toEqual([him])
    const her = await woman({ seeks: 'female' })
    await answerAll(stores, her, firstAnswers(8))
    await set(viewer, 'seeks', null)
    expect(new Set(idsOf((await matchesOf(viewer)).matches))).toEqual(
      new Set([him, fictional, her]),
    )
  })

  it('comes by the score, then by who was here last, on pages that leave nobody out', async () => {
    await alone()
    const viewer = await man()
    await answerAll(stores, viewer, firstAnswers(12, { weight: 3 }))
    const count = MATCHES_PER_PAGE + 6
    const people = await Promise.all(times(count).map(() => woman()))
    for (const [nth, id] of people.entries()) {
      await answerAll(stores, id, firstAnswers(5 + (nth % 7), { weight: 3 }))
      await set(id, 'last_seen', later(-nth * MINUTE_MS))
    }
    const pages = [await matchesOf(viewer), await matchesOf(viewer, { page: 2 })]
    expect(pages.map(({ matches }) => matches.length)).toEqual([MATCHES_PER_PAGE, 6])
    expect(pages.map(({ pages: of, total }) => [of, total])).toEqual([
      [2, count],
      [2, count],
    ])
    const all = pages.flatMap(({ matches }) => matches)
    expect(new Set(idsOf(all))).toEqual(new Set(people))
    const places = all.map(({ percent, member }) => [-percent, people.indexOf(member.id)] as const)
    expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
    expect((await matchesOf(viewer, { page: 3 })).matches).toEqual([])
  })

  it(`is one of the ${CANDIDATES_MAX} who were here last and have answered, at most`, async () => {
    await alone()
    const viewer = await man()
    await answerAll(stores, viewer, firstAnswers(8))
    const now = NOON.toISOString()
    await stores.db.pool.query(
      `with made as (
        insert into account (id, site_id, email, language, state, context, version, created_at)
        select gen_random_uuid(), $1, n || '@finder.example', 'nl', state, '{}', 1, $2
        from account, generate_series(1, ${CANDIDATES_MAX + 40}) as n where id = $3
        returning id, site_id, fictional, confirmed
      )
      insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
        seeks, country, region, city, last_seen)
      select id, site_id, fictional, confirmed, 'active', 'Eva', '1990-01-01', 'female', 'male', 'NL',
        '', '', $2::timestamptz - row_number() over () * interval '1 minute'
      from made`,
      [SITE, now, viewer],
    )
    await stores.db.pool.query(
      `insert into finder_answer
      select p.account_id, a.question, a.answer, a.accepts, a.weight, a.private, a.changed_at
      from profile p, finder_answer a where a.account_id = $1 and p.name = 'Eva'`,
      [viewer],
    )
    const { total } = await matchesOf(viewer)
    expect(total).toBe(CANDIDATES_MAX)
    await stores.db.pool.query(
      `delete from finder_answer where account_id in (
        select account_id from profile where name = 'Eva' order by last_seen desc limit 100)`,
    )
    expect((await matchesOf(viewer)).total).toBe(CANDIDATES_MAX - 60)
  })
})

describe('What is kept', () => {
  const intimate = said('kiss', 'time', { isPrivate: true })

  it('has no intimate answer without consent, and none after it was withdrawn, whatever comes at once', async () => {
    const her = await woman()
    const { matchFinder } = stores
    expect(await matchFinder.save(her, intimate, NOON)).toBe(false)
    await matchFinder.agree(her, INTIMATE_CONSENT_VERSION, NOON)
    await matchFinder.agree(her, INTIMATE_CONSENT_VERSION, later(1))
    expect(await matchFinder.save(her, intimate, NOON)).toBe(true)
    expect(await matchFinder.save(her, said('pets', 'cat'), NOON)).toBe(true)
    const given = { version: INTIMATE_CONSENT_VERSION, givenAt: NOON }
    expect(await matchFinder.own(her)).toEqual({
      answers: [intimate, said('pets', 'cat')],
      consent: given,
    })
    const [, ...saved] = await Promise.all([
      matchFinder.withdraw(her, later(2)),
      ...times(8).map(() => matchFinder.save(her, intimate, later(2))),
    ])
    expect(saved).toHaveLength(8)
    const left: FinderAnswer[] = [said('pets', 'cat')]
    expect(await matchFinder.own(her)).toEqual({ answers: left, consent: null })
    expect(await matchFinder.save(her, intimate, later(3))).toBe(false)
    const { rows } = await stores.db.pool.query(
      'select version, given_at, withdrawn_at from intimate_consent where account_id = $1',
      [her],
    )
    expect(rows).toEqual([
      { version: INTIMATE_CONSENT_VERSION, given_at: NOON, withdrawn_at: later(2) },
    ])
  })

  it('is changed and taken back, question by question', async () => {
    const her = await woman()
    const { matchFinder } = stores
    await matchFinder.save(her, said('pets', 'cat'), NOON)
    await matchFinder.save(her, said('pets', 'dog', { weight: 9, isPrivate: true }), later(1))
    await matchFinder.save(her, said('rain', 'coat'), later(2))
    await matchFinder.remove(her, 'rain')
    await matchFinder.remove(her, 'late')
    expect((await matchFinder.own(her)).answers).toEqual([
      said('pets', 'dog', { weight: 9, isPrivate: true }),
    ])
  })

  it('has no weight that there is not', async () => {
    const her = await woman()
    const odd = { ...said('pets', 'cat'), weight: 2 } as unknown as FinderAnswer
    await expect(stores.matchFinder.save(her, odd, NOON)).rejects.toThrow('weight')
  })
})
