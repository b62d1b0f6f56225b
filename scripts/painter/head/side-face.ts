import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { drawn, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Smile } from '../who/traits.ts'
import { isShut } from './eyes.ts'
import type { Face } from './face.ts'
import { lipColour } from './mouth.ts'
import { sideAgeLines } from './side-age-lines.ts'

/** The inner corner of the eye. */
const EYE_X = 37.5

const LIT_FROM_FRONT = 'M-8,-74C4,-44 10,-26 6,-8C0,8 10,20 6,36C2,50 4,62 -2,76L-90,76L-90,-74Z'
const LIT_FROM_BEHIND =
  'M30,-74C37,-44 38,-30 35,-18C37,-6 38,2 37,10C35,20 37,26 36,34C33,42 35,50 30,58C26,66 24,70 20,76L90,76L90,-74Z'

const eyeYOf = ({ sideOutline }: Sitter) => sideOutline.eyeY

const planes = (sitter: Sitter) => {
  const { brush, light, mood, sideOutline, tones, traits } = sitter
  const eyeY = eyeYOf(sitter)
  const isLit = light > 0
  const turn = brush.fade(tones.dark, [isLit ? 30 : -20, 0], [isLit ? -56 : 56, 20], 0.6)
  return [
    `<rect x="-90" y="-90" width="180" height="180" fill="${turn}"/>`,
    filled(isLit ? LIT_FROM_FRONT : LIT_FROM_BEHIND, tones.dark, mood.deep),
    brush.spot(tones.dark, 0.56, [33, eyeY - 5], [16, 13]),
    brush.spot(tones.blush, 0.34, [22, sideOutline.noseY], [20, 17]),
    brush.spot(
      tones.rim,
      (isLit ? 0.36 : 0.14) * (traits.skin > 3 ? 0.5 : 1),
      [22, eyeY + 10],
      [16, 11],
    ),
  ].join('')
}

/** A wedge, its lid and its crease. */
const openEye = ({ brush, male, person, tones }: Sitter, y: number) => {
  const x = EYE_X
  const high = person.eye.height * 0.92
  const shape = [
    `M${x + 1.6},${y - high * 0.95}C${x - 3},${y - high * 1.1} ${x - 8},${y - high * 0.3} `,
    `${x - 10.5},${y + 1.4}C${x - 6},${y + high * 0.8} ${x - 1},${y + high * 0.8} `,
    `${x + 0.8},${y + high * 0.5}C${x + 2.2},${y} ${x + 2.2},${y - high * 0.5} `,
    `${x + 1.6},${y - high * 0.95}Z`,
  ].join('')
  const ellipse = (dx: number, wide: number, tall: number, fill: string) =>
    `<ellipse cx="${x + dx}" cy="${y - 0.6}" rx="${wide}" ry="${tall}" fill="${fill}"/>`
  const ball =
    ellipse(-0.6, 2.9, high, mix(tones.ink, '#4A2A18', 0.3)) +
    ellipse(-0.1, 1.6, high * 0.55, tones.ink) +
    `<circle cx="${x - 0.4}" cy="${y - 2}" r="1" fill="#fff" opacity="0.9"/>`
  const lid = points`${x - 11.5} ${y + 1.6} ${x - 6} ${y - high * 0.7} ${x - 1} ${y - high * 1.15}
    ${x + 4 + (male ? 0 : 1.2)} ${y - high * 1.05 - (male ? 0 : 0.8)}`
  const fold = points`${x - 9} ${y - 3.5} ${x - 3} ${y - high - 3} ${x + 2} ${y - high - 2.2}`
  return [
    brush.form(shape, { fill: tones.white, inside: ball }),
    brushed(lid, male ? 1.9 : 2.6, tones.ink, undefined, { start: 0.3, mid: 0.6, end: 0.1 }),
    brushed(fold, 1.2, tones.dark, 0.7),
  ].join('')
}

const closedEye = ({ male, tones, traits }: Sitter, y: number) => {
  const x = EYE_X
  const laughs = traits.gaze === 'shut'
  const lid = laughs
    ? points`${x - 11} ${y + 1.6} ${x - 8} ${y - 1} ${x - 2.5} ${y - 1.8} ${x + 1.6} ${y + 0.6}`
    : points`${x - 11} ${y} ${x - 5} ${y + 2.2 + 1} ${x + 2.5} ${y}`
  const fold = points`${x - 9} ${y - 4.5} ${x - 2} ${y - 5.5}`
  return (
    brushed(lid, male ? 2 : 2.7, tones.ink, 0.95, { mid: 0.6, end: 0.3 }) +
    brushed(fold, 1.1, tones.dark, 0.6)
  )
}

const browAndNose = ({ male, person, sideOutline, tones }: Sitter, eyeY: number) => {
  const { brow, nose } = person
  const { noseY } = sideOutline
  const y = eyeY - 14.6 + brow.y * 0.6
  const line = points`${EYE_X - 14} ${y + 2.6 - brow.tilt} ${EYE_X - 6} ${y - brow.arch * 0.8}
    ${EYE_X + 4} ${y - 0.4}`
  const thick = (male ? 4 : 3.1) * brow.thick
  const wing = points`42 ${noseY - 4} 39 ${noseY + 0.5} 41 ${noseY + 5}`
  const nostril = `cx="46.5" cy="${noseY + 3.8 - nose.up * 0.4}" rx="2.2" ry="1"`
  return [
    brushed(line, thick, tones.brow, 0.92, { start: 0.1, mid: 0.72, end: 0.6, parts: 20 }),
    brushed(wing, 1.8, tones.dark, 0.7),
    `<ellipse ${nostril} fill="${tones.deep}" opacity="0.65" transform="rotate(-8 46 ${noseY})"/>`,
  ].join('')
}

const RISE: Record<Smile, number> = { 0: 0.8, 1: 2.6, 2: 3, 3: 3.4, 4: 2.2, 5: 1.6 }

const lipShare = ({ male, person }: Sitter) => {
  if (male) return 0.3
  return person.lips === 'bare' ? 0.42 : 0.6
}

const mouthFromSide = (sitter: Sitter) => {
  const { brush, palette, person, sideOutline, tones, traits } = sitter
  const { lips, mouthOpen: open, mouthY: my } = sideOutline
  const lip = mix(tones.middle, lipColour(person.lips), lipShare(sitter))
  const x = 35.5 - (traits.smile > 0 ? 1.5 : 0)
  const y = my + 0.8 - RISE[traits.smile]
  const [top, low] = [52 + lips, 52.5 + lips]
  const corner = () => brush.spot(tones.dark, 0.55, [x - 2, y], [4, 5])
  if (open > 2) {
    const whole = `M${top},${my - 4}C46,${my - 4} ${x + 2},${y - 1} ${x - 1.5},${y}C${x + 2},${my + 7 + open} 42,${my + 8 + open * 2} ${low},${my + 8 + open * 2}Z`
    const upper = `M${top},${my - 0.6}C45,${my - 0.6} ${x + 3},${y + 1} ${x + 1},${y + 1}`
    const inner = `${upper}C${x + 4},${my + 4 + open} 42,${my + 3 + open * 2} ${low},${my + 3.4 + open * 2}Z`
    const teeth = `${upper}C${x + 3},${my + 3} 44,${my + 4.4} ${low},${my + 4.4}Z`
    return [
      filled(whole, lip),
      filled(inner, mix('#5A1622', palette.shade, 0.35)),
      filled(teeth, mix('#FFF8EE', tones.middle, 0.08)),
      corner(),
    ].join('')
  }
  const upper = `M${top},${my - 5}C46,${my - 4.6} 41,${my - 2} ${x},${y}C42,${my + 1.5} 46,${my + 0.6} ${top},${my + 1}Z`
  const lower = `M${low},${my + 0.6}C46,${my + 0.6} 42,${my + 1.4} ${x + 1},${y + 0.4}C39,${my + 5} 44,${my + 6.8} ${low},${my + 6}Z`
  const line = points`${x - 1.2} ${y - 0.4} 41 ${my + 0.9} 48 ${my + 0.8}`
  return [
    filled(upper, mix(lip, tones.dark, 0.45)),
    filled(lower, lip),
    brushed(line, 1.4, mix(tones.deep, lip, 0.2), 0.85),
    corner(),
  ].join('')
}

const freckle = ({ random, tones }: Sitter, eyeY: number) => {
  const x = (20 + random() * 20).toFixed(1)
  const y = (eyeY + 6 + random() * 12).toFixed(1)
  return `<circle cx="${x}" cy="${y}" r="0.9" fill="${tones.dark}" opacity="0.35"/>`
}

/** From the side the outline carries the face, and there is little else to draw. */
export const sideFace = (sitter: Sitter): Face => {
  const eyeY = eyeYOf(sitter)
  const drawing = [
    planes(sitter),
    isShut(sitter) ? closedEye(sitter, eyeY) : openEye(sitter, eyeY),
    browAndNose(sitter, eyeY),
    mouthFromSide(sitter),
    sideAgeLines(sitter),
    sitter.person.freckles ? drawn(14, () => freckle(sitter, eyeY)) : '',
  ].join('')
  return { drawing, features: null }
}
