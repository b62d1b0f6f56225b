import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { buy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
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
    '/withdraw/:id',
    '/credits/credits-1',
    '/credits/credits',
    '/credits/credits-25-pln',
    '/credits/credits-25/munten',
  ])('answers 404 with a title that says so to a member at %s (ERR-02)', async (path) => {
    expect(await open(anna, path.replace(':id', UNKNOWN))).toEqual(MISSING)
  })

  test('answers 404 for a member who blocked the caller', async () => {
    const carla = await newMember(server)
    await carla.ask('POST /api/block.php', { body: { id: anna.id } })
    expect(await open(anna, `/members/${carla.id}`)).toEqual(MISSING)
  })

  test.each(['/desk/cases/:id', '/desk/members/:id', '/desk/fictional/:id'])(
    'answers 404 with a title that says so to staff at %s (ERR-02)',
    async (path) => {
      const eva = await asStaff(server)
      expect(await open(eva, path.replace(':id', UNKNOWN))).toEqual(MISSING)
      expect(await open(anna, path.replace(':id', UNKNOWN))).toEqual([200, expect.anything()])
    },
  )

  test('answers 200 for an order, its receipt and a bundle that exist', async () => {
    const dora = await newMember(server)
    const { payment_id } = await buy(dora)
    const { receipts } = await dora.ask('GET /api/transaction.php', { query: { payment_id } })
    const order = `/transactions/${payment_id}`
    const found = await Promise.all(
      [
        order,
        `${order}/receipt/${receipts[0]?.number}`,
        `/withdraw/${payment_id}`,
        '/withdraw',
        '/credits/credits-25',
        '/credits/credits-25/ideal',
        '/credits/credits-25/sofort',
      ].map((path) => open(dora, path)),
    )
    expect(found.map(([status]) => status)).toEqual(found.map(() => 200))
    expect(await open(dora, `${order}/receipt/2026-999999`)).toEqual(MISSING)
  })

  test('answers 200 to staff for a case and a member, and logs no look of its own', async () => {
    const eva = await asStaff(server)
    await anna.ask('POST /api/report.php', {
      body: { subject: 'member', id: bram.id, reason: 'fraud' },
    })
    const { cases } = await eva.ask('GET /api/desk.php')
    const looks = async () =>
      (await eva.ask('GET /api/desk-log.php')).acts.filter(({ account }) => account === bram.id)
    const before = await looks()
    const found = await Promise.all([
      open(eva, `/desk/cases/${cases[0]?.id}`),
      open(eva, `/desk/members/${bram.id}`),
      open(eva, '/desk/fictional'),
    ])
    expect(found.map(([status]) => status)).toEqual([200, 200, 200])
    expect(await looks()).toEqual(before)
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
