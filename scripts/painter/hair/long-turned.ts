import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, lerp, type Point, points, steps, times } from '../kernel/points.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import type { Falling } from './falling.ts'
import { type HairLayers, noHair } from './layers.ts'
import { roots } from './strands.ts'

const strandTone = ({ tones: { hair } }: Sitter, index: number) =>
  [hair.lit, hair.dark, hair.rim][index % 3] as string

const templeLine = ({ person, traits }: Sitter): Point[] => {
  const isFringed = traits.fringe === 'fringe' || (traits.style === 'bob' && person.parting > 0)
  return isFringed
    ? points`8 0 14 -14 30 -22 45 -24 46 -44`
    : points`4 4 10 -14 20 -34 30 -48 37 -54`
}

const sideEdges = ({ style, volume, wave }: Falling) => {
  const isUp = style === 'half'
  const back = (y: number) =>
    -9 - 51.5 - volume - (y > 30 ? Math.min(10, (y - 30) * 0.12) : 0) + wave(y, -1)
  const front = (y: number) =>
    (isUp ? -30 : -10) - (y > 46 ? Math.min(10, (y - 46) * 0.2) : 0) + wave(y, 1)
  return { isUp, back, front }
}

export const longFromSide = (sitter: Sitter, falling: Falling): HairLayers => {
  const { brush, hairPaint, random, traits } = sitter
  const { length, volume } = falling
  const { isUp, back, front } = sideEdges(falling)
  const above = crown(sitter, [36, 176], volume, { top: 2, parts: 13 })
  const behind = steps(0, length, 15).map((y): Point => [back(y), y])
  const tips = times(
    5,
    (index): Point => [
      lerp(back(length), front(length), (index + 0.5) / 5),
      length + 4 - Math.abs(index - 2) * 5,
    ],
  )
  const before = steps(length - 14, 26, -15).map((y): Point => [front(y), y])
  const temple = templeLine(sitter)
  const ear = isUp
    ? points`-29 14 -26 -8 -14 -17 -2 -12 ${temple.slice(1)}`
    : points`-6 18 ${temple}`
  // Who laughs throws their head back, and the hair hangs away from it.
  const hung = (line: Point[]) =>
    traits.pose === 'laugh'
      ? line.map(([x, y]): Point => [y > 14 ? x - (y - 14) * 0.4 : x, y])
      : line
  const inside = drawn(9, (index) => {
    const share = (index + random() * 0.6) / 9
    const [x, y] = along(temple, 1 - share * 0.9)
    const down = steps(22, length, 14).map(
      (low): Point => [lerp(front(Math.max(30, low)), back(low), share), low],
    )
    const strand = points`${x} ${y} ${lerp(x, lerp(-16, -60, share), 0.62)} ${lerp(y, -40, 0.5)}
      ${lerp(-16, -60, share)} -6 ${down}`
    const opacity = [0.26, 0.3, 0.14][index % 3] as number
    const width = 1.8 + random() * 3
    return brushed(hung(strand), width, strandTone(sitter, index), opacity, { parts: 36 })
  })
  const outline = closed(hung([...above, ...behind, ...tips, ...before, ...ear]), 0.95)
  const over = brush.form(outline, { ...hairPaint, width: 2, inside })
  return { ...noHair, over, cast: outline, soft: roots(sitter, temple) }
}

export const longFromBehind = (sitter: Sitter, { length, volume, wave }: Falling): HairLayers => {
  const { brush, hairPaint, random, skull } = sitter
  const { centre, halfWidth } = skull
  const above = crown(sitter, [0, 180], volume, { parts: 14 })
  const spread = (y: number) => Math.min(8, Math.max(0, y - 20) * 0.1)
  const heights = steps(0, length, 16)
  const left = heights.map((y): Point => [centre - halfWidth - volume - spread(y) + wave(y, -1), y])
  const right = heights.map((y): Point => [centre + halfWidth + volume + spread(y) + wave(y, 1), y])
  const tips = times(
    9,
    (index): Point => [lerp(-50, 50, index / 8), length + (index % 2 ? -2 : 3) + random() * 3],
  )
  const inside = drawn(16, (index) => {
    const x = lerp(-54, 54, (index + random() * 0.6) / 16)
    const down = steps(24, length, 24).map((y): Point => [x + wave(y, x > 0 ? 1 : -1), y])
    const strand = points`${x * 0.12} -66 ${x * 0.8} -40 ${x} 0 ${down}`
    const opacity = [0.24, 0.3, 0.14][index % 3] as number
    const width = 2 + random() * 3.2
    return brushed(strand, width, strandTone(sitter, index), opacity, { parts: 24 })
  })
  const outline = closed([...above, ...left, ...tips, ...right.reverse()], 0.95)
  return { ...noHair, last: brush.form(outline, { ...hairPaint, width: 2, inside }) }
}
