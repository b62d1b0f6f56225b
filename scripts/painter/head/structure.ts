import { brushed } from '../kernel/brush.ts'
import { points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Features } from './face.ts'

/** The ridge over the eyes, which is heavy in a man. */
const browRidge = ({ brush, male, person, skull, tones }: Sitter, { eyes }: Features) => {
  const depth = (male ? 0.28 : 0.1) * (person.lid === 'deep' ? 1.4 : 1)
  const y = eyes.y - 8.5
  const width = person.eye.width
  const bridge = (eyes.left + eyes.right) / 2 + skull.sin * 2
  return (
    brush.spot(tones.deep, depth, [eyes.left, y], [width + 3, 5.5]) +
    brush.spot(tones.deep, depth, [eyes.right, y], [width * (1 - skull.sin * 0.4) + 2, 5.5]) +
    brush.spot(tones.dark, male ? 0.32 : 0.16, [bridge, eyes.y - 5], [6, 9])
  )
}

/** Light on the cheekbone and a hollow under it. */
const cheekbones = (sitter: Sitter, { nose: [, noseY] }: Features) => {
  const { brush, light, male, person, skull, tones, traits } = sitter
  const isLean = person.cheek > 0.97 && person.doubleChin < 0.5
  const hollow =
    (male ? 0.32 : 0.24) * (isLean ? 1 : 0.55) * (1 - person.ageing.youth * (male ? 0.6 : 0.9))
  const gaunt = skull.sin > 0.3 ? 0.6 : 1
  const side = (which: 1 | -1) => {
    if (which > 0 && skull.sin > 0.3) return ''
    const [boneX, boneY] = skull.at(which * 50, noseY - 8)
    const [lowX, lowY] = skull.at(which * 56, noseY + 9)
    const lit = (which === light ? 0.36 : 0.14) * (traits.skin > 3 ? 0.5 : 1)
    return (
      brush.spot(tones.rim, lit, [boneX, boneY], [10, 6]) +
      brush.spot(tones.dark, hollow * gaunt, [lowX - which * 3, lowY], [11, 15])
    )
  }
  return side(-1) + side(1)
}

/** A shadow along the jaw, and the round of the chin. */
const jawAndChin = (sitter: Sitter, { mouth: [mouthX, mouthY] }: Features) => {
  const { brush, light, male, skull, tones } = sitter
  const chinY = (mouthY + 70) / 2 + 1
  const jaw = (side: 1 | -1) => {
    const edge = side < 0 ? skull.left : skull.right
    const line = points`${edge(30) - side * 3} 30 ${edge(46) - side * 3.5} 46
      ${edge(57) - side * 5} 58 ${skull.at(side * 10, 64)[0]} 64.5`
    return brushed(line, male ? 6 : 4, tones.dark, male ? 0.22 : 0.13, { start: 0.1, mid: 0.55 })
  }
  return [
    jaw(-1),
    jaw(1),
    brush.spot(tones.dark, male ? 0.36 : 0.2, [mouthX, mouthY + 11.5], [11, 3.6]),
    brush.spot(tones.rim, 0.24, [mouthX + light * 3, chinY + 2], [8, 5]),
  ].join('')
}

/** The bones under the skin: they make an adult of a face. */
export const structure = (sitter: Sitter, features: Features) =>
  browRidge(sitter, features) + cheekbones(sitter, features) + jawAndChin(sitter, features)
