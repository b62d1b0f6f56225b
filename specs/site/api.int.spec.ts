import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { interests } from '#core/discovery/values.ts'
import { DESIGN_VERSION } from '#core/site/values.ts'
import { settings as siteSettings } from '#core/site/views.ts'
import * as tokens from '#server/platform/tokens.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { packAssets } from '../../scripts/pack-assets.ts'

const page = `<!doctype html><html lang="xx"><head><title>?</title>
<meta name="description" content="?"></head><body></body></html>`
const script = `export const greeting = '${'hallo '.repeat(500)}'\n`

let server: SpecServer
let clientDir: string
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(join(clientDir, 'index.html'), page)
  await writeFile(join(clientDir, 'assets', 'main-4f3a.js'), script)
  packAssets(clientDir)
  await writeFile(join(clientDir, 'assets', 'unpacked-4f3a.js'), script)
  await writeFile(join(clientDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await startServer({
    rebind: (container) => {
      const config = container.get(tokens.config)
      container.rebind(tokens.config).toConstantValue({ ...config, clientDir })
    },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(clientDir, { recursive: true })
})

describe('the site', () => {
  test('tells its settings, its company, its interests and its regions (SET-01, SET-02, SET-06)', async () => {
    const browser = server.browser()
    const settings = await browser.ask('GET /api/settings.php')
    expect(settings).toMatchObject({ name: 'Vonk', geoip_country: 'NL', languages: ['nl', 'en'] })
    expect(settings).toMatchObject({ demo: true, min_age: 18, message_credits: 1 })
    const optional = [
      'age_proof',
      'cam_tile',
      'chat_history_messages',
      'debit_advance',
      'entry_countries',
      'photo_look',
    ]
    const always = Object.keys(siteSettings.shape).filter((name) => !optional.includes(name))
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(always))
    expect(settings.signups).toBe('all')
    expect(settings.minimum_message_costs.NL).toEqual({
      costs: expect.any(Number),
      currency: 'EUR',
    })
    const company = await browser.ask('GET /api/companyinfo.php')
    for (const name of [
      'name',
      'address',
      'kvk',
      'city',
      'country',
      'tradenames',
      'vat_numbers',
      'support_phone',
      'delete_discount',
      'added',
    ]) {
      expect(company).toHaveProperty(name)
    }
    expect(company.vat_numbers.length).toBeGreaterThan(0)
    expect((await browser.ask('GET /api/interests.php')).interests).toEqual([...interests])
    expect((await browser.ask('GET /api/regions.php')).regions.NL).toContain('Utrecht')
  })

  test('tells the version of the design (SET-04)', async () => {
    const settings = await server.browser().ask('GET /api/settings.php', { query: {} })
    expect([DESIGN_VERSION, settings.design_version]).toEqual([1, 1])
  })

  test('is found by its host, and an unknown host finds none', async () => {
    await server.db.query(`update site set hosts = '{vonk.example}'`)
    const strict = await startServer({ env: { DEMO: '0' } })
    try {
      const { status, json } = await strict.browser().send('GET', '/api/settings.php')
      expect([status, json]).toEqual([404, { error: 'not_found' }])
      expect((await strict.browser().send('GET', '/healthz')).status).toBe(200)
      expect((await strict.browser().send('GET', '/readyz')).status).toBe(200)
      expect((await strict.browser().send('GET', '/sandbox/pay/x')).status).toBe(404)
    } finally {
      await strict.stop()
    }
  })
})

describe('a page', () => {
  test.each([
    ['/', 200],
    ['/members', 200],
    ['/members/37ca1274-31d3-50e4-8481-52c77e3dd7d9/chat', 200],
    ['/transactions/', 200],
    [`/${'a'.repeat(43)}`, 200],
    ['/wat-is-dit', 404],
    ['/members/1/2/3', 404],
    ['/members/onzin', 404],
    ['/transactions/onzin', 404],
    ['/index.html', 404],
  ])('at %s answers %d, with the title and language of the site', async (path, expected) => {
    const { status, text, headers } = await server.browser().send('GET', path)
    expect(status).toBe(expected)
    expect(text).toContain('<html lang="nl">')
    const title =
      status === 404 ? 'Hier woont niemand | Vonk' : 'Vonk, daten en chatten voor volwassenen'
    expect(text).toContain(`<title>${title}</title>`)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('is in the language that the browser asks for, where the site has it', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.9' }
    const { text } = await server.browser().send('GET', '/', { headers })
    expect(text).toContain('<html lang="en">')
  })
})

describe('a file named by its content', () => {
  test('is kept for ever and comes packed', async () => {
    const path = '/assets/main-4f3a.js'
    for (const packing of ['br', 'gzip']) {
      const headers = { 'accept-encoding': packing }
      const answer = await server.browser().send('GET', path, { headers })
      expect(answer.text).toBe(script)
      expect(answer.headers.get('content-encoding')).toBe(packing)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(300)
    }
    const plain = await server.browser().send('GET', path, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.text).toBe(script)
  })

  test('is packed as it goes where the build has not done it', async () => {
    const headers = { 'accept-encoding': 'br' }
    const answer = await server.browser().send('GET', '/assets/unpacked-4f3a.js', { headers })
    expect(answer.text).toBe(script)
    expect(answer.headers.get('content-encoding')).toBe('br')
  })

  test('that is not there is no page', async () => {
    const { status, text } = await server.browser().send('GET', '/assets/gone-1234.js')
    expect([status, text]).toEqual([404, 'Not found\n'])
  })
})

describe('the documentation', () => {
  test('names every call of the contract, once, with what it asks and answers', async () => {
    const { json } = await server.browser().send('GET', '/api/openapi.json')
    const { openapi, paths } = json as {
      openapi: string
      paths: Record<string, Record<string, { summary: string; responses: object }>>
    }
    expect(openapi).toBe('3.1.0')
    for (const key of Object.keys(contract) as Key[]) {
      const { method, path } = partsOf(key)
      const operation = paths[path]?.[method.toLowerCase()]
      expect(operation?.summary).toContain(contract[key].summary)
      expect(Object.keys(operation?.responses ?? {})).toContain('200')
    }
    const resend = paths['/api/activation.php']?.post
    expect(JSON.stringify(resend)).toContain('"const":"1"')
  })

  test('is shown to nobody where the operator leaves it out, as production does by itself', async () => {
    const silent = await startServer({ env: { API_DOCS: '0' } })
    try {
      for (const path of ['/api/docs', '/api/docs/style.css', '/api/openapi.json']) {
        expect((await silent.browser().send('GET', path)).status, path).toBe(404)
      }
    } finally {
      await silent.stop()
    }
  })

  test('can be read on a page without scripts, which shows every operation', async () => {
    const { text } = await server.browser().send('GET', '/api/docs')
    expect(text).not.toContain('<script')
    expect((await server.browser().send('GET', '/api/docs/style.css')).status).toBe(200)
    const { text: document } = await server.browser().send('GET', '/api/openapi.json')
    const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, unknown>> }
    const operations = Object.entries(paths).flatMap(([path, of]) =>
      Object.keys(of).map((method) => `<b>${method.toUpperCase()}</b> <code>${path}</code>`),
    )
    expect(operations.filter((operation) => !text.includes(operation))).toEqual([])
  })
})
