import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { clamp, drawn, last, lerp, type Point, points, steps, times } from '../kernel/points.ts'
import { along, stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import type { Falling, HairSide } from './falling.ts'
import type { FringeKind } from './fringe.ts'

export type Parted = {
  falling: Falling
  fringe: FringeKind
  /** Where the parting is, from the nose. */
  angle: number
  top: Point
  /** Where it meets the crown, in degrees. */
  turn: number
  isTurned: boolean
}
export type Curtain = { outline: string[]; strands: string; isFar: boolean }

const tuckedSide = ({ person }: Sitter, { style }: Falling): number => {
  if (style === 'lob') return -1
  if (style === 'half') return 0
  if (style === 'wavy') return person.wave > 1.1 ? -1 : 0
  return person.wave > 1.2 ? -1 : 0
}

const measured = (sitter: Sitter, parted: Parted, side: HairSide) => {
  const { skull, traits } = sitter
  const { falling, isTurned } = parted
  const { length, style, volume, wave } = falling
  const isFar = isTurned && side > 0
  const tucked = tuckedSide(sitter, falling) === side && !traits.cover && !isFar
  const end = isFar ? Math.min(length, length * 0.82) : length
  const spread = (y: number) => (y > 10 ? Math.min(style === 'bob' ? 3 : 9, (y - 10) * 0.11) : 0)
  const outer = (y: number) =>
    skull.centre +
    side * (skull.halfWidth + volume * (isFar ? 0.6 : 1) + spread(y) * (isFar ? 0.2 : 1)) +
    wave(y, side) * (y > -10 ? 1 : 0.3)
  const inner = (y: number) => {
    const face = side < 0 ? skull.left(y) : skull.right(y)
    const down = clamp((y - 34) / 40)
    const shoulder = skull.centre + side * (isTurned && side < 0 ? 30 : 27)
    return lerp(face - side * (tucked ? -3 : 6), shoulder, down) + wave(y, side) * down
  }
  return { ...parted, side, isFar, tucked, end, outer, inner }
}
type Measured = ReturnType<typeof measured>

const crownBeside = (sitter: Sitter, { side, turn, falling, isFar }: Measured) =>
  crown(sitter, [turn + side * 12, side > 0 ? 4 : 176], falling.volume * (isFar ? 0.75 : 1), {
    top: 2,
    parts: 7,
  })

/** Several tips, instead of one blade. */
const tipsOf = ({ random }: Sitter, { falling, end, outer, inner }: Measured) => {
  const isBob = falling.style === 'bob'
  const count = isBob ? 4 : 5
  return times(count, (index): Point => {
    const share = (index + 0.5) / count
    const shorter = isBob ? -share * 4 : -Math.abs(share - 0.4) * 26
    const y = end + (index % 2 ? -5 : 6) + shorter + (random() - 0.5) * 5
    return [lerp(outer(end), inner(end), share), y]
  })
}

const besideFace = ({ skull: { at } }: Sitter, { side, tucked, fringe }: Measured) => {
  const placed = (line: Point[]) => line.map(([angle, y]) => at(side * angle, y))
  if (tucked) return placed(points`98 20 99 0 92 -13 76 -20 58 -32`)
  if (fringe === 'bangs') return placed(points`76 20 72 2 60 -14 36 -22 16 -36`)
  return placed(points`74 20 72 4 65 -14 54 -29`)
}

const overBrow = ({ person, skull: { at } }: Sitter, { angle, fringe, side }: Measured) => {
  if (fringe === 'bangs') return []
  return [
    at(lerp(side * 54, angle, 0.4), person.forehead + 5),
    at(lerp(side * 54, angle, 0.75), person.forehead - 4),
  ]
}

/** From the parting over the temple and down. */
const strandsOf = (sitter: Sitter, measures: Measured, upTo: Point) => {
  const { random, skull, tones } = sitter
  const { end, falling, inner, outer, side, top, turn } = measures
  const { dark, lit, rim } = tones.hair
  return drawn(10, (index) => {
    const share = (index + random() * 0.6) / 10
    const volume = falling.volume * 0.8 * share - (1 - share) * 8
    const over = crown(sitter, [turn, side > 0 ? 4 : 176], volume, { parts: 8 })
    const [x, y] = along(over, 0.55)
    const temple = lerp(skull.at(side * 70, -6)[0], outer(-6), share)
    const down = steps(24, end + 4, 24).map(
      (low): Point => [lerp(inner(Math.max(30, low)), outer(low), share), low],
    )
    const strand = points`${top[0] + side * 2} ${top[1] + 2}
      ${lerp(upTo[0], x, share)} ${lerp(upTo[1], y, share)} ${temple} -6 ${down}`
    const colour = [lit, dark, rim][index % 3] as string
    const opacity = [0.32, 0.42, 0.16][index % 3] as number
    return brushed(strand, 2.2 + random() * 4.2, colour, opacity, { mid: 0.4, parts: 26 })
  })
}

const looseLock = ({ random }: Sitter, { end, outer, side }: Measured) => {
  const low = end - 24
  const line = points`${outer(30)} 30 ${outer(70) + side * 3} ${Math.min(70, low)}
    ${outer(low) + side * 5} ${low} ${outer(low) + side * (8 + random() * 6)} ${end - 2}`
  return stroke(line, 15, { mid: 0.5, parts: 14 })
}

/** The hair on one side of the parting. */
export const curtain = (sitter: Sitter, parted: Parted, side: HairSide): Curtain => {
  const measures = measured(sitter, parted, side)
  const { end, falling, inner, isFar, outer, top } = measures
  const above = crownBeside(sitter, measures)
  const outside = steps(-8, end - 8, 15).map((y): Point => [outer(y), y])
  const tips = tipsOf(sitter, measures)
  const inside = steps(end - 16, 26, -15).map((y): Point => [inner(y), y])
  const face = besideFace(sitter, measures)
  const brow = overBrow(sitter, measures)
  const line = [top, ...above, ...outside, ...tips, ...inside, ...face, ...brow]
  const strands = strandsOf(sitter, measures, last(face))
  const hasLock = falling.style === 'wavy' || falling.style === 'shag'
  const lock = hasLock ? [looseLock(sitter, measures)] : []
  return { outline: [closed(line, 0.95), ...lock], strands, isFar }
}
