import { closed } from '../kernel/curves.ts'
import { lerp, type Point, points, radians } from '../kernel/points.ts'
import type { Person } from '../who/person.ts'

/** Heights of the slices, and how far each goes to the front, its middle and its back. */
const HEIGHTS = [-67, -61, -48, -34, -20, -6, 8, 22, 34, 46, 56, 63, 67]
const FRONT = [8, 34, 46, 51, 53, 49.5, 52, 53.5, 54, 53, 51.5, 46, 37]
const MIDDLE = [0, 0, 0, 0, 0, 0, 2, 6, 12, 20, 28, 32, 34]
const BACK = [-8, -34, -52, -60, -62, -60, -55, -41, -21, 0, 14, 24, 30]
const OUTLINE_HEIGHTS = [-60, -48, -34, -22, -10, 2, 12, 22, 32, 42, 51, 59, 64.5]

/** The value at a height, of values at the heights of the slices. */
const at = (values: readonly number[], y: number) => {
  const index = HEIGHTS.findIndex((height) => y <= height)
  if (index === 0) return values[0] as number
  if (index < 0) return values[values.length - 1] as number
  const [from, to] = [HEIGHTS[index - 1] as number, HEIGHTS[index] as number]
  return lerp(values[index - 1] as number, values[index] as number, (y - from) / (to - from))
}

const bell = (y: number, centre: number, spread: number) =>
  Math.exp(-(((y - centre) / spread) ** 2))

const widthsOf = ({ jaw: jawShare, cheek, jowl, chin, corner, temple }: Person) => {
  const jaw = 38.5 * jawShare
  const cheekbone = 46 * cheek
  return [
    9,
    25 * temple,
    39.5 * temple,
    46 * temple,
    24 + 24 * temple,
    47.2,
    cheekbone,
    (cheekbone + jaw) / 2 + 2.8,
    jaw + 1.7,
    jaw * corner + 1.3 + jowl,
    chin + jaw * (corner - 0.58) + jowl * 0.8,
    chin * 0.85,
    chin * 0.42,
  ]
}

export type Skull = {
  outline: string
  /** The place on the picture of an angle at a height: 0 is the nose, 90 the right ear. */
  at: (angle: number, y: number) => Point
  left: (y: number) => number
  right: (y: number) => number
  /** Of the crown. */
  centre: number
  halfWidth: number
  cos: number
  sin: number
}

/**
 * A stack of slices with a width, a front and a back. Turned by any angle it gives the outline and
 * the place of every feature, so that one person has one head from the front and in three-quarter.
 */
export const skullOf = (person: Person, yaw: number, isBare = false): Skull => {
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  const turn = Math.min(1, Math.abs(sin) * 2)
  const widths = widthsOf(person)
  const fronts = FRONT.map((front, index) => front + (index > 9 ? person.chinOut * 0.6 : 0))
  const shift = -9.5 * sin
  // From the side a face is no egg: a dip at the eye, cheekbone, a hollow at the mouth, chin.
  const relief = (y: number) =>
    turn *
    (-2.4 * bell(y, -9, 9) +
      1.4 * bell(y, 8, 11) -
      0.4 * bell(y, 31, 10) +
      0.3 * bell(y, 57, 9) -
      1.2 * bell(y, -42, 12))
  const half = (y: number, depth: number) =>
    Math.sqrt((at(widths, y) * cos) ** 2 + (depth * sin) ** 2)
  const right = (y: number) =>
    shift + at(MIDDLE, y) * sin + half(y, at(fronts, y) - at(MIDDLE, y)) + relief(y)
  const left = (y: number) => shift + at(MIDDLE, y) * sin - half(y, at(MIDDLE, y) - at(BACK, y))
  const place = (angle: number, y: number): Point => {
    if (angle + yaw >= 88) return [right(y), y]
    if (angle + yaw <= -88) return [left(y), y]
    const middle = at(MIDDLE, y)
    const depth = Math.abs(angle) <= 90 ? at(fronts, y) - middle : middle - at(BACK, y)
    const turned = radians(angle)
    const across = at(widths, y) * Math.sin(turned) * cos
    return [shift + middle * sin + across + depth * Math.cos(turned) * sin, y]
  }
  // Without hair a high crown would be an egg.
  const flat = isBare ? 5 : 0
  const lowered = (y: number) => y + (flat * Math.max(0, -24 - y)) / 44
  const side = (edge: (y: number) => number) =>
    OUTLINE_HEIGHTS.map((y): Point => [edge(y), lowered(y)])
  const chin = (left(66) + right(66)) / 2
  const around = points`${shift * 0.4} ${lowered(-68)} ${side(right)} ${chin} 67.4 ${side(left).reverse()}`
  return {
    outline: closed(around, 0.96),
    at: place,
    left,
    right,
    centre: (left(-22) + right(-22)) / 2,
    halfWidth: (right(-22) - left(-22)) / 2,
    cos,
    sin,
  }
}

export type SideOutline = {
  outline: string
  eyeY: number
  mouthY: number
  noseY: number
  /** How far the lips come forward. */
  lips: number
  mouthOpen: number
}

/** From the side the outline is written by hand: nose, lips and chin are the portrait. */
export const sideOutlineOf = (person: Person, male: boolean, mouthOpen: number): SideOutline => {
  const { nose, mouth, slope, chinOut, jowl, doubleChin } = person
  const low = person.lower * 0.8
  const eyeY = -1.5 + person.eye.y * 0.6 + low
  const mouthY = 35.5 + mouth.y * 0.6 + low * 0.8 + Math.max(0, nose.length - 23) * 0.5
  const lips = mouth.top * 0.5 + mouth.low * 0.3
  const noseY = 17.4 + (nose.length - 21) * 0.5 + low
  const open = mouthOpen
  const face = points`${28 + slope * 0.5} -61 ${40 + slope} -44 ${44 + slope * 0.4} -30
    ${46 + (male ? 2.6 : 0)} ${-19 + low} 43.4 ${-11.5 + low}
    ${46 + nose.bump * 0.9 + nose.reach * 0.1} ${-2 + low}
    ${46.5 + nose.bump * 0.5 + nose.reach * 0.42} ${noseY - 7}
    ${44.5 + nose.reach * 0.72} ${noseY - 1.5 - nose.up}
    ${44.5 + nose.reach * 0.62 + nose.bulb * 0.6} ${noseY + 2.4 + nose.bulb * 0.5 - nose.up * 0.6}
    46.8 ${noseY + 5} 45.6 ${noseY + 8.5}`
  const lip = points`${46.2 + lips * 0.7} ${mouthY - 3.2} ${47.4 + lips * 0.7} ${mouthY - 1.2}
    ${46.2 + lips * 0.35 - open} ${mouthY + 0.8} ${47 + lips * 0.6} ${mouthY + 3 + open * 2.2}
    ${45.4 + lips * 0.5} ${mouthY + 5.6 + open * 2.4} 43.2 ${mouthY + 9.6 + open * 2}`
  const chin = points`${44.5 + chinOut} ${54 + open}
    ${43 + chinOut + (male ? 1 : 0)} ${58.5 + open}
    ${34.5 + chinOut * 0.6} ${63.6 + open + doubleChin} ${21 + doubleChin} ${61 + jowl * 0.3 + doubleChin * 2.5}`
  const back = points`4 ${53.5 + jowl * 0.4 + (male ? 3 : 0) + doubleChin * 2} -9 45 -20 42 -38 40 -52 22 -61 -6
    -60 -34 -47 -57 -24 -68 0 -69.5`
  const outline = closed([...face, ...lip, ...chin, ...back], 0.92)
  return { outline, eyeY, mouthY, noseY, lips, mouthOpen }
}
