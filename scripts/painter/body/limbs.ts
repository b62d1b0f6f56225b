import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { last, lerp, type Point, points } from '../kernel/points.ts'
import { tube } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { Top } from '../who/traits.ts'
import { hasBareArms } from './arms.ts'
import { fabricOf, shadedCloth, type Wearing } from './cloth.ts'
import { pattern } from './patterns.ts'
import type { Torso } from './torso.ts'

const SHORT_SLEEVES: Top[] = ['tee', 'polo', 'vest']

type Part = { line: Point[]; from: number; to: number }

const skinned = ({ brush, tones }: Sitter, { line, from, to }: Part) => {
  const fill = brush.shaded(tones.lit, tones.middle, mix(tones.middle, tones.dark, 0.8))
  const outline = tube(line, from, to, { parts: 12, round: true })
  return brush.form(outline, { fill, rim: tones.rim, width: 2.2 })
}

const creasesAcross = ({ line, from, to }: Part, { fabric }: Wearing) => {
  const [startX, startY] = line[0] as Point
  const [endX, endY] = last(line)
  const length = Math.hypot(endX - startX, endY - startY) || 1
  const across: Point = [-(endY - startY) / length, (endX - startX) / length]
  return [0.2, 0.42, 0.86]
    .map((share, index) => {
      const [x, y] = [lerp(startX, endX, share), lerp(startY, endY, share)]
      const half = lerp(from, to, share) * 0.8
      const [byX, byY] = [across[0] * half, across[1] * half]
      const crease = points`${x - byX} ${y - byY} ${x + byX * 0.1} ${y + byY * 0.1 + 5} ${x + byX * 0.7} ${y + byY * 0.7}`
      return brushed(crease, 4.5, index % 2 ? fabric.shine : fabric.fold, 0.34)
    })
    .join('')
}

const clothed = (wearing: Wearing, part: Part) => {
  const { sitter, fabric } = wearing
  const outline = tube(part.line, part.from, part.to, { parts: 12, round: true })
  const inside = pattern(wearing) + creasesAcross(part, wearing)
  const fill = shadedCloth(sitter, fabric)
  return sitter.brush.form(outline, { fill, rim: fabric.rim, width: 2.2, inside })
}

const cuff = ({ sitter, fabric }: Wearing, { line, to }: Part) => {
  const [endX, endY] = last(line)
  const [fromX, fromY] = line[line.length - 2] as Point
  const turn = (Math.atan2(endY - fromY, endX - fromX) * 180) / Math.PI
  const edge = `M-5,${-to - 2}Q8,${-to - 1} 12,${-to}V${to}Q8,${to + 1} -5,${to + 2}Z`
  const fill = mix(fabric.base, fabric.dark, 0.2)
  const form = sitter.brush.form(edge, { fill, rim: fabric.rim, width: 1.2 })
  return `<g transform="translate(${endX},${endY}) rotate(${turn.toFixed(1)})">${form}</g>`
}

/** Halfway a bent line the elbow is a little outside of it. */
const bent = (from: Point, to: Point, by: number): Point[] => {
  const middle: Point = [(from[0] + to[0]) / 2 + by, (from[1] + to[1]) / 2]
  return [from, middle, to]
}

/** Where an arm begins, on a torso whose arms are free. */
export const shoulderOf = ({ body, halfWidth, side }: Torso, which: number): Point => {
  const [[x, y]] = side(which, [[halfWidth - 27, 92 + body.drop + 29]]) as [Point]
  return [x, y]
}

/** One arm of a torso whose arms are free: from the shoulder over the elbow to the wrist. */
export const limb = (
  sitter: Sitter,
  torso: Torso,
  which: 1 | -1,
  [elbow, wrist]: readonly [elbow: Point, wrist: Point],
) => {
  const { male, traits } = sitter
  const wearing = { sitter, torso, fabric: fabricOf(sitter) }
  const extra = torso.body.arm
  const thick = (male ? 28 : 23) + extra * 0.7
  const upper = {
    line: bent(shoulderOf(torso, which), elbow, which * 3),
    from: thick,
    to: thick * 0.84,
  }
  const end = male ? 16.5 : 13.5
  const fore = { line: bent(elbow, wrist, 0), from: thick * 0.84, to: end + 2 }
  const bareFore = { ...fore, to: end - 0.5, from: thick * 0.72 }
  if (hasBareArms(sitter) || traits.top === 'vest') {
    return skinned(sitter, upper) + skinned(sitter, bareFore)
  }
  if (!SHORT_SLEEVES.includes(traits.top)) {
    return clothed(wearing, upper) + clothed(wearing, fore) + cuff(wearing, fore)
  }
  const [start, middle, low] = upper.line as [Point, Point, Point]
  const hem: Point = [lerp(middle[0], low[0], 0.5), lerp(middle[1], low[1], 0.5)]
  const short = { line: [start, middle, hem], from: thick + 1, to: thick + 1.5 }
  const arm = skinned(sitter, { ...upper, to: thick * 0.74 }) + skinned(sitter, bareFore)
  return arm + clothed(wearing, short)
}

/** Hangs down, behind what is held on that side. */
export const restingLimb = (sitter: Sitter, torso: Torso, which: 1 | -1) => {
  const half = torso.halfWidth
  const out = torso.body.arm + torso.body.belly * 0.3
  const elbow: Point = [which * (half + out * 0.5), 262]
  return limb(sitter, torso, which, [elbow, [which * (half + out * 0.5 - 2), 392]])
}
