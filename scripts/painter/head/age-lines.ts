import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Features } from './face.ts'
import { wrinkle } from './wrinkle.ts'

const isLaughing = ({ traits }: Sitter) => traits.smile === 2 || traits.smile === 3

const isFar = ({ skull }: Sitter, side: number) => side > 0 && skull.sin > 0.3

/** From the nose to the corners of the mouth, and the cheek that hangs over them. */
const folds = (sitter: Sitter, { mouth: [, mouthY], nose: [, noseY] }: Features) => {
  const { brush, person, skull, tones } = sitter
  const { firstLines, folds: age, jowls } = person.ageing
  const depth = age * 0.62 + (isLaughing(sitter) ? 0.05 * firstLines : 0)
  const x = (angle: number, y: number) => skull.at(angle, y)[0]
  // Short and bent: a straight line down to the mouth makes a muzzle of it.
  const low = mouthY - 7 + jowls * 6
  const fold = (side: number) => {
    if (isFar(sitter, side)) {
      const line = points`${x(19, noseY + 2) + 1} ${noseY + 2} ${x(27, noseY + 6)} ${noseY + 5}
        ${x(28, mouthY)} ${low}`
      return wrinkle(sitter, line, 1.6, depth * 0.6)
    }
    const line = points`${x(side * 16, noseY)} ${noseY + 1} ${x(side * 27, noseY + 5)} ${noseY + 4.6}
      ${x(side * 31, mouthY)} ${low}`
    const cheek: Point = [x(side * 28, noseY + 8) + side, noseY + 9]
    const shade = brush.spot(
      tones.dark,
      Number((0.03 + 0.05 * firstLines + age * 0.42).toFixed(2)),
      cheek,
      [7, 11],
    )
    return shade + wrinkle(sitter, line, 2.3, depth)
  }
  return fold(-1) + fold(1)
}

/** The far eye in three-quarter has no room for them. */
const besideEyes = (sitter: Sitter, { eyes }: Features) => {
  const { person } = sitter
  const laughs = isLaughing(sitter)
  const depth = person.ageing.crowsFeet * 0.7 + (laughs ? 0.06 * person.ageing.firstLines : 0)
  const count = 1 + Math.round(person.ageing.crowsFeet * 3)
  const reach = 5 + person.ageing.crowsFeet * 6
  const outwards = (x: number, side: number) => {
    if (isFar(sitter, side)) return ''
    const from = x + side * (person.eye.width + 4.4)
    return drawn(count, (index) => {
      const slope = (index - (count - 1) / 2) * 3.6
      const y = eyes.y - 0.5 + slope * 0.6
      const line = points`${from} ${y} ${from + side * reach * 0.5} ${y + slope * 0.35 - 0.4}
        ${from + side * reach} ${y + slope * 0.9 + 0.4}`
      return wrinkle(sitter, line, 1.5, depth)
    })
  }
  return outwards(eyes.left, -1) + outwards(eyes.right, 1)
}

/** Bags, and later the groove from the inner corner over the cheek. */
const underEyes = (sitter: Sitter, { eyes }: Features) => {
  const { brush, person, skull, tones } = sitter
  const { hollows } = person.ageing
  // A first crease belongs to every adult, and it is faint in a young woman.
  const bags = 0.05 + person.ageing.firstLines * 0.1 + person.ageing.bags * 0.85
  const under = (x: number, side: 1 | -1) => {
    const width = person.eye.width * (side > 0 ? skull.cos - 0.25 * skull.sin : 1)
    const y = eyes.y + 6.5 + bags * 2
    const line = points`${x - side * width * 0.95} ${y - 3} ${x - side * width * 0.1} ${y + 1}
      ${x + side * width * 0.8} ${y - 1.6}`
    const groove = points`${x - side * width} ${y - 1} ${x - side * width * 0.2} ${y + 6}
      ${x + side * width * 0.6} ${y + 8}`
    return [
      brush.spot(tones.deep, Number((bags * 0.3).toFixed(2)), [x, y - 1], [width, 4]),
      brush.spot(tones.rim, Number((bags * 0.2).toFixed(2)), [x, y - 3], [width * 0.7, 2]),
      wrinkle(sitter, line, 1.7, bags * 0.8),
      wrinkle(sitter, groove, 2, hollows * 0.36),
    ].join('')
  }
  return under(eyes.left, -1) + under(eyes.right, 1)
}

/** Between the hairline and the brows; a hat or a fringe lies over them. */
const onForehead = (sitter: Sitter, { eyes }: Features) => {
  const { male, person, skull, traits } = sitter
  const depth = person.ageing.forehead * (male ? 1 : 0.72)
  const low = eyes.y - 23 + person.brow.y * 0.4
  const count = 1 + Math.round(depth * 2.2)
  const step = Math.min(6, (low - person.forehead - 5) / count)
  const lifted = traits.smile === 4 ? 0.05 : 0
  return drawn(count, (index) => {
    const y = low - index * step
    const wide = 30 - index * 3
    const x = (angle: number) => skull.at(angle, y)[0]
    const line = points`${x(-wide)} ${y + 1} ${x(-wide * 0.5)} ${y - 1} ${x(-2)} ${y + 0.6}
      ${x(wide * 0.5)} ${y - 1} ${x(wide * 0.9)} ${y + 1}`
    return wrinkle(sitter, line, 1.6, depth * (0.66 - index * 0.06) + lifted)
  })
}

const betweenBrows = (sitter: Sitter, { eyes }: Features) => {
  const { person, skull } = sitter
  const middle = (eyes.left + eyes.right) / 2 + skull.sin * 2
  const y = eyes.y - 12
  const line = (side: number) =>
    wrinkle(
      sitter,
      points`${middle + side * 3.6} ${y - 5} ${middle + side * 3} ${y} ${middle + side * 3.8} ${y + 5}`,
      1.6,
      person.ageing.frown * 0.42,
    )
  const across = points`${middle - 4} ${y + 9} ${middle} ${y + 8} ${middle + 4} ${y + 9}`
  return line(-1) + line(1) + wrinkle(sitter, across, 1.4, person.ageing.hollows * 0.5)
}

/** Down from the corners of the mouth, and the cheeks that sink over the jaw. */
const lowerFace = (sitter: Sitter, { mouth: [mouthX, mouthY] }: Features) => {
  const { brush, person, skull, tones } = sitter
  const { hollows, jowls, mouthCorners, thinLips } = person.ageing
  const reach = person.mouth.width
  const x = (angle: number, y: number) => skull.at(angle, y)[0]
  const side = (which: number) => {
    const far = isFar(sitter, which)
    const corner = mouthX + which * reach * (far ? 0.72 : 1.02)
    const line = points`${corner} ${mouthY + 1.5} ${corner + which * 1.6} ${mouthY + 6}
      ${corner + which * 1} ${mouthY + 12}`
    const shade = Number((mouthCorners * 0.55).toFixed(2))
    const down =
      brush.spot(tones.dark, shade, [corner + which, mouthY + 5], [4.5, 6.5]) +
      wrinkle(sitter, line, 1.8, mouthCorners * 0.5 - 0.1)
    if (far) return down
    const sag = points`${x(which * 40, mouthY + 6)} ${mouthY + 5} ${x(which * 34, mouthY + 13)} ${mouthY + 13}
      ${x(which * 24, mouthY + 18)} ${mouthY + 17}`
    const cheek = points`${x(which * 46, mouthY - 14)} ${mouthY - 14} ${x(which * 43, mouthY - 4)} ${mouthY - 4}
      ${x(which * 36, mouthY + 6)} ${mouthY + 6}`
    return [
      down,
      brush.spot(
        tones.dark,
        Number((jowls * 0.42).toFixed(2)),
        [x(which * 28, mouthY + 14), mouthY + 14],
        [9, 6],
      ),
      wrinkle(sitter, sag, 2.2, jowls * 0.56),
      wrinkle(sitter, cheek, 1.8, hollows * 0.5),
    ].join('')
  }
  const lips = thinLips > 0.6 ? 4 : 0
  const aboveLip = drawn(lips, (index) => {
    const lineX = mouthX - reach * 0.62 + (index * reach * 1.2) / 3
    const line = points`${lineX} ${mouthY - 8} ${lineX + 0.4} ${mouthY - 4}`
    return wrinkle(sitter, line, 1, (thinLips - 0.4) * 0.32)
  })
  return side(-1) + side(1) + aboveLip
}

const SPOTS: Point[] = [
  [-52, -20],
  [-44, -34],
  [30, -38],
  [-60, 6],
  [48, -22],
  [-50, 18],
  [14, -44],
  [40, 16],
]

const ageSpots = ({ person, skull, tones }: Sitter) => {
  const { spots } = person.ageing
  const count = Math.round(spots * SPOTS.length)
  return drawn(count, (index) => {
    const [angle, height] = SPOTS[index] as Point
    const [x, y] = skull.at(angle, height)
    const size = `rx="${index % 3 ? 1.6 : 2.4}" ry="${index % 2 ? 1.3 : 1.8}"`
    return `<ellipse cx="${x.toFixed(1)}" cy="${y}" ${size} fill="${tones.dark}" opacity="0.4"/>`
  })
}

/** All signs of age of a face from the front or in three-quarter, each as deep as the age says. */
export const ageLines = (sitter: Sitter, features: Features) =>
  [
    folds(sitter, features),
    besideEyes(sitter, features),
    underEyes(sitter, features),
    onForehead(sitter, features),
    betweenBrows(sitter, features),
    lowerFace(sitter, features),
    ageSpots(sitter),
  ].join('')
