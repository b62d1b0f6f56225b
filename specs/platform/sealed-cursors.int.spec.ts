import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

type Shape = { def?: { shape?: Record<string, unknown> } }
const fieldsOf = (schema: unknown) => Object.keys((schema as Shape | undefined)?.def?.shape ?? {})

/** Names under which lists go on, and fields of that name that are no cursor. */
const cursorNames = ['after', 'before', 'next', 'orders_next', 'wallet_next']
const isNoCursor = [
  'GET /api/balance.php before',
  'GET /api/chat.php after',
  'GET /api/chat.php before',
  'GET /api/orders.php before',
  'GET /api/orders.php next',
  'GET /api/transactions.php orders_next',
]

const visitor = (after: string, more: object = {}) =>
  server.browser().call('GET /api/members.php', { query: { after, ...more } })
const firstPage = async () => {
  const { next } = await server.browser().ask('GET /api/members.php', { query: {} })
  return next ?? ''
}

describe('the cursor of a list (DSC-01)', () => {
  test('is sealed in every call of the contract that has one', () => {
    const open = (Object.keys(contract) as Key[]).flatMap((key) => {
      const { query, answer, pages }: Call = contract[key]
      return [...fieldsOf(query), ...fieldsOf(answer)]
        .filter((name) => cursorNames.includes(name))
        .filter((name) => name !== pages?.after && name !== pages?.next)
        .map((name) => `${key} ${name}`)
    })
    expect(open.sort()).toEqual([...isNoCursor].sort())
  })

  test('leads on, and tells its reader nothing', async () => {
    const next = await firstPage()
    expect((await visitor(next)).status).toBe(200)
    const bytes = Buffer.from(next, 'base64url').toString('latin1')
    expect(bytes).not.toMatch(/sort|hour|asOf|total|\d{4}-\d{2}-\d{2}/)
    expect(await firstPage()).not.toBe(next)
  })

  test('is refused beside its field where it was changed, made up, or comes from another list', async () => {
    const next = await firstPage()
    const changed = `${next.slice(0, -2)}${next.endsWith('AA') ? 'BB' : 'AA'}`
    const plain = Buffer.from(
      JSON.stringify({ sort: 'newest', joinedAt: '2026-01-01T00:00:00.000Z' }),
    ).toString('base64url')
    const anna = await newMember(server)
    const own = await anna.ask('GET /api/members.php', { query: {} })
    const tries = [
      await visitor(changed),
      await visitor(plain),
      await visitor(''),
      await visitor(next, { sort: 'newest' }),
      await visitor(own.next ?? ''),
    ]
    for (const { status, json } of tries) {
      expect([status, json]).toEqual([
        400,
        { error: 'invalid', fields: { after: 'field_invalid' } },
      ])
    }
  })
})
