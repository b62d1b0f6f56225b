import { brushed, filled } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { moved, points, times } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { hand, sleeve } from './arms.ts'
import { clasp, cupped, grip } from './holding.ts'
import { book, mug, phone, wineGlass } from './things.ts'
import type { Torso } from './torso.ts'

const fingerRadius = ({ male }: Sitter) => (male ? 5.6 : 4.6)

const withPhone = (sitter: Sitter, { halfWidth }: Torso) =>
  sleeve(sitter, points`${halfWidth - 8} 330 82 262 69 218`, [32, 17]) +
  grip(sitter, [48, 172], 18, () => phone(sitter, [48, 170]))

/** The chin rests on the back of loose fingers. */
const underChin = (sitter: Sitter) => {
  const { brush, tones } = sitter
  const radius = fingerRadius(sitter)
  const arm = sleeve(sitter, points`84 350 70 220 55 136`, [31, 16])
  const palm = closed(
    points`42 134 37 106 32 90 20 82 6 80 0 88 10 98 24 106 44 136 62 136 66 112 56 92 40 82 30 84`,
  )
  const fingers = [
    points`30 88 8 74 -10 76 -17 83`,
    points`31 93 9 81 -10 84 -18 92`,
    points`33 99 12 89 -6 93 -14 101`,
    points`36 105 16 98 2 102 -6 109`,
  ].map((line) => ({ line, radius }))
  const cast = filled('M-20,62H50V82C30,70 0,70 -20,78Z', tones.deep, 0.5)
  return arm + hand(sitter, palm, fingers, `<g ${brush.blur(2.5)}>${cast}</g>`)
}

/** The fist closes, and the forearm stands beside the face. */
const atCheek = (sitter: Sitter) => {
  const x = sitter.view === 'front' ? -50 : -42
  const radius = fingerRadius(sitter) * 1.08
  const arm = sleeve(sitter, moved(x, points`-44 350 -30 220 -10 128`), [32, 17])
  const palm = closed(moved(x, points`-24 126 -26 96 -22 70 -8 54 8 52 18 62 18 86 8 104 8 128`))
  const fingers = [
    points`-14 62 2 49 15 54 14 64`,
    points`-16 70 2 58 18 63 15 72`,
    points`-15 78 2 67 18 72 13 80`,
    points`-12 86 2 76 14 80 10 87`,
  ].map((line) => ({ line: moved(x, line), radius }))
  const wrist = moved(x, points`-20 76 -18 104 -14 128`)
  return arm + hand(sitter, palm, fingers, brushed(wrist, 8, sitter.tones.dark, 0.25))
}

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
  if (pose === 'chin') return underChin(sitter) + held()
  return pose === 'cheek' ? atCheek(sitter) + held() : held()
}
