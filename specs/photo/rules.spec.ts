import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageTypeOf } from '#core/photo/image-type.ts'
import {
  FREE_PHOTOS,
  mayOpenPhoto,
  mayTakePixels,
  PREMIUM_PHOTOS,
  photoLimit,
} from '#core/photo/rules.ts'

describe('the number of photos', () => {
  it('is 3 for a free member and 25 for a premium one', () => {
    expect([FREE_PHOTOS, PREMIUM_PHOTOS]).toEqual([3, 25])
    expect(photoLimit({ premium: false })).toBe(FREE_PHOTOS)
    expect(photoLimit({ premium: true })).toBe(PREMIUM_PHOTOS)
  })
})

describe('the size of a picture', () => {
  it('is its width times its height, at most 64 million pixels', () => {
    expect(mayTakePixels({ width: 8_160, height: 6_144 })).toBe('ok')
    expect(mayTakePixels({ width: 8_000, height: 8_000 })).toBe('ok')
    expect(mayTakePixels({ width: 8_000, height: 8_001 })).toBe('photo_too_many_pixels')
  })
})

describe('a photo of a profile', () => {
  const at = (nth: number, main = false) => ({ nth, main })

  it('is open to a visitor when it is the main one', () => {
    expect(mayOpenPhoto('visitor', at(1, true))).toBe(true)
    expect(mayOpenPhoto('visitor', at(1))).toBe(false)
    expect(mayOpenPhoto('visitor', at(2))).toBe(false)
  })

  it('in the private album is open to those for whom it was opened, and to premium no sooner', () => {
    const seen = (album: 'open' | 'shut') =>
      (['visitor', 'free', 'premium', 'owner'] as const).map((viewer) =>
        mayOpenPhoto(viewer, { nth: 1, main: false, album }),
      )
    expect(seen('shut')).toEqual([false, false, false, true])
    expect(seen('open')).toEqual([false, true, true, true])
  })

  it('is open to a free member up to the third', () => {
    expect(mayOpenPhoto('free', at(FREE_PHOTOS))).toBe(true)
    expect(mayOpenPhoto('free', at(FREE_PHOTOS + 1))).toBe(false)
  })

  it('is open to who may see more of them, whatever its place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: PREMIUM_PHOTOS }), fc.boolean(), (nth, first) => {
        const place = at(nth, first && nth === 1)
        const open = (['visitor', 'free', 'premium', 'owner'] as const).map((viewer) =>
          mayOpenPhoto(viewer, place),
        )
        expect(open).toEqual([...open].sort())
        expect(open.slice(2)).toEqual([true, true])
      }),
    )
  })
})

describe('the kind of a picture file', () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xe0]
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const webp = [...Buffer.from('RIFF'), 1, 2, 3, 4, ...Buffer.from('WEBP')]

  it('is recognised by its first bytes', () => {
    expect([jpeg, png, webp].map((head) => imageTypeOf(Uint8Array.from(head)))).toEqual([
      'jpeg',
      'png',
      'webp',
    ])
  })

  it('is none when those bytes are cut short or of anything else', () => {
    for (const head of [[], jpeg.slice(0, 2), png.slice(0, 7), webp.slice(0, 11)]) {
      expect(imageTypeOf(Uint8Array.from(head))).toBeNull()
    }
    for (const text of ['<svg xmlns=', '<!doctype html>', 'GIF89a', 'BM', '%PDF-1.7', 'II*\0']) {
      expect(imageTypeOf(Buffer.from(text))).toBeNull()
    }
  })
})
