import { brushed, filled } from '../kernel/brush.ts'
import { open } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { type HairLayers, noHair } from './layers.ts'
import { roots } from './strands.ts'

/** `line`: where the band ends above. */
type Band = { outline: string[]; line: Point[] }

const fromSide = (): Band => {
  const line = points`-58 -30 -40 -31 -18 -25 2 -16 7 -6`
  const low = 'L5,9L-2,9L-4,-8L-14,-16L-25,-9L-27,10L-35,29L-46,34L-60,14L-65,-8Z'
  return { outline: [open(line) + low], line }
}

const fromBehind = (): Band => {
  const line = points`-50 -22 -30 -2 0 5 30 -2 50 -22`
  return { outline: [`${open(line)}L54,2L36,44L0,50L-36,44L-54,2Z`], line }
}

const half = ({ skull }: Sitter, side: 1 | -1) => {
  const { at, left, right, sin } = skull
  if (side > 0 && sin > 0.3) {
    const line = [at(80, -30), at(72, -22), at(70, -8)]
    const outline = points`${right(-28) + 1} -30 ${line} ${right(2) - 2} 2 ${right(-8) + 1} -8`
    return { outline: `${open(outline)}Z`, line }
  }
  const edge = (y: number) => (side < 0 ? left(y) - 2.5 : right(y) + 2.5)
  const line = points`104 -36 86 -30 76 -19 73 -6`.map(([angle, y]) => at(side * angle, y))
  const low = points`76 8 84 8 90 -6 98 -12 107 2 116 22`.map(([angle, y]) => at(side * angle, y))
  const outline = points`${edge(-34)} -33 ${line} ${low}
    ${edge(34) - side * 2} 34 ${edge(20)} 20 ${edge(0)} 0 ${edge(-20)} -20`
  return { outline: `${open(outline)}Z`, line }
}

const fromFront = (sitter: Sitter): Band => {
  const [near, far] = [half(sitter, -1), half(sitter, 1)]
  return { outline: [near.outline, far.outline], line: near.line }
}

const shavenShadow = ({ brush, skull: { at, left }, tones }: Sitter) => {
  const outline = points`${left(-40)} -40 ${at(-70, -46)} ${at(-66, -24)}`
  return `<g ${brush.blur(4)}>${filled(`${open(outline)}Z`, tones.hair.base, 0.3)}</g>`
}

/** What is left around a bald crown: a soft band, with a shaven shadow above it. */
export const wreath = (sitter: Sitter): HairLayers => {
  const { brush, hairPaint, random, tones, view } = sitter
  const from = { profile: fromSide, behind: fromBehind, front: fromFront, threeQuarter: fromFront }
  const { outline, line } = from[view](sitter)
  const inside = drawn(16, (index) => {
    const [x, y] = [(random() - 0.5) * 130, -24 + random() * 40]
    const colour = index % 2 ? tones.hair.lit : tones.hair.dark
    return brushed(points`${x} ${y} ${x - 4} ${y + 8}`, 2, colour, 0.4)
  })
  const isFront = view === 'front' || view === 'threeQuarter'
  const shadow = isFront ? shavenShadow(sitter) : ''
  const over = brush.form(outline, { ...hairPaint, width: 1.4, inside })
  return { ...noHair, over, soft: shadow + roots(sitter, line) }
}
