import { points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { crease, type Features } from './face.ts'

/** From the nose to the corners of the mouth. */
const folds = (sitter: Sitter, { mouth: [, mouthY], nose: [, noseY] }: Features) => {
  const { skull, traits } = sitter
  const depth = Math.min(0.5, (traits.age - 34) / 70 + (traits.smile > 1 ? 0.22 : 0))
  if (depth <= 0.1) return ''
  const x = (angle: number, y: number) => skull.at(angle, y)[0]
  const fold = (side: number) => {
    if (side > 0 && skull.sin > 0.3) {
      const line = points`${x(17, noseY + 1) + 1} ${noseY + 2} ${x(24, noseY + 9)} ${noseY + 9}
        ${x(25, mouthY)} ${mouthY - 1}`
      return crease(sitter, line, 1.3, (depth * 0.8).toFixed(2))
    }
    const line = points`${x(side * 14, noseY)} ${noseY + 1} ${x(side * 24, noseY + 8)} ${noseY + 8}
      ${x(side * 26, mouthY)} ${mouthY + 1 + (traits.age > 60 ? 4 : 0)}`
    return crease(sitter, line, 1.6, depth.toFixed(2))
  }
  return fold(-1) + fold(1)
}

const crowFeetAt = (age: number) => {
  if (age > 52) return 3
  return age > 40 ? 2 : 1
}

const besideEyes = (sitter: Sitter, { eyes }: Features) => {
  const { person, skull, traits } = sitter
  if (traits.age <= 40 && traits.smile <= 1) return ''
  const opacity = (traits.age > 40 ? 0.42 : 0.2).toFixed(2)
  const outwards = (x: number, side: number) => {
    if (side > 0 && skull.sin > 0.3) return ''
    let lines = ''
    for (let index = 0; index < crowFeetAt(traits.age); index++) {
      const line = points`${x + side * (person.eye.width + 3.5)} ${eyes.y - 2 + index * 3}
        ${x + side * (person.eye.width + 8)} ${eyes.y - 4 + index * 4.2}`
      lines += crease(sitter, line, 1.1, opacity)
    }
    return lines
  }
  return outwards(eyes.left, -1) + outwards(eyes.right, 1)
}

const underEyes = (sitter: Sitter, { eyes }: Features) => {
  const { person, traits } = sitter
  if (traits.age <= 44) return ''
  const opacity = Math.min(0.42, (traits.age - 40) / 60).toFixed(2)
  const under = (x: number, side: number) => {
    const reach = side * person.eye.width * 0.7
    const line = points`${x - reach} ${eyes.y + 6} ${x} ${eyes.y + 8.5} ${x + reach} ${eyes.y + 6.5}`
    return crease(sitter, line, 1.2, opacity)
  }
  return under(eyes.left, -1) + under(eyes.right, 1)
}

const onForehead = (sitter: Sitter) => {
  const { skull, traits } = sitter
  if (traits.age <= 54) return ''
  const line = (y: number) => {
    const x = (angle: number) => skull.at(angle, y)[0]
    return crease(
      sitter,
      points`${x(-26)} ${y + 1} ${x(-4)} ${y - 1} ${x(22)} ${y + 1}`,
      1.3,
      '0.30',
    )
  }
  return line(-34) + (traits.age > 62 ? line(-39.5) : '')
}

/** Age where faces carry it, and lightly: lines of laughing, not of wear. */
export const ageLines = (sitter: Sitter, features: Features) => {
  const { skull, traits } = sitter
  const y = features.mouth[1]
  const jowl = points`${skull.at(-30, y + 4)[0]} ${y + 5} ${skull.at(-29, y + 12)[0]} ${y + 13}`
  return [
    folds(sitter, features),
    besideEyes(sitter, features),
    underEyes(sitter, features),
    onForehead(sitter),
    traits.age > 60 ? crease(sitter, jowl, 1.4, '0.30') : '',
  ].join('')
}
