import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let anna: SpecMember
let bram: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  anna = await newMember(server)
  bram = await newMember(server)
})
afterAll(() => server.stop())

const UNKNOWN = '00000000-0000-4000-8000-00000000dead'
const open = async (who: Pick<SpecMember, 'send'>, path: string, language = 'nl') => {
  const headers = { 'accept-language': language }
  const { status, text } = await who.send('GET', path, { headers })
  return [status, /<title>([^<]*)<\/title>/.exec(text)?.[1]]
}
const MISSING = [404, 'Hier woont niemand | Vonk']

describe('the page of a subject that does not exist', () => {
  test.each(['/members/:id', '/bestaat/niet'])(
    'answers 404 with a title that says so to a visitor at %s (ERR-02)',
    async (path) => {
      expect(await open(server.browser(), path.replace(':id', UNKNOWN))).toEqual(MISSING)
    },
  )

  test.each([
    '/members/:id',
    '/likes/m/:id',
    '/members/:id/chat',
    '/chats/:id',
    '/transactions/:id',
    '/transactions/:id/receipt/V-2026-1',
    '/directdebit/mandate/:id',
  ])('answers 404 with a title that says so to a member at %s (ERR-02)', async (path) => {
    expect(await open(anna, path.replace(':id', UNKNOWN))).toEqual(MISSING)
  })

  test('answers 404 for a member who blocked the caller', async () => {
    const carla = await newMember(server)
    await carla.ask('POST /api/block.php', { body: { id: anna.id } })
    expect(await open(anna, `/members/${carla.id}`)).toEqual(MISSING)
  })

  test('answers 200 where the subject exists, and to a visitor who is sent to login', async () => {
    const found = await Promise.all([
      open(anna, `/members/${bram.id}`),
      open(anna, `/members/${bram.id}/chat`),
      open(server.browser(), `/members/${bram.id}`),
      open(server.browser(), `/chats/${UNKNOWN}`),
    ])
    expect(found.map(([status]) => status)).toEqual([200, 200, 200, 200])
  })
})
