import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { drawMap, facesOnMap, MAP_PICTURES, paintMap } from '../../../scripts/map-drawing.ts'

const client = join(import.meta.dirname, '..', '..', '..', 'client')
const read = (...path: string[]) => readFileSync(join(client, ...path), 'utf8')

/** Of 255: what a soft edge may differ by from one machine to the next. */
const CHANNEL_TOLERANCE = 32

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()

describe('the map of the lander maplanding (LND-01)', () => {
  it.runIf(isLongRun).each(MAP_PICTURES)(
    'is in $file what is drawn today from the world atlas and the towns of the site',
    async ({ file, width }) => {
      const kept = await pixelsOf(readFileSync(join(client, 'public', 'landers', file)))
      const drawn = await pixelsOf(await paintMap(drawMap(), width))
      const far = kept.filter(
        (value, nth) => Math.abs(value - (drawn[nth] ?? 0)) > CHANNEL_TOLERANCE,
      )
      expect(kept.length).toBe(drawn.length)
      expect(far.length, `${file} is another: node scripts/map.ts`).toBe(0)
    },
  )

  it.each(facesOnMap())('has the face of $name at its own town', ({ name, left, top }) => {
    const style = read('features', 'site', 'landers', 'maplanding.module.css')
    const rule = style.match(new RegExp(`\\.${name} \\{([^}]*)\\}`))?.[1] ?? ''
    expect(rule).toContain(`top: ${top}%`)
    expect(rule).toContain(`left: ${left}%`)
  })
})
