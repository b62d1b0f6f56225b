import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { disc } from '../kernel/curves.ts'
import { last, lerp, type Point, points } from '../kernel/points.ts'
import { tube } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { hasBareArms, hasShortSleeves } from './arms.ts'
import { clothShade, fabricOf, type Wearing } from './cloth.ts'
import { pattern } from './patterns.ts'
import { skinShade, type Torso } from './torso.ts'

type Part = { line: Point[]; from: number; to: number }
/** What an arm is made of: painted as the torso is, so that the shoulder shows no joint. */
type Stuff = { fill: string; rim: string; fold: string; over: string }

/** The light as it falls over the whole torso. */
const rampOf = ({ light }: Sitter, { halfWidth }: Torso) =>
  ({ from: [light * halfWidth, 88], to: [-light * halfWidth, 280] }) as const

const skinStuff = (sitter: Sitter, torso: Torso): Stuff => {
  const { brush, tones } = sitter
  const dark = mix(tones.middle, tones.dark, 0.7)
  const fill = brush.shaded(tones.lit, tones.middle, dark, rampOf(sitter, torso))
  return { fill, rim: tones.rim, fold: tones.dark, over: skinShade(sitter, torso) }
}

const clothStuff = (wearing: Wearing): Stuff => {
  const { sitter, torso, fabric } = wearing
  const { lit, base, dark, rim, fold } = fabric
  const fill = sitter.brush.shaded(lit, base, dark, rampOf(sitter, torso))
  return { fill, rim, fold, over: pattern(wearing) + clothShade(wearing) }
}

const tubeOf = ({ line, from, to }: Part) => tube(line, from, to, { parts: 12, round: true })

/** Covers the edge that the light would draw where the arm comes out of the shoulder. */
const shoulderCap = ({ line, from }: Part, { fill }: Stuff, which: number) => {
  const [x, y] = line[0] as Point
  return filled(disc(x - which * 5, y - 2, from + 2.5), fill)
}

/** The shade of an arm on the body, from the armpit on. */
const shadeOf = (upper: Part, { fold }: Stuff, which: number) => {
  const [start, middle, elbow] = upper.line as [Point, Point, Point]
  const inner = upper.from * 0.8 * which
  const armpit = points`${start[0] - inner} ${start[1] + 22} ${middle[0] - inner} ${middle[1] + 6}
    ${elbow[0] - inner * 0.9} ${elbow[1]}`
  return brushed(armpit, 8, fold, 0.36)
}

/** What the forearm throws on what it lies over. */
const castOf = ({ light }: Sitter, part: Part, { fold }: Stuff) =>
  `<path d="${tubeOf(part)}" transform="translate(${-4 * light},7)" fill="${fold}" opacity=".3"/>`

/** Upper arm and forearm as one form. */
const armOf = (sitter: Sitter, parts: readonly Part[], stuff: Stuff, which: number) => {
  const [upper, fore] = parts as [Part, Part | undefined]
  const cast = fore ? castOf(sitter, fore, stuff) : ''
  const cap = shoulderCap(upper, stuff, which)
  const inside = cap + stuff.over + shadeOf(upper, stuff, which)
  const { fill, rim } = stuff
  return cast + sitter.brush.form(parts.map(tubeOf), { fill, rim, width: 2.2, inside })
}

const clothed = (wearing: Wearing, parts: readonly Part[], which: number) =>
  armOf(wearing.sitter, parts, clothStuff(wearing), which)

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
const shoulderOf = ({ body, halfWidth, side }: Torso, which: number): Point => {
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
  const { male } = sitter
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
  const bare = (from: number) =>
    armOf(sitter, [{ ...upper, to: from }, bareFore], skinStuff(sitter, torso), which)
  if (hasBareArms(sitter)) return bare(thick * 0.78)
  if (!hasShortSleeves(sitter)) {
    return clothed(wearing, [upper, fore], which) + cuff(wearing, fore)
  }
  const [start, middle, low] = upper.line as [Point, Point, Point]
  const hem: Point = [lerp(middle[0], low[0], 0.5), lerp(middle[1], low[1], 0.5)]
  const short = { line: [start, middle, hem], from: thick + 1, to: thick + 1.5 }
  return bare(thick * 0.74) + clothed(wearing, [short], which)
}

/** Hangs down, behind what is held on that side. */
export const restingLimb = (sitter: Sitter, torso: Torso, which: 1 | -1) => {
  const half = torso.halfWidth
  const out = torso.body.arm + torso.body.belly * 0.3
  const elbow: Point = [which * (half + out * 0.5), 262]
  return limb(sitter, torso, which, [elbow, [which * (half + out * 0.5 - 2), 392]])
}
