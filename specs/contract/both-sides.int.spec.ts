import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { siteRoutes } from '#server/site/tokens.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const keys = Object.keys(contract) as Key[]
const paths = new Set(keys.map((key) => partsOf(key).path))
const client = join(import.meta.dirname, '..', '..', 'client')

let server: SpecServer
/** Two handlers that break the contract: one answers more than it says, one something else. */
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      const broken = {
        'GET /api/regions.php': async () => ({ regions: {}, more: 1 }),
        'GET /api/interests.php': async () => ({ interests: ['flying'] }),
      }
      container.rebind(siteRoutes).toConstantValue(broken as never)
    },
  })
})
afterAll(() => server.stop())

describe('every call', () => {
  test('that the client makes is one of the contract (API-07)', () => {
    const asked = globSync('**/*.{ts,tsx}', { cwd: client }).flatMap((file) =>
      [
        ...readFileSync(join(client, file), 'utf8').matchAll(
          /['"`](?:(?:GET|POST|PUT|DELETE) )?(\/api\/[\w.-]+)/g,
        ),
      ].map(([, path = '']) => path),
    )
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.filter((path) => !paths.has(path))).toEqual([])
  })

  test('that the server answers is one of the contract: another path or method is not there (API-07)', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const unknown = await server.browser().send(method, '/api/unknown.php')
      expect([unknown.status, unknown.json]).toEqual([404, { error: 'not_found' }])
    }
    for (const path of paths) {
      const known = keys
        .filter((key) => partsOf(key).path === path)
        .map((key) => partsOf(key).method)
      const foreign = ['GET', 'POST', 'PUT', 'DELETE'].find((method) => !known.includes(method))
      if (foreign) expect((await server.browser().send(foreign, path)).status, path).toBe(404)
    }
  })

  test('asks what the contract says: another body or query is refused by its fields (API-07)', async () => {
    const body = { email: 7, password: null }
    const login = await server.browser().call('POST /api/user.php', { body: body as never })
    expect([login.status, Object.keys((login.json as { fields: object }).fields)]).toEqual([
      400,
      ['email', 'password'],
    ])
    const geocode = await server.browser().send('GET', '/api/geocode.php?lat=north&lon=5')
    expect([geocode.status, geocode.json]).toMatchObject([
      400,
      { fields: { lat: 'field_invalid' } },
    ])
  })

  test.each(['/api/regions.php', '/api/interests.php'])(
    'answers what the contract says: a handler that differs is a failure, not an answer (API-07): %s',
    async (path) => {
      const { status, json } = await server.browser().send('GET', path)
      expect([status, json]).toEqual([500, { error: 'unforeseen' }])
    },
  )

  test('is published as OpenAPI, with each of its parts (API-07)', async () => {
    const { json } = await server.browser().send('GET', '/api/openapi.json')
    type Operation = { summary: string; requestBody?: object; responses: Record<string, object> }
    const published = json as { openapi: string; paths: Record<string, Record<string, Operation>> }
    expect(published.openapi).toBe('3.1.0')
    expect(new Set(Object.keys(published.paths))).toEqual(paths)
    for (const key of keys) {
      const { method, path } = partsOf(key)
      const operation = published.paths[path]?.[method.toLowerCase()]
      expect(operation?.summary, key).toContain(contract[key].summary)
      expect(Object.keys(operation?.responses ?? {}), key).toContain('200')
      if ('body' in contract[key]) expect(operation?.requestBody, key).toBeTruthy()
    }
  })
})
