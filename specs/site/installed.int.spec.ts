import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeOf } from '#core/site/routes.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string }
type Manifest = {
  name: string
  lang: string
  start_url: string
  display: string
  icons: Picture[]
  shortcuts: { name: string; url: string }[]
  screenshots: Picture[]
}

/** The product reads no PNG that anybody sends, and neither does its library here. */
const sizeOf = async (file: Buffer, type: string) => {
  if (type === 'image/png') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
  const { width, height } = await sharp(file).metadata()
  return `${width}x${height}`
}

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { LANGUAGES: 'nl,en' } })
})
afterAll(() => server.stop())

const manifest = async (headers = {}) => {
  const reply = await server.browser().send('GET', '/manifest.webmanifest', { headers })
  expect(reply.headers.get('content-type')).toContain('application/manifest+json')
  return reply.json as Manifest
}

describe('The installed app', () => {
  test('has the name of the site, opens in a window of its own, and leads to what one opens it for (PWA-01)', async () => {
    const installed = await manifest()
    expect(installed).toMatchObject({
      name: 'Vonk',
      lang: 'nl',
      start_url: '/',
      display: 'standalone',
    })
    expect(installed.shortcuts.map(({ name, url }) => [name, routeOf(url)])).toEqual([
      ['Leden', 'members'],
      ['Berichten', 'chats'],
      ['Likes', 'likes'],
    ])
  })

  test('speaks as the pages of its site do, whatever its browser reads (I18-02)', async () => {
    const headers = { 'accept-language': 'en' }
    const { text } = await server.browser().send('GET', '/', { headers })
    const [, language] = /<html lang="(\w+)"/.exec(text) ?? []
    expect((await manifest(headers)).lang).toBe(language)
  })

  test('is named on the home and on every page of the program (PWA-01)', async () => {
    for (const path of ['/', '/login', '/members']) {
      const { text } = await server.browser().send('GET', path)
      expect(text, path).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"\s*\/?>/)
      expect(text, path).toMatch(/<link rel="apple-touch-icon" href="\/app\/icon-180.png"\s*\/?>/)
    }
  })

  test('has the icons that phones and desks ask for, and pictures of both, as large as it says (PWA-01)', async () => {
    const { icons, screenshots } = await manifest()
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const reply = await fetch(`${server.url}${src}`)
      expect([reply.status, reply.headers.get('content-type')], src).toEqual([200, type])
      expect(await sizeOf(Buffer.from(await reply.arrayBuffer()), type), src).toBe(sizes)
    }
  })
})
