import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { manifestOf } from '#server/platform/pages/app-manifest.ts'

const fileOf = (path: string) => join(import.meta.dirname, '../../client/public', path)
const read = (path: string) => readFileSync(fileOf(path))
const worker = read('push-worker.js').toString()
const namedBy = (option: string) => new RegExp(`\\b${option}: '([^']+)'`).exec(worker)?.[1] ?? ''

const SIGNATURE = '89504e470d0a1a0a'
/** Width and height of a PNG, as its header says. */
const sizeOf = (file: Buffer) => {
  expect(file.subarray(0, 8).toString('hex')).toBe(SIGNATURE)
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

const { icons } = manifestOf({ settings: { name: 'Vonk', description: '' } }, 'nl')

describe('the icons of the app and of its push messages', () => {
  it.each([
    ['icon', '192x192'],
    ['badge', '96x96'],
  ])('are a PNG where the push worker names one: %s of %s', (option, size) => {
    expect(sizeOf(read(namedBy(option)))).toBe(size)
  })

  it.each(icons.map(({ src, sizes, type }) => [src, sizes, type] as const))(
    'are a PNG of the stated size in the manifest: %s of %s',
    (src, sizes, type) => {
      expect(type).toBe('image/png')
      expect(sizeOf(read(src))).toBe(sizes)
    },
  )

  it('have a badge in white on nothing, which Android colours', async () => {
    const { data, info } = await sharp(fileOf(namedBy('badge')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const seen = new Set<number>()
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue, alpha = 0] = data.subarray(at, at + 4)
      if (alpha > 0) expect([red, green, blue]).toEqual([255, 255, 255])
      seen.add(alpha)
    }
    expect([seen.has(0), seen.has(255)]).toEqual([true, true])
  })
})
