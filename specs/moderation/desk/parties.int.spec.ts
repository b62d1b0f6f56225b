import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const waiting = async (by: SpecMember) => (await by.ask('GET /api/desk.php')).cases

describe('A party to a case who works here', () => {
  test('neither finds it in the queue nor opens it: there the other would be read', async () => {
    const [eva, otto] = [await asStaff(server), await asStaff(server)]
    const anna = await newMember(server)
    const body = { subject: 'member', id: otto.id, reason: 'fraud', words: 'Otto!' } as const
    const { number } = await anna.ask('POST /api/report.php', { body })
    const id = (await waiting(eva)).find((one) => one.number === number)?.id ?? ''
    expect((await waiting(otto)).map((one) => one.id)).not.toContain(id)
    const query = { id }
    expect((await eva.ask('GET /api/desk-case.php', { query })).case.id).toBe(id)
    const refused = await otto.refusal('GET /api/desk-case.php', { query })
    expect(refused).toMatchObject({ status: 403, error: 'own_case' })
  })
})
