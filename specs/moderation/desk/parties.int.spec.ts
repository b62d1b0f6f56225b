import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const waiting = async (by: SpecMember) => (await by.ask('GET /api/desk.php')).cases

describe('What was decided before', () => {
  test('is known of both: of whom a case is about, and of who reported it (MOD-03)', async () => {
    const [eva, anna, bram] = [
      await asStaff(server),
      await newMember(server),
      await newMember(server),
    ]
    const report = async (by: SpecMember, of: SpecMember) => {
      const body = { subject: 'member', id: of.id, reason: 'spam' } as const
      const { number } = await by.ask('POST /api/report.php', { body })
      return (await waiting(eva)).find((one) => one.number === number)?.id ?? ''
    }
    const first = await report(bram, anna)
    await eva.ask('POST /api/desk-claim.php', { body: { id: first } })
    await eva.ask('POST /api/desk-decision.php', {
      body: { id: first, decision: 'warning', days: null, rule: 'spam', facts: 'Stuurt reclame.' },
    })
    const query = { id: await report(anna, bram) }
    const { case: second } = await eva.ask('GET /api/desk-case.php', { query })
    expect(second.earlier).toEqual([])
    expect(second.reports.map(({ reporter }) => reporter?.earlier)).toMatchObject([
      [{ case: first, decision: 'warning', rule: 'spam', status: 'decided' }],
    ])
    const third = { id: await report(bram, anna) }
    const { case: again } = await eva.ask('GET /api/desk-case.php', { query: third })
    expect(again.earlier.map((one) => one.case)).toEqual([first])
    expect(again.reports.map(({ reporter }) => reporter?.earlier)).toEqual([[]])
  })
})

describe('A party to a case who works here', () => {
  test('neither finds it in the queue or its count nor opens it: there the other would be read (MOD-03)', async () => {
    const [eva, otto] = [await asStaff(server), await asStaff(server)]
    const anna = await newMember(server)
    const body = { subject: 'member', id: otto.id, reason: 'fraud', words: 'Otto!' } as const
    const { number } = await anna.ask('POST /api/report.php', { body })
    const id = (await waiting(eva)).find((one) => one.number === number)?.id ?? ''
    expect((await waiting(otto)).map((one) => one.id)).not.toContain(id)
    const urgentFor = async (by: SpecMember) =>
      (await by.ask('GET /api/desk.php')).waiting.find(({ urgency }) => urgency === 1)?.cases
    const [forEva = 0, forOtto = 0] = [await urgentFor(eva), await urgentFor(otto)]
    expect(forEva - forOtto).toBe(1)
    const query = { id }
    expect((await eva.ask('GET /api/desk-case.php', { query })).case.id).toBe(id)
    const refused = await otto.refusal('GET /api/desk-case.php', { query })
    expect(refused).toMatchObject({ status: 403, error: 'own_case' })
  })
})
