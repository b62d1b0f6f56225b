import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { paintSitePictures, sitePictures } from '../../scripts/painter/site-pictures.ts'

const folder = join(import.meta.dirname, '..', '..', 'client', 'public', 'home')
const AGAIN = 'npm run pictures paints it anew'
const MOST_OF_A_SCENE = 10_000
const SCENES = ['evening', 'dusk', 'beach', 'sea', 'terrace', 'sofa', 'bar', 'street']

const pixelsOf = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()

/** How far two pictures are apart, of 255. */
const apart = async (one: Buffer, other: Buffer) => {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

describe('the pictures of the pages', () => {
  const kept = (name: string) => readFileSync(join(folder, `${name}.webp`))

  it('are those that are painted, and no others', () => {
    const names = sitePictures().map(({ name }) => `${name}.webp`)
    expect(readdirSync(folder).sort()).toEqual(names.sort())
  })

  it.runIf(isLongRun)('look as they are painted now', { timeout: 60_000 }, async () => {
    for (const { name, bytes } of await paintSitePictures()) {
      expect(await apart(kept(name), bytes), `${name}: ${AGAIN}`).toBeLessThan(2)
    }
  })

  it('of a place alone come over a phone in no time', () => {
    for (const name of SCENES) expect(kept(name).length, name).toBeLessThan(MOST_OF_A_SCENE)
  })
})
