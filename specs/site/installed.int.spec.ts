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
  server = await startServer()
})
afterAll(() => server.stop())

const manifestIn = async (language: string) => {
  const reply = await server
    .browser()
    .send('GET', '/manifest.webmanifest', { headers: { 'accept-language': language } })
  expect(reply.headers.get('content-type')).toContain('application/manifest+json')
  return reply.json as Manifest
}

describe('The installed app', () => {
  test('has the name of the site, opens in a window of its own, and leads to what one opens it for (PWA-01)', async () => {
    const manifest = await manifestIn('nl')
    expect(manifest).toMatchObject({
      name: 'Vonk',
      lang: 'nl',
      start_url: '/',
      display: 'standalone',
    })
    expect(manifest.shortcuts.map(({ name, url }) => [name, routeOf(url)])).toEqual([
      ['Leden', 'members'],
      ['Berichten', 'chats'],
      ['Likes', 'likes'],
    ])
  })

  test('is named on the home and on every page of the program (PWA-01)', async () => {
    for (const path of ['/', '/login', '/members']) {
      const { text } = await server.browser().send('GET', path)
      expect(text, path).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"\s*\/?>/)
      expect(text, path).toMatch(/<link rel="apple-touch-icon" href="\/app\/icon-180.png"\s*\/?>/)
    }
  })

  test('has the icons that phones and desks ask for, and pictures of both, as large as it says (PWA-01)', async () => {
    const { icons, screenshots } = await manifestIn('nl')
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
