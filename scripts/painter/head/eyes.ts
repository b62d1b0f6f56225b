import { brushed, filled, type Side } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { between, onwards, open } from '../kernel/curves.ts'
import { type Point, points, reversed } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { Iris } from '../who/person.ts'

const IRISES: Record<Iris, string> = {
  dark: '#2B1710',
  brown: '#5A3218',
  hazel: '#7A5A2A',
  green: '#5B7350',
  blue: '#4A7391',
  grey: '#66757E',
}

/** `outer`: the side of the temple; `halfWidth`: after the turn of the head. */
type Placed = { centre: Point; outer: Side; halfWidth: number }

const squeezeOf = (smile: number) => {
  if (smile === 3) return 0.8
  return smile === 2 ? 0.89 : 0.97
}

const measured = ({ person, traits }: Sitter, { centre, outer, halfWidth }: Placed) => {
  const [x, y] = centre
  const { eye } = person
  const height = eye.height * squeezeOf(traits.smile)
  const inside: Point = [x - outer * halfWidth, y + 1.4]
  const outside: Point = [x + outer * halfWidth, y - eye.tilt]
  /** A share of the half width from the middle, outwards. */
  const across = (share: number) => x + outer * halfWidth * share
  return { x, y, height, inside, outside, across, outer, halfWidth }
}
type Measured = ReturnType<typeof measured>

const lashWidth = ({ male, person }: Sitter) => {
  if (male) return 1.7
  return person.makeUp ? 2.9 : 2.2 - person.ageing.lids * 0.5
}

/** A soft plane with a line under it; shut with laughter it bends up. */
const closedEye = (sitter: Sitter, { x, y, inside, outside, across, outer }: Measured) => {
  const { tones, traits } = sitter
  const laughs = traits.gaze === 'shut'
  const down = laughs ? -1 : 1
  const low = points`${inside[0]} ${inside[1] - (laughs ? 0 : 1)} ${across(-0.3)} ${y + down * 2.8}
    ${across(0.4)} ${y + down * 2.6 - (laughs ? 0.4 : 0)} ${outside[0] + outer} ${outside[1] + 1}`
  const high = points`${inside[0]} ${inside[1] - 1} ${x} ${y - 5} ${outside}`
  const fold = points`${inside[0] + outer * 2} ${y - 4} ${x} ${y - 6.5}
    ${outside[0]} ${outside[1] - 3.5}`
  return (
    filled(between(high, reversed(low)), tones.lit, laughs ? 0 : 0.35) +
    brushed(low, lashWidth(sitter) + 0.5, tones.ink, 0.92, { mid: 0.6, end: 0.3 }) +
    brushed(fold, 1.1, tones.dark, 0.6)
  )
}

const upperLid = ({ y, height, inside, outside, across }: Measured) =>
  points`${inside} ${across(-0.52)} ${y - height * 0.82} ${across(0.06)} ${y - height * 1.1}
    ${across(0.62)} ${(y + outside[1]) / 2 - height * 0.66} ${outside}`

/** An iris that floats free stares: the upper lid rests on it, and its shadow too. */
const eyeball = (sitter: Sitter, measures: Measured, top: Point[]) => {
  const { light, look, palette, person, tones } = sitter
  const { x: middle, y: height0, height, halfWidth, outside } = measures
  const colour = IRISES[person.eye.iris]
  const radius = Math.min(5.5, person.eye.height * 1.06 + 0.2)
  const [x, y] = [middle + look * halfWidth * 0.34, height0 - height * 0.16]
  const disc = (down: number, size: number, fill: string) =>
    `<circle cx="${x}" cy="${y + down}" r="${size}" fill="${fill}"/>`
  const lower = reversed(top.map(([lidX, lidY]): Point => [lidX, lidY + 2]))
  const shadow = `${open(top)}L${outside[0]},${outside[1] + 1.5}${onwards(lower)}Z`
  const glint = `cx="${x + light * radius * 0.36}" cy="${y - radius * 0.34}" r="${radius * 0.27}"`
  return [
    disc(0, radius, mix(colour, tones.ink, 0.62)),
    disc(0.3, radius * 0.8, mix(colour, palette.light, 0.08)),
    disc(0, radius * 0.47, mix(tones.ink, '#0A0506', 0.6)),
    filled(shadow, tones.deep, 0.5),
    `<circle ${glint} fill="#fff" opacity="0.95"/>`,
  ].join('')
}

const lidCrease = ({ person, tones }: Sitter, measures: Measured) => {
  const { y, height, inside, outside, across, outer, halfWidth } = measures
  if (person.lid === 'mono') return ''
  const isHooded = person.lid === 'hooded'
  const line = points`${inside[0] + outer * halfWidth * 0.24} ${y - height * 0.9 - 1.2}
    ${across(0.1)} ${y - height * 1.1 - (isHooded ? 1.7 : 3)}
    ${outside[0] + outer * (isHooded ? 2.2 : 0.4)} ${outside[1] - (isHooded ? 0.8 : 2.8)}`
  return brushed(line, isHooded ? 2 : 1.3, tones.dark, 0.72, { mid: 0.6 })
}

/** Skin that hangs from the brow over the outer half of the eye. */
const hood = ({ person, tones }: Sitter, measures: Measured) => {
  const { y, height, inside, outside, across, outer, halfWidth } = measures
  const sag = person.ageing.lids * (person.lid === 'hooded' ? 1.2 : 1)
  if (sag < 0.12) return ''
  const above = points`${inside[0] + outer * halfWidth * 0.3} ${y - height * 1.05}
    ${across(0.1)} ${y - height * 1.1 - 4.6} ${outside[0] + outer * 3.6} ${outside[1] - 4.5}
    ${outside[0] + outer * (2.2 + sag * 1.6)} ${outside[1] + sag * 1.4}`
  const edge = points`${outside[0] + outer * (2.2 + sag * 1.6)} ${outside[1] + sag * 1.4}
    ${across(0.6)} ${y - height * 0.72 + sag * 1.7} ${across(0)} ${y - height * 1.16 + sag * 1.1}
    ${inside[0] + outer * halfWidth * 0.3} ${y - height * 1.05}`
  const skin = mix(tones.middle, tones.dark, 0.42)
  return (
    filled(between(above, edge), skin, Math.min(0.92, sag * 1.6)) +
    brushed(edge, 1.6, tones.deep, Math.min(0.8, 0.25 + sag * 0.6).toFixed(2), { mid: 0.3 })
  )
}

/** Shadow on the lid of a woman who is made up. */
const eyeShadow = ({ brush, person, tones }: Sitter, { x, y, height, halfWidth }: Measured) =>
  person.makeUp
    ? brush.spot(mix(tones.deep, '#6A2E52', 0.4), 0.38, [x, y - height - 1.4], [halfWidth + 2, 4.4])
    : ''

const openEye = (sitter: Sitter, measures: Measured) => {
  const { brush, male, person, tones, traits } = sitter
  const { x, y, height, inside, outside, across, outer } = measures
  const smiles = traits.smile === 2 || traits.smile === 3
  const top = upperLid(measures)
  const low = points`${outside} ${across(0.5)} ${y + height * (smiles ? 0.36 : 0.6)}
    ${across(-0.3)} ${y + height * (smiles ? 0.56 : 0.72)} ${inside}`
  const shape = `${open(top)}${open(low).replace(/^M[^C]*/, '')}Z`
  // A lid that hangs hides the end.
  const wing = Math.max(0, 1 - person.ageing.lids * 3)
  // Thickest outside; women carry a short lash.
  const lash = points`${top} ${outside[0] + outer * (male ? 0.8 : 0.6 + wing * 1.6)} ${outside[1] - (male ? 0 : wing * 1.4)}`
  const pressure = { start: 0.25, mid: 0.68, end: 0.12, parts: 14 }
  const lid = filled(stroke(lash, lashWidth(sitter), pressure), tones.ink)
  const lower = points`${outside[0]} ${outside[1] + 0.4} ${across(0.3)} ${y + height * 0.74}
    ${across(-0.4)} ${y + height * 0.86}`
  const pouch = points`${inside[0] + outer * 2} ${y + height + 2.6} ${x} ${y + height + 3.6}
    ${outside[0] - outer} ${y + height + 1.8}`
  return [
    eyeShadow(sitter, measures),
    brush.form(shape, { fill: tones.white, inside: eyeball(sitter, measures, top) }),
    lid,
    lidCrease(sitter, measures),
    hood(sitter, measures),
    brushed(lower, 0.9, tones.dark, 0.65),
    smiles ? brushed(pouch, 1, tones.dark, 0.34) : '',
  ].join('')
}

export const isShut = ({ traits }: Sitter) => traits.gaze === 'down' || traits.gaze === 'shut'

export const eye = (sitter: Sitter, placed: Placed) => {
  const measures = measured(sitter, placed)
  return isShut(sitter) ? closedEye(sitter, measures) : openEye(sitter, measures)
}

/** One stroke, rounded at the nose and tapered to the temple. */
export const brow = (sitter: Sitter, { centre: [x, y], outer, halfWidth }: Placed) => {
  const { male, person, tones, traits } = sitter
  const shape = person.brow
  const thick = (male ? 4.4 : 3.4) * shape.thick
  const lift = traits.smile === 4 && outer === 1 ? -1.2 : 0
  const across = (share: number) => x + outer * halfWidth * share
  const line = points`${across(-0.98) - outer * shape.gap * 0.5} ${y - 0.4 + lift * 0.5}
    ${across(-0.35)} ${y - 0.3 - shape.arch * 0.7 + lift} ${across(0.35)} ${y - shape.arch + lift}
    ${across(0.85)} ${y - shape.arch * 0.6 + lift} ${across(shape.length)} ${y + 1 - shape.tilt + lift}`
  return filled(
    stroke(line, thick, { start: 0.25, mid: 0.26, end: 0.1, parts: 24 }),
    tones.brow,
    0.86,
  )
}
