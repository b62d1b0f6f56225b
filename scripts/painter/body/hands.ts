import { closed } from '../kernel/curves.ts'
import { points, times } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { hand, sleeve } from './arms.ts'
import { clasp, cupped, grip } from './holding.ts'
import { book, mug, phone, wineGlass } from './things.ts'
import type { Torso } from './torso.ts'

const fingerRadius = ({ male }: Sitter) => (male ? 5.6 : 4.6)

const withPhone = (sitter: Sitter, { halfWidth }: Torso) =>
  sleeve(sitter, points`${halfWidth - 8} 330 82 262 69 218`, [32, 17]) +
  grip(sitter, [48, 172], 18, () => phone(sitter, [48, 170]))

const aroundCup = (sitter: Sitter, { halfWidth: half }: Torso) => {
  const left = sleeve(sitter, points`${-(half + 2)} 262 ${-(half - 26)} 250 -36 226`, [28, 17])
  const right = sleeve(sitter, points`${half + 2} 262 ${half - 22} 250 54 226`, [28, 17])
  return left + right + cupped(sitter, [10, 202])
}

const onTable = (sitter: Sitter, { halfWidth: half }: Torso) => {
  const right = sleeve(sitter, points`${half + 2} 264 ${half - 20} 252 52 232`, [28, 17])
  const left = sleeve(sitter, points`${-(half + 2)} 264 ${-(half - 20)} 254 -38 234`, [28, 17])
  const hands = clasp(sitter, [6, 226])
  const glass = sitter.traits.prop === 'wine' ? wineGlass(sitter, [half + 4, 196]) : ''
  return right + left + hands + glass
}

const foldedArms = (sitter: Sitter, { halfWidth: half }: Torso) => {
  const under = points`${half - 10} 240 ${half - 40} 246 10 238 -52 230`
  const over = points`${-(half - 8)} 250 ${-(half - 40)} 258 -4 246 52 216`
  const arms = sleeve(sitter, under, [25, 18], { cuff: false }) + sleeve(sitter, over, [26, 17])
  const palm = closed(points`56 202 70 197 86 203 90 216 80 228 62 234`)
  const fingers = times(4, (index) => ({
    line: points`70 ${206 + index * 7} 86 ${200 + index * 8.5} 97 ${203 + index * 8.5}`,
    radius: fingerRadius(sitter) * 0.95,
    nail: true,
  }))
  return arms + hand(sitter, palm, fingers)
}

const withGlass = (sitter: Sitter, { halfWidth }: Torso) =>
  sleeve(sitter, points`${halfWidth - 2} 340 112 270 96 236`, [31, 17]) +
  grip(sitter, [82, 190], 9, () => wineGlass(sitter, [82, 172]))

const withCup = (sitter: Sitter, { halfWidth }: Torso) =>
  sleeve(sitter, points`${halfWidth - 2} 340 106 272 92 238`, [31, 17]) +
  grip(sitter, [66, 196], 20, () => mug(sitter, [66, 190], 20))

const withBook = (sitter: Sitter, { halfWidth }: Torso) => {
  const pages = book(sitter, [8, 196])
  const arm = sleeve(sitter, points`${halfWidth} 262 94 250 66 222`, [29, 17])
  const palm = closed(points`44 190 58 194 70 208 72 224 56 226 46 214`)
  const fingers = times(4, (index) => ({
    line: points`58 ${196 + index * 6.5} 44 ${188 + index * 8.5} 31 ${187 + index * 9}`,
    radius: fingerRadius(sitter) * 0.95,
    nail: true,
  }))
  return pages + arm + hand(sitter, palm, fingers)
}

const inHand = { wine: withGlass, cup: withCup, book: withBook }

/** The hands that this pose shows, and what they hold. */
export const hands = (sitter: Sitter, torso: Torso) => {
  const { pose, prop } = sitter.traits
  if (pose === 'table') return prop === 'cup' ? aroundCup(sitter, torso) : onTable(sitter, torso)
  if (pose === 'folded') return foldedArms(sitter, torso)
  const held = prop && prop !== 'none' ? () => inHand[prop](sitter, torso) : () => ''
  if (pose === 'phone') return withPhone(sitter, torso) + held()
  return held()
}
