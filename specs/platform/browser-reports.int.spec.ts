import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  REPORT_MAX_BYTES,
  REPORTS_AT_ONCE,
  reportedDirectives,
} from '#core/site/browser-reports.ts'
import * as tokens from '#server/platform/tokens.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PATH = '/api/browser-report.php'
const MODERN = 'application/reports+json'
const SECRET = 'geheim-van-anna'

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
    env: { METRICS_PORT: '0' },
    rebind: (container) => void container.rebind(tokens.log).toConstantValue(pino(out)),
  })
})
afterAll(() => server.stop())

const send = (body: unknown, type = MODERN) =>
  server.browser().send('POST', PATH, {
    headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const violation = (effectiveDirective: string) => ({
  type: 'csp-violation',
  age: 10,
  url: `https://vonk.example/members?code=${SECRET}`,
  user_agent: SECRET,
  body: {
    effectiveDirective,
    documentURL: `https://vonk.example/${SECRET}?token=${SECRET}`,
    blockedURL: `https://kwaad.example/${SECRET}.js?${SECRET}`,
    sample: SECRET,
  },
})
const series = async () => {
  const { body } = await (await server.container.getAsync(tokens.metrics)).text()
  return body.split('\n').filter((line) => line.startsWith('vonk_browser_reports_total{'))
}
const countOf = async (directive: string) => {
  const line = (await series()).find((one) => one.includes(`"${directive}"`))
  if (!line) throw new Error(`Nothing counts ${directive}`)
  return Number(line.split(' ').at(-1))
}

describe('reports of browsers', () => {
  it('are asked for by every page, in the new way and in the old one (S8)', async () => {
    const { headers } = await server.browser().send('GET', '/login')
    expect(headers.get('reporting-endpoints')).toBe(`reports="${PATH}"`)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain('report-to reports')
    expect(policy).toContain(`report-uri ${PATH}`)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin; report-to="reports"')
  })

  it('are counted by directive, whichever format the browser sends', async () => {
    const [images, scripts] = [await countOf('img-src'), await countOf('script-src-elem')]
    expect((await send([violation('img-src'), violation('script-src-elem')])).status).toBe(200)
    const old = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' } }
    expect((await send(old, 'application/csp-report')).status).toBe(200)
    expect([await countOf('img-src'), await countOf('script-src-elem')]).toEqual([
      images + 2,
      scripts + 1,
    ])
  })

  it('of a window that another page opened are counted apart', async () => {
    const before = await countOf('coop')
    await send([{ type: 'coop', body: { type: 'access-to-opener', disposition: 'enforce' } }])
    expect(await countOf('coop')).toBe(before + 1)
  })

  it('make no series of what a stranger invents, and count only so many of one body', async () => {
    const before = await countOf('other')
    await send(Array.from({ length: REPORTS_AT_ONCE * 2 }, (_, nth) => violation(`made-up-${nth}`)))
    await send([{ type: 'deprecation', body: { id: 'x' } }, null, 7, 'x', { type: 3, body: [] }])
    expect(await countOf('other')).toBe(before + REPORTS_AT_ONCE)
    expect(await series()).toHaveLength(reportedDirectives.length)
  })

  it.each([
    ['no JSON', '{', MODERN],
    ['another type', '[]', 'application/json'],
    ['another type', '[]', 'text/plain'],
  ])('are refused as %s', async (_, body, type) => {
    expect((await send(body, type)).status).toBe(400)
  })

  it('are refused above a small size', async () => {
    expect((await send(`"${'x'.repeat(REPORT_MAX_BYTES)}"`)).status).toBe(413)
  })

  it('leave nothing of a person in the log: of what was blocked its origin alone', async () => {
    lines.length = 0
    await send([violation('script-src-elem')])
    const logged = lines.join('')
    expect(logged).toContain('https://kwaad.example')
    expect(logged).not.toContain(SECRET)
  })
})
