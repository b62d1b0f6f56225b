import { filled } from '../kernel/brush.ts'
import { open } from '../kernel/curves.ts'
import { drawn, type Point } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { ageLines } from './age-lines.ts'
import { brow, eye } from './eyes.ts'
import { mouth } from './mouth.ts'
import { nose } from './nose.ts'
import { structure } from './structure.ts'

/** Where the features of a face lie that is seen from the front or in three-quarter. */
export type Features = {
  eyes: { left: number; right: number; y: number }
  nose: Point
  mouth: Point
}
export type Face = { drawing: string; features: Features | null }

/** How far the side plane comes into the face: temple, socket, cheekbone, hollow, chin. */
const PLANE: Point[] = [
  [-72, 34],
  [-42, 40],
  [-24, 49],
  [-10, 58],
  [4, 62],
  [16, 49],
  [28, 40],
  [40, 33],
  [52, 24],
  [68, 14],
]

export const isTurned = ({ skull }: Sitter) => skull.sin > 0.3

const featuresOf = ({ person, skull }: Sitter): Features => {
  const { at, sin } = skull
  const eyeY = 1.5 + person.eye.y + person.lower
  const noseY = eyeY + person.nose.length
  const mouthY = Math.min(46.5, noseY + 17 - person.lower * 0.4 + person.mouth.y * 0.8)
  return {
    eyes: {
      left: at(-person.eye.angle, eyeY)[0],
      right: at(person.eye.angle * (1 - sin * 0.32), eyeY)[0],
      y: eyeY,
    },
    nose: at(0, noseY),
    mouth: [at(0, mouthY)[0] + 2.5 * sin, mouthY],
  }
}

const hardnessOf = (sitter: Sitter) => {
  if (!isTurned(sitter)) return sitter.mood.plane
  return sitter.mood.plane * (sitter.light > 0 ? 1.06 : 0.72)
}

/** A soft turn of the form, and one plane with an edge: never a line down the nose. */
const awayFromLight = (sitter: Sitter) => {
  const { brush, light, mood, skull, tones } = sitter
  const hardness = hardnessOf(sitter)
  const flat = isTurned(sitter) ? 0.8 : 1
  const inwards = isTurned(sitter) && light > 0 ? -4 : 0
  const edge = PLANE.map(([y, angle]): Point => {
    const [x] = skull.at(-light * angle * hardness, y)
    return [x + inwards, y]
  })
  const from: Point = [skull.centre + light * 16, 0]
  const turn = brush.fade(tones.dark, from, [skull.centre - light * 52, 14], 0.62)
  const plane = `${open(edge)}L${-light * 120},72L${-light * 120},-72Z`
  return `<rect x="-90" y="-90" width="180" height="180" fill="${turn}"/><g ${brush.blur(2.5)}>${filled(plane, tones.dark, (mood.deep * flat).toFixed(2))}</g>`
}

/** What the light does on a warm skin. */
const warmth = (sitter: Sitter, { eyes, nose: [, noseY] }: Features) => {
  const { brush, light, skull, tones, traits } = sitter
  const { at, cos, sin } = skull
  const red = traits.skin > 4 ? 0.24 : 0.3
  const onCheeks =
    brush.spot(tones.blush, red, [at(30, noseY - 1)[0] - sin * 2, noseY - 1], [20 * cos, 17]) +
    brush.spot(tones.blush, red, [at(-32, noseY)[0], noseY], [23, 17])
  // On a dark skin the same light would be a patch.
  const shine = traits.skin > 3 ? 0.6 : 1
  const lit: Point = [at(light * 34, eyes.y + 12)[0], eyes.y + 11]
  return (
    onCheeks +
    brush.spot(tones.rim, 0.36 * shine, lit, [16, 11]) +
    brush.spot(tones.rim, 0.26 * shine, [at(light * 12, -32)[0], -33], [26, 16])
  )
}

const sockets = ({ brush, person, skull, tones }: Sitter, { eyes }: Features) => {
  const depth = person.lid === 'deep' ? 0.5 : 0.34
  const width = person.eye.width + 3
  const farWidth = (width + 6) * (1 - skull.sin * 0.5)
  return (
    brush.spot(tones.dark, depth, [eyes.left + 1, eyes.y - 5], [width + 7, 13]) +
    brush.spot(tones.dark, depth, [eyes.right - 1, eyes.y - 5], [farWidth, 13])
  )
}

const eyesAndBrows = (sitter: Sitter, { eyes }: Features) => {
  const { person, skull, traits } = sitter
  const near = person.eye.width * (skull.cos + 0.12 * skull.sin)
  const far = person.eye.width * (skull.cos - 0.34 * skull.sin)
  const browY = eyes.y - 15 + person.brow.y * 0.7 - (traits.smile === 3 ? 1 : 0)
  return (
    eye(sitter, { centre: [eyes.left, eyes.y], outer: -1, halfWidth: near }) +
    eye(sitter, { centre: [eyes.right, eyes.y], outer: 1, halfWidth: far }) +
    brow(sitter, { centre: [eyes.left, browY], outer: -1, halfWidth: near }) +
    brow(sitter, { centre: [eyes.right, browY], outer: 1, halfWidth: far })
  )
}

const marks = ({ person, random, skull, tones }: Sitter, eyeY: number) => {
  const freckle = () => {
    const angle = (random() - 0.5) * 84
    const y = eyeY + 6 + random() * 13
    const place = `cx="${skull.at(angle, y)[0].toFixed(1)}" cy="${y.toFixed(1)}"`
    const size = (0.5 + random() * 0.55).toFixed(1)
    const opacity = (0.25 + random() * 0.3).toFixed(2)
    return `<circle ${place} r="${size}" fill="${tones.dark}" opacity="${opacity}"/>`
  }
  const freckles = person.freckles ? drawn(26, freckle) : ''
  if (!person.mole) return freckles
  const [x, y] = skull.at(person.mole.angle, person.mole.y)
  return `${freckles}<circle cx="${x}" cy="${y}" r="1.2" fill="${tones.deep}" opacity="0.7"/>`
}

/** From the front and in three-quarter: planes of light first, then the features. No outlines. */
export const face = (sitter: Sitter): Face => {
  const features = featuresOf(sitter)
  const drawing = [
    awayFromLight(sitter),
    warmth(sitter, features),
    sockets(sitter, features),
    structure(sitter, features),
    nose(sitter, features),
    eyesAndBrows(sitter, features),
    mouth(sitter, features.mouth),
    ageLines(sitter, features),
    marks(sitter, features.eyes.y),
  ].join('')
  return { drawing, features }
}

/** From behind there is only the shade on the neck. */
export const backOfHead = ({ light, tones }: Sitter): Face => {
  const edge = `M${-light * 6},-74C${-light * 14},-20 ${-light * 6},30 ${-light * 10},76`
  const drawing = filled(`${edge}L${-light * 90},76V-74Z`, tones.dark, 0.5)
  return { drawing, features: null }
}
