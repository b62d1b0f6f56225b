import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as personas from '@dicebear/personas'
import type { Gender } from '#core/discovery/values.ts'
import type { PortraitPainter } from '#core/kernel/ports.ts'
import { type Looks, partsFor } from './style.ts'

/** Goes up with every change of the drawing, so that no old one is found. */
const EDITION = 2

/** Warm walls behind the people: above and below. */
const WALLS = [
  ['f6d9c0', 'eab48f'],
  ['f5cfc4', 'e39a8c'],
  ['f3dfb8', 'e2b871'],
  ['ead6cd', 'c9a191'],
  ['f2cdd3', 'd98f9e'],
  ['e6dcc3', 'c2ad80'],
] as const

/** The part of the style's square of 64 that makes a portrait of 3:4. */
const FRAME = { x: 9.5, y: 4, width: 45, height: 60 }

/** The style's highlights blend with what lies below, which inside a mask is nothing: grey faces. */
const withPlainHighlights = (svg: string) =>
  svg.replace(/style="mix-blend-mode:overlay" opacity="[.\d]+"/g, 'opacity=".12"')

const paint = (seed: string, gender: Gender, looks: Looks) => {
  const digest = createHash('sha256').update(seed).digest()
  const drawn = createAvatar(personas, {
    ...partsFor(gender, looks),
    seed: digest.toString('hex'),
    size: 64,
  })
  const person = withPlainHighlights(drawn.toString())
  const [above, below] = WALLS[digest.readUInt16BE() % WALLS.length] ?? WALLS[0]
  const { x, y, width, height } = FRAME
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width * 16}" height="${height * 16}">`,
    `<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#${above}"/>`,
    `<stop offset="1" stop-color="#${below}"/></linearGradient>`,
    `<path fill="url(#wall)" d="M0 0h${width}v${height}H0z"/>`,
    person.replace('<svg ', `<svg x="${-x}" y="${-y}" `),
    '</svg>',
  ].join('')
}

const keep = async (dir: string, path: string, svg: string) => {
  await mkdir(dir, { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  await writeFile(draft, svg)
  await rename(draft, path)
}

/**
 * Draws people in the style "Personas" and keeps the drawings in `dir`. Drawing is quick and
 * always gives the same, so two that draw one person at once do no harm, nor does a full disk.
 */
export const portraitPainter = ({ dir }: { dir: string }): PortraitPainter => ({
  draw: async (seed, gender, looks = {}) => {
    const what = JSON.stringify([EDITION, seed, gender, looks.age, looks.hairColor])
    const name = createHash('sha256').update(what).digest('hex').slice(0, 32)
    const path = join(dir, `${name}.svg`)
    const kept = await readFile(path, 'utf8').catch(() => null)
    if (kept !== null) return kept
    const svg = paint(seed, gender, looks)
    await keep(dir, path, svg).catch(() => undefined)
    return svg
  },
})
