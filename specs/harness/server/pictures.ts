import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Answer } from '#core/contract/contract.ts'
import type { Browser, Replied } from './client.ts'

type Size = { width?: number; height?: number; colour?: string }

/** A plain picture: nobody is on it. */
const plain = ({ width = 90, height = 120, colour = '#b5654a' }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export const jpeg = (size?: Size) => plain(size).jpeg().toBuffer()
export const png = (size?: Size) => plain(size).png().toBuffer()
export const webp = (size?: Size) => plain(size).webp().toBuffer()

/** Something to look at: the sky of an evening, another one for each number. */
export const evening = (nth: number) => {
  const [width, height] = [600, 800]
  const above =
    [
      [244, 167, 120],
      [120, 140, 190],
      [214, 120, 130],
      [240, 200, 140],
    ][nth % 4] ?? []
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isHill = y > height * 0.68 + 60 * Math.sin((x + nth * 200) / 120)
      const shade = isHill ? 0.28 : 1 - (y / height) * 0.45
      for (let part = 0; part < 3; part++) {
        pixels[(y * width + x) * 3 + part] = Math.round((above[part] ?? 0) * shade)
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** As a phone takes it: lying on its side, with the place, the time and the camera in it. */
export const fromPhone = () =>
  plain({ width: 160, height: 90 })
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Telltale 7', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:05:04 21:13:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const cmyk = () => plain().toColourspace('cmyk').jpeg().toBuffer()

export const animated = () =>
  sharp({
    create: { width: 90, height: 240, channels: 3, background: '#456', pageHeight: 120 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()

/** A picture that would be a page as well, were it called one. */
export const polyglot = async () =>
  Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script></html>')])

export const truncated = async () => {
  const whole = await jpeg({ width: 800, height: 800 })
  return whole.subarray(0, Math.floor(whole.length * 0.6))
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says of itself how large it is, and holds nothing: decoding it would fail. */
export const claiming = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
export const html = Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>')
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

type Own = Answer<'GET /api/photos.php'>

/** Sends a file as a browser does. */
export const send = (
  browser: Browser,
  bytes: Uint8Array,
  { id = randomUUID() as string, type = 'image/jpeg' } = {},
): Promise<Replied> =>
  browser.send('POST', `/api/photos.php?id=${id}`, {
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  })

/** Hands in the photo of a message, as a browser does. */
export const sendChatPhoto = (
  browser: Browser,
  bytes: Uint8Array,
  id: string = randomUUID(),
): Promise<Replied> =>
  browser.send('POST', `/api/chat-photo.php?id=${id}`, {
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })

/** Adds a photo; throws when it is refused. */
export const addPhoto = async (browser: Browser, bytes?: Uint8Array, id?: string): Promise<Own> => {
  const { status, json, text } = await send(browser, bytes ?? (await jpeg()), id ? { id } : {})
  if (status !== 200) throw new Error(`The photo is refused with ${status}: ${text}`)
  return json as Own
}
