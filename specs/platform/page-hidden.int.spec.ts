import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const CALL = 'POST /api/page-hidden.php'
const lines: string[] = []
let server: SpecServer
beforeAll(async () => {
  const out = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  server = await startServer({
    rebind: (container) => void container.rebind(tokens.log).toConstantValue(pino(out)),
  })
})
afterAll(() => server.stop())

const logged = () =>
  lines.filter((line) => line.includes('a page was hidden')).map((line) => JSON.parse(line))

describe('a page that is hidden', () => {
  test('is told by an empty body, and logged with `lb` alone, by the name of its route (API-05)', async () => {
    const headers = { referer: `${server.url}/${'t'.repeat(43)}?secret=geheim` }
    const browser = server.browser()
    expect(await browser.ask(CALL, { body: {}, headers })).toEqual({})
    expect(logged()).toEqual([])
    expect(await browser.ask(CALL, { query: { lb: '1' }, body: {}, headers })).toEqual({})
    expect(logged()).toMatchObject([{ page: 'token', member: false }])
    expect(JSON.stringify(logged())).not.toMatch(/geheim|tttt/)
  })
})

describe('the control of the practice bank', () => {
  const put = (at: SpecServer) =>
    at.browser().send('PUT', '/sandbox/api/faults', {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })

  test('is open where only this machine listens, and shut where every address does', async () => {
    expect((await put(server)).status).toBe(200)
    const open = await startServer({
      env: { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4399' },
    })
    try {
      expect((await put(open)).status).not.toBe(200)
    } finally {
      await open.stop()
    }
  })
})
