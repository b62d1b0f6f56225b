import { clamp, lerp, type Point, radians, times } from '../kernel/points.ts'
import type { Random } from '../kernel/random.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { HairStyle } from '../who/traits.ts'

/** How far hair stands from the head. */
export const volumes: Partial<Record<HairStyle, number>> = {
  buzz: 1.2,
  fade: 2,
  crop: 5,
  quiff: 7,
  swept: 6,
  side: 5.5,
  slick: 4,
  curtain: 8,
  pixie: 7,
  bun: 4,
  lowbun: 4.5,
  pony: 4,
  manbun: 3.5,
  receding: 2.5,
  braid: 5,
  bob: 8,
  lob: 8,
  long: 8.5,
  wavy: 10,
  half: 8,
  shag: 11,
}

export type CrownShape = {
  top?: number
  /** Lifts the crown around `at`, as far as `wide`. */
  bump?: number
  at?: number
  wide?: number
  noise?: number
  /** The share of the volume that is left above the ears. */
  sides?: number
  parts?: number
}

type Ellipse = { x: number; y: number; wide: number; high: number }

export const headOf = ({ skull, view }: Sitter): Ellipse =>
  view === 'profile'
    ? { x: -9, y: -14, wide: 51.5, high: 55 }
    : { x: skull.centre, y: -17, wide: skull.halfWidth, high: 51 }

/** The crown as points, from one angle to another: 0 is right, 90 up. */
export const crown = (
  sitter: Sitter,
  [from, to]: readonly [from: number, to: number],
  volume: number,
  shape: CrownShape = {},
): Point[] => {
  const { top = 0, bump = 0, at = 90, wide = 34, noise = 0, sides = 1, parts = 20 } = shape
  const head = headOf(sitter)
  return times(parts + 1, (index): Point => {
    const angle = lerp(from, to, index / parts)
    const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
    const isEnd = index === 0 || index === parts
    const out =
      volume * lerp(sides, 1, clamp(sin * 1.25)) +
      bump * Math.exp(-(((angle - at) / wide) ** 2)) +
      noise * (sitter.random() - 0.4) * (isEnd ? 0 : 1)
    return [
      head.x + (head.wide + out) * cos,
      head.y - (head.high + out + top * Math.max(0, sin)) * sin,
    ]
  })
}

/** Small tufts break an edge that would be a ruler's. */
export const ragged = (
  random: Random,
  line: readonly Point[],
  size: number,
  tufts = 3,
): Point[] => {
  const edge = times((line.length - 1) * tufts, (index): Point => {
    const share = (Math.floor(index / tufts) + (index % tufts) / tufts) / (line.length - 1)
    const [x, y] = along(line, share)
    return [x + (random() - 0.5) * size * 0.6, y + (random() - 0.45) * size]
  })
  return [...edge, line[line.length - 1] as Point]
}
