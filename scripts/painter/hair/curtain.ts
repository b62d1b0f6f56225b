import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { clamp, drawn, last, lerp, type Point, points, steps, times } from '../kernel/points.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import type { Falling, FallingStyle, HairSide } from './falling.ts'
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

/** Some wear their hair behind one ear or shoulder, some behind both. */
const isTucked = ({ person, traits }: Sitter, { style }: Falling, side: HairSide) => {
  if (traits.cover || traits.fringe === 'fringe' || style === 'bob') return false
  if (style === 'lob') return side < 0
  if (person.wave > 1.16) return side < 0
  return person.wave < 0.93 && (side < 0 || style !== 'shag')
}

const SPREADS: Partial<Record<FallingStyle, number>> = { bob: 3, wavy: 13, shag: 11 }

const measured = (sitter: Sitter, parted: Parted, side: HairSide) => {
  const { skull } = sitter
  const { falling, isTurned } = parted
  const { length, style, volume, wave } = falling
  const isFar = isTurned && side > 0
  const tucked = !isFar && isTucked(sitter, falling, side)
  const end = tucked ? 30 : length * (isFar ? 0.82 : 1)
  const spread = (y: number) => (y > 10 ? Math.min(SPREADS[style] ?? 12, (y - 10) * 0.14) : 0)
  const outside = (y: number) =>
    skull.centre +
    side * (skull.halfWidth + volume * (isFar ? 0.6 : 1) + spread(y) * (isFar ? 0.2 : 1)) +
    wave(y, side) * (y > -10 ? 1 : 0.3)
  const inside = (y: number) => {
    const face = side < 0 ? skull.left(y) : skull.right(y)
    const down = clamp((y - 34) / 40)
    const shoulder = skull.centre + side * (isTurned && side < 0 ? 33 : 31)
    return lerp(face - side * (tucked ? -3 : 3), shoulder, down) + wave(y, side) * down
  }
  // Long hair runs to a soft point: cut straight it would be a block.
  const share = style === 'bob' ? 0 : length > 120 ? 0.36 : 0.16
  const taper = (y: number) => share * clamp((y - end + 64) / 64) ** 1.6
  const outer = (y: number) => lerp(outside(y), inside(y), taper(y))
  const inner = (y: number) => lerp(inside(y), outside(y), taper(y))
  return { ...parted, side, isFar, tucked, end, outer, inner }
}
type Measured = ReturnType<typeof measured>

/** Begins a little under the crown, or the curve would rise over it at the parting. */
const crownBeside = (sitter: Sitter, { side, turn, falling, isFar }: Measured) => {
  const volume = falling.volume * (isFar ? 0.75 : 1)
  const [start] = crown(sitter, [turn + side * 9, turn], volume - 4, { top: 2, parts: 1 })
  const above = crown(sitter, [turn + side * 6, side > 0 ? 4 : 176], volume, { top: 2, parts: 8 })
  return [start as Point, ...above]
}

/** A few soft tips, the middle ones longest; what is tucked ends in one, behind the ear. */
const tipsOf = ({ random }: Sitter, { falling, end, outer, inner, side, tucked }: Measured) => {
  if (tucked) return [[outer(end) - side * 8, end] as Point]
  const isBob = falling.style === 'bob'
  return times(4, (index): Point => {
    const share = (index + 0.5) / 4
    const shorter = isBob ? -share * 4 : -Math.abs(share - 0.45) * 40
    const y = end + (index % 2 ? -0.6 : 1) + shorter + (random() - 0.5)
    return [lerp(outer(end), inner(end), share), y]
  })
}

const besideFace = ({ skull: { at } }: Sitter, { side, tucked, fringe }: Measured) => {
  const placed = (line: Point[]) => line.map(([angle, y]) => at(side * angle, y))
  if (tucked) {
    // Behind the ear, which stands out from the head.
    const behindEar = placed(points`108 4 99 -11`).map(([x, y]): Point => [x + side * 5, y])
    return [...behindEar, ...placed(points`86 -8 75 -14 62 -27 55 -35`)]
  }
  if (fringe === 'bangs') return placed(points`76 20 72 2 60 -14 36 -22 16 -36`)
  return placed(points`80 20 77 4 69 -14 56 -30`)
}

const overBrow = ({ person, skull: { at } }: Sitter, { angle, fringe, side }: Measured) => {
  if (fringe === 'bangs') return []
  return [
    at(lerp(side * 54, angle, 0.4), person.forehead + 5),
    at(lerp(side * 54, angle, 0.75), person.forehead - 4),
  ]
}

/** From the parting over the temple and down: few, thin and soft. */
const strandsOf = (sitter: Sitter, measures: Measured, upTo: Point) => {
  const { random, skull, tones } = sitter
  const { end, falling, inner, outer, side, top, tucked, turn } = measures
  const { dark, lit } = tones.hair
  return drawn(8, (index) => {
    const share = (index + 0.2 + random() * 0.5) / 8
    const volume = falling.volume * 0.8 * share - (1 - share) * 8
    const over = crown(sitter, [turn, side > 0 ? 4 : 176], volume, { parts: 8 })
    const [x, y] = along(over, 0.55)
    const temple = lerp(skull.at(side * (tucked ? 100 : 70), -6)[0], outer(-6), share)
    const down = steps(20, end + 4, 14).map(
      (low): Point => [lerp(inner(Math.max(30, low)), outer(low), share), low],
    )
    const strand = points`${top[0] + side * 2} ${top[1] + 2}
      ${lerp(upTo[0], x, share)} ${lerp(upTo[1], y, share)} ${temple} -6 ${down}`
    const [colour, opacity] = index % 2 ? [dark, 0.3] : [lit, 0.26]
    const width = 1.6 + random() * 3
    return brushed(strand, width, colour, opacity, { mid: 0.45, parts: 40, start: 0.05 })
  })
}

/** The hair on one side of the parting. */
export const curtain = (sitter: Sitter, parted: Parted, side: HairSide): Curtain => {
  const measures = measured(sitter, parted, side)
  const { end, inner, isFar, outer, top } = measures
  const above = crownBeside(sitter, measures)
  const outside = steps(-8, end - 8, 15).map((y): Point => [outer(y), y])
  const tips = tipsOf(sitter, measures)
  const inside = steps(end - 16, 26, -15).map((y): Point => [inner(y), y])
  const face = besideFace(sitter, measures)
  const brow = overBrow(sitter, measures)
  const line = [top, ...above, ...outside, ...tips, ...inside, ...face, ...brow]
  const strands = strandsOf(sitter, measures, last(face))
  return { outline: [closed(line, 0.95)], strands, isFar }
}
