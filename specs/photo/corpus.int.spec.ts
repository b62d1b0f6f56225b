import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalCode } from '#core/contract/codes.ts'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '#core/photo/rules.ts'
import { chatImageOf } from '#core/photo/views.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import * as pictures from '#specs/harness/server/pictures.ts'
import { addPhoto, send, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { withSettings } from '#specs/harness/walks/api/members.ts'

let server: SpecServer
let member: SpecMember
let partner: SpecMember
beforeAll(async () => {
  server = await startServer()
  await withSettings(server, { photo_credits: 0 })
  ;[member, partner] = [await newMember(server), await newMember(server)]
})
afterAll(() => server.stop())

const served = async (path: string) => {
  const response = await fetch(server.url + path, { headers: { cookie: member.cookie() } })
  expect(response.headers.get('content-type')).toBe('image/webp')
  return Buffer.from(await response.arrayBuffer())
}

/** Adds a photo, gives both sizes of it as they are served, and removes it again. */
const added = async (bytes: Uint8Array) => {
  const id = randomUUID()
  await addPhoto(member, bytes, id)
  const full = await served(`/media/photos/${id}.webp`)
  const thumb = await served(`/media/photos/${id}-thumb.webp`)
  await member.ask('DELETE /api/photos.php', { body: { id } })
  return { full, thumb }
}

/** The same of a photo that is sent in a conversation, with its blur. */
const said = async (bytes: Uint8Array) => {
  const id = randomUUID()
  expect((await sendChatPhoto(member, bytes, id)).status).toBe(200)
  const body = { id, profile: partner.id, body: '', photo: true }
  await member.ask('POST /api/message.php', { body })
  const { full, thumb, blurred } = chatImageOf(id)
  const sizes = { full: await served(full), thumb: await served(thumb) }
  const all = { ...sizes, blurred: await served(blurred) }
  await member.ask('DELETE /api/message.php', { body: { id } })
  return all
}

const doors = [
  { door: 'a profile', made: added, send: (bytes: Uint8Array) => send(member, bytes) },
  { door: 'a conversation', made: said, send: (bytes: Uint8Array) => sendChatPhoto(member, bytes) },
]
const made = added
/** Its bytes as they are kept, which no decoder has to be asked about. */
const rawOf = (bytes: Buffer) => bytes.toString('latin1')
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format, pages = 1 } = await sharp(bytes).metadata()
  return { width, height, format, pages }
}

const dataDir = () => join(server.container.get(tokens.config).dataDir, 'photos')
const leftBehind = async () => {
  const names = await readdir(dataDir(), { recursive: true })
  return names.filter((name) => name.includes('incoming/') || name.endsWith('.draft'))
}

describe.each(doors)('a picture for $door (promise S10)', ({ made }) => {
  test('is upright, and tells neither place nor time nor camera', async () => {
    const sent = await pictures.fromPhone()
    expect(rawOf(sent)).toContain('Telltale')
    const sizes = await made(sent)
    for (const bytes of [sizes.full, sizes.thumb]) {
      const { width, height, format } = await sizeOf(bytes)
      expect([width, height, format]).toEqual([90, 160, 'webp'])
    }
    for (const bytes of Object.values(sizes)) {
      expect(rawOf(bytes)).not.toMatch(/Telltale|Exif|EXIF|XMP|ICCP|2026:05/)
    }
  })

  test('comes in a full size and in a thumbnail of 3:4', async () => {
    const { full, thumb } = await made(await pictures.jpeg({ width: 3000, height: 2000 }))
    expect(await sizeOf(full)).toEqual({ width: 1600, height: 1067, format: 'webp', pages: 1 })
    expect(await sizeOf(thumb)).toEqual({ width: 480, height: 640, format: 'webp', pages: 1 })
  })

  test('of 50 megapixels, as phones make them, is taken', async () => {
    const sent = await pictures.jpeg({ width: 8160, height: 6144 })
    expect(sent.length).toBeLessThan(PHOTO_MAX_BYTES)
    const { full, thumb } = await made(sent)
    expect(await sizeOf(full)).toEqual({ width: 1600, height: 1205, format: 'webp', pages: 1 })
    expect(await sizeOf(thumb)).toEqual({ width: 480, height: 640, format: 'webp', pages: 1 })
  })

  const taken: Record<string, () => Promise<Buffer>> = {
    'a JPEG': pictures.jpeg,
    'a PNG': pictures.png,
    'a WebP': pictures.webp,
    'a JPEG for the printer': pictures.cmyk,
    'a moving WebP': pictures.animated,
    'a JPEG with a page behind it': pictures.polyglot,
  }
  test.each(Object.entries(taken))(
    '%s becomes a still picture and nothing more',
    async (_, make) => {
      const { full } = await made(await make())
      expect(await sizeOf(full)).toEqual({ width: 90, height: 120, format: 'webp', pages: 1 })
      expect(rawOf(full)).not.toMatch(/script|html/)
    },
  )
})

describe.each(doors)('a file for $door that is no photo (promise S10)', ({ send }) => {
  type Case = [
    what: string,
    make: () => Promise<Uint8Array> | Uint8Array,
    status: number,
    error: RefusalCode,
  ]
  const refused: Case[] = [
    ['nothing', () => new Uint8Array(), 400, 'photo_unreadable'],
    ['an SVG', () => pictures.svg, 400, 'photo_unreadable'],
    ['a page', () => pictures.html, 400, 'photo_unreadable'],
    ['a GIF', () => pictures.gif, 400, 'photo_unreadable'],
    ['half a JPEG', pictures.truncated, 400, 'photo_unreadable'],
    [
      'the head of a JPEG',
      async () => (await pictures.jpeg()).subarray(0, 12),
      400,
      'photo_unreadable',
    ],
    ['a PNG that holds nothing', () => pictures.claiming(90, 120), 400, 'photo_unreadable'],
    [
      '16,000 by 16,000 pixels',
      () => pictures.claiming(16_000, 16_000),
      413,
      'photo_too_many_pixels',
    ],
    [
      `a JPEG of more than ${PHOTO_MAX_PIXELS / 1e6} megapixels`,
      () => pictures.jpeg({ width: 9248, height: Math.ceil((PHOTO_MAX_PIXELS + 1) / 9248) }),
      413,
      'photo_too_many_pixels',
    ],
    [
      'more bytes than may be',
      async () => Buffer.concat([await pictures.jpeg(), Buffer.alloc(PHOTO_MAX_BYTES)]),
      413,
      'photo_too_large',
    ],
  ]

  test.each(refused)(
    '(%s) is refused by a code that says why, and leaves nothing behind',
    async (_, make, status, error) => {
      const before = await readdir(dataDir(), { recursive: true })
      const replied = await send(await make())
      expect({ status: replied.status, json: replied.json }).toEqual({ status, json: { error } })
      expect((await member.ask('GET /api/photos.php')).photos).toEqual([])
      expect(await leftBehind()).toEqual([])
      expect((await readdir(dataDir(), { recursive: true })).length).toBeLessThanOrEqual(
        before.length,
      )
    },
  )

  test('is refused while it still comes in, as far as it goes, and the sender hears why', async () => {
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { port, hostname } = new URL(server.url)
      const sending = request(
        {
          port,
          hostname,
          method: 'POST',
          path: `/api/photos.php?id=${randomUUID()}`,
          headers: {
            cookie: member.cookie(),
            'sec-fetch-site': 'same-origin',
            'content-type': 'image/jpeg',
            'transfer-encoding': 'chunked',
          },
        },
        (response) => {
          let text = ''
          response.on('data', (piece: Buffer) => {
            text += piece.toString()
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        },
      )
      sending.on('error', reject)
      // It is never ended: an answer that waits for the end does not come.
      sending.write(pictures.html)
    })
    expect(answer).toEqual({ status: 400, text: '{"error":"photo_unreadable"}' })
  })
})

describe('an upload', () => {
  test('is made anew in two sizes, upright and without place and camera, or gets a clear error (PHO-06)', async () => {
    const { full, thumb } = await made(await pictures.fromPhone())
    expect(rawOf(full) + rawOf(thumb)).not.toMatch(/Telltale|Exif/)
    const { width, height } = await sizeOf(full)
    expect([width, height]).toEqual([90, 160])
    const tooLarge = Buffer.concat([await pictures.jpeg(), Buffer.alloc(PHOTO_MAX_BYTES)])
    const files = [pictures.html, tooLarge, pictures.claiming(16_000, 16_000)]
    const errors: unknown[] = []
    for (const bytes of files) errors.push((await send(member, bytes)).json)
    expect(errors).toEqual([
      { error: 'photo_unreadable' },
      { error: 'photo_too_large' },
      { error: 'photo_too_many_pixels' },
    ])
  })
})
