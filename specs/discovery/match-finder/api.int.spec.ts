import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questions } from '#core/discovery/match-finder/questions.ts'
import { COMMON_MIN, fitOf } from '#core/discovery/match-finder/rules.ts'
import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import { firstAnswers, said } from '#specs/harness/finder/answers.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const man = () => newMember(server, { gender: 'male', seeks: 'female' })
const woman = () => newMember(server, { gender: 'female', seeks: 'male' })
const bodyOf = ({ isPrivate, ...answer }: FinderAnswer) => ({
  body: { ...answer, private: isPrivate },
})
const answer = (member: SpecMember, given: FinderAnswer) =>
  member.ask('PUT /api/match-finder.php', bodyOf(given))
const answerAll = async (member: SpecMember, given: readonly FinderAnswer[]) => {
  for (const one of given) await answer(member, one)
}
const own = (member: SpecMember) => member.ask('GET /api/match-finder.php')
const agree = (member: SpecMember) =>
  member.ask('PUT /api/match-finder.php?consent=1', {
    body: { consent: INTIMATE_CONSENT_VERSION },
  })
const matchesFor = async (member: SpecMember, only?: 'real') => {
  const first = await member.ask('GET /api/match-finder-matches.php', {
    query: { ...(only && { only }) },
  })
  const rest = []
  for (let page = 2; page <= first.pages; page += 1) {
    const query = { page: String(page), ...(only && { only }) }
    rest.push(await member.ask('GET /api/match-finder-matches.php', { query }))
  }
  return [first, ...rest].flatMap(({ profiles }) => profiles)
}

describe('The answers of a member', () => {
  test('are kept question by question, changed and taken back', async () => {
    const anna = await woman()
    expect(await own(anna)).toEqual({ answers: [], consent: null })
    await answer(anna, said('pets', 'cat'))
    await answer(anna, said('rain', 'coat', { accepts: ['coat', 'film'], weight: 9 }))
    await answer(anna, said('pets', 'dog', { isPrivate: true, weight: 3 }))
    await anna.ask('DELETE /api/match-finder.php', { body: { question: 'rain' } })
    const pets = said('pets', 'dog', { isPrivate: true, weight: 3 })
    expect((await own(anna)).answers).toEqual([bodyOf(pets).body])
  })

  test('weigh nothing where every other one pleases, and are refused where they are none', async () => {
    const anna = await woman()
    const accepts = ['none', 'cat', 'dog', 'many']
    const kept = await answer(anna, said('pets', 'dog', { accepts, weight: 9 }))
    expect(kept.weight).toBe(0)
    for (const wrong of [
      said('pets', 'coat'),
      said('pets', 'dog', { accepts: ['coat'] }),
      said('pets', 'dog', { accepts: [], weight: 1 }),
    ]) {
      const { status, fields } = await anna.refusal('PUT /api/match-finder.php', bodyOf(wrong))
      expect([status, fields]).toEqual([400, { answer: 'field_invalid' }])
    }
    const odd = { body: { ...bodyOf(said('pets', 'dog')).body, weight: 2 } } as never
    expect((await anna.refusal('PUT /api/match-finder.php', odd)).fields).toEqual({
      weight: 'field_invalid',
    })
  })

  test('are kept by who is logged in alone', async () => {
    const visitor = server.browser()
    for (const refused of [
      await visitor.refusal('GET /api/match-finder.php'),
      await visitor.refusal('GET /api/match-finder-matches.php', { query: {} }),
      await visitor.refusal('PUT /api/match-finder.php', bodyOf(said('pets', 'dog'))),
    ]) {
      expect(refused.error).toBe('authentication_required')
    }
  })

  test('to intimate questions need a consent of their own, and are erased with it (promise H8)', async () => {
    const anna = await woman()
    const kiss = said('kiss', 'time', { isPrivate: true })
    const refused = await anna.refusal('PUT /api/match-finder.php', bodyOf(kiss))
    expect(refused.fields).toEqual({ question: 'consent_needed' })
    const { consent } = await agree(anna)
    expect(consent).toMatchObject({ version: INTIMATE_CONSENT_VERSION })
    await answer(anna, kiss)
    await answer(anna, said('pets', 'cat'))
    const left = await anna.ask('DELETE /api/match-finder.php?consent=1')
    expect(left).toEqual({ answers: [bodyOf(said('pets', 'cat')).body], consent: null })
    expect(await own(anna)).toEqual(left)
  })
})

describe('Who fits', () => {
  test('comes in the order of the score, each with an answer that both gave, and their label (DSC-04)', async () => {
    const bram = await man()
    expect(await matchesFor(bram)).toEqual([])
    await answerAll(bram, firstAnswers(30, { weight: 3 }))
    const found = await matchesFor(bram)
    expect(found.length).toBeGreaterThan(24)
    const scores = found.map(({ fit }) => fit.percent)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores.filter((score) => score % 5 !== 0)).toEqual([])
    expect(found.filter(({ fit }) => fit.same.length === 0)).toEqual([])
    expect(found.some(({ fictional }) => fictional)).toBe(true)
    expect(found.every(({ gender }) => gender === 'female')).toBe(true)
    const real = await matchesFor(bram, 'real')
    expect(real.map(({ id }) => id)).toEqual(
      found.filter(({ fictional }) => !fictional).map(({ id }) => id),
    )
  })

  test('is told alike in the list and on the profile, and to both', async () => {
    const [bram, anna] = [await man(), await woman()]
    const mine = firstAnswers(12, { weight: 3 })
    const theirs = [
      ...firstAnswers(8, { weight: 9 }),
      ...questions
        .slice(8, 12)
        .map(({ id, answers }) => said(id, answers.at(-1) ?? '', { isPrivate: id === 'pace' })),
    ]
    await answerAll(bram, mine)
    await answerAll(anna, theirs)
    const expected = fitOf(mine, theirs)
    const { profile } = await bram.ask('GET /api/member.php', { query: { id: anna.id } })
    expect(profile.fit).toMatchObject({ percent: expected.percent, common: 11 })
    expect([profile.fit?.mine, profile.fit?.theirs]).toEqual([expected.mine, expected.theirs])
    const seen = await anna.ask('GET /api/member.php', { query: { id: bram.id } })
    expect(seen.profile.fit).toMatchObject({
      percent: expected.percent,
      mine: expected.theirs,
      theirs: expected.mine,
    })
    const listed = (await matchesFor(bram)).find(({ id }) => id === anna.id)
    expect(listed?.fit).toMatchObject({
      percent: expected.percent,
      mine: { met: expected.mine.met.length, of: 11 },
    })
  })

  test(`has no score below ${COMMON_MIN} answers in common, and nothing without any`, async () => {
    const [bram, anna] = [await man(), await woman()]
    const fitOn = async () =>
      (await bram.ask('GET /api/member.php', { query: { id: anna.id } })).profile.fit
    expect(await fitOn()).toBeUndefined()
    await answerAll(bram, firstAnswers(COMMON_MIN))
    await answerAll(anna, firstAnswers(COMMON_MIN - 1))
    expect(await fitOn()).toMatchObject({ common: COMMON_MIN - 1, percent: null })
    await answerAll(anna, firstAnswers(COMMON_MIN))
    expect(await fitOn()).toMatchObject({ common: COMMON_MIN, percent: expect.any(Number) })
    const { profile } = await server
      .browser()
      .ask('GET /api/member.php', { query: { id: anna.id } })
    expect(profile).not.toHaveProperty('fit')
  })

  test('is gone with a block, whoever blocks', async () => {
    const [bram, anna] = [await man(), await woman()]
    for (const one of [bram, anna]) await answerAll(one, firstAnswers(8))
    const isListed = async () => (await matchesFor(bram)).some(({ id }) => id === anna.id)
    expect(await isListed()).toBe(true)
    await anna.ask('POST /api/block.php', { body: { id: bram.id } })
    expect(await isListed()).toBe(false)
    const gone = await bram.refusal('GET /api/member.php', { query: { id: anna.id } })
    expect(gone.error).toBe('not_found')
  })
})
