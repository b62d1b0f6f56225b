import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '#adapters/photos/fingerprint.ts'
// As in the product, no decoder for buffers but that of WebP is open, whatever ran before.
import '#adapters/photos/reencode.ts'
import { ALIKE_BITS_MAX, bitsApart, isAlike } from '#core/photo/fingerprint.ts'

/** Some hills and lights, others for each seed. */
const picture = async (seed: number) => {
  const [width, height] = [320, 400]
  let state = seed * 7919
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const waves = Array.from({ length: 7 }, () => [next(), next(), next(), next()] as const)
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let light = 128
      for (const [a, b, c, d] of waves) {
        const across = Math.cos((x / width) * Math.PI * (1 + 5 * a) + 6 * b)
        const down = Math.cos((y / height) * Math.PI * (1 + 5 * c) + 6 * d)
        light += 40 * across * down
      }
      pixels.fill(Math.max(0, Math.min(255, light)), (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()
}
const hashOf = async (bytes: Uint8Array) => (await fingerprintOf(bytes))?.hash ?? ''

describe('what a picture looks like', () => {
  it('stays within the bits that count as the same when it is compressed, halved, brightened or mirrored', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const bytes = await picture(seed)
      const print = await fingerprintOf(bytes)
      const again = [
        await sharp(bytes).webp({ quality: 20 }).toBuffer(),
        await sharp(bytes).resize(160).webp({ quality: 70 }).toBuffer(),
        await sharp(bytes).modulate({ brightness: 1.08 }).webp().toBuffer(),
      ]
      for (const other of again) {
        expect(isAlike(bitsApart(print?.hash ?? '', await hashOf(other)))).toBe(true)
      }
      const flopped = await hashOf(await sharp(bytes).flop().webp().toBuffer())
      expect(isAlike(bitsApart(print?.mirrored ?? '', flopped))).toBe(true)
    }
  })

  it('is further than that from another picture', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => hashOf(await picture(n + 1))),
    )
    const nearest = hashes.flatMap((one, nth) =>
      hashes.slice(nth + 1).map((other) => bitsApart(one, other)),
    )
    expect(Math.min(...nearest)).toBeGreaterThan(ALIKE_BITS_MAX)
  })

  it('is nothing of a picture that is all one colour: any two of them are alike', async () => {
    const create = { width: 90, height: 120, channels: 3, background: '#b5654a' } as const
    expect(
      await fingerprintOf(await sharp({ create }).webp({ lossless: true }).toBuffer()),
    ).toBeNull()
  })

  it('is told apart by the bits in which two differ, whichever comes first', () => {
    const bits = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(bits, bits, (one, other) => {
        expect(bitsApart(one, one)).toBe(0)
        expect(bitsApart(one, other)).toBe(bitsApart(other, one))
      }),
    )
    expect([isAlike(ALIKE_BITS_MAX), isAlike(ALIKE_BITS_MAX + 1)]).toEqual([true, false])
  })
})
