import { filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { last, type Point } from '../kernel/points.ts'
import { stroke, tube } from '../kernel/strokes.ts'
import { clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'
import type { Top } from '../who/traits.ts'
import { shadedCloth } from './cloth.ts'

const SLEEVELESS: Top[] = ['strap', 'off', 'vest']
const SHORT_SLEEVED: Top[] = ['tee', 'polo']

export const hasBareArms = ({ traits }: Sitter) => SLEEVELESS.includes(traits.top)
export const hasShortSleeves = ({ traits }: Sitter) => SHORT_SLEEVED.includes(traits.top)

/** An arm from the shoulder or the table to the wrist, in its sleeve if it has one. */
export const sleeve = (
  sitter: Sitter,
  line: Point[],
  [from, to]: readonly [from: number, to: number],
  { cuff = true } = {},
) => {
  const { brush, palette, tones, traits } = sitter
  const outline = tube(line, from, to, { parts: 14, round: true })
  if (hasBareArms(sitter) || hasShortSleeves(sitter)) {
    const fill = brush.shaded(tones.lit, tones.middle, tones.dark)
    return brush.form(outline, { fill, rim: tones.rim, width: 2 })
  }
  const cloth = clothIn(palette, traits.cloth)
  const [endX, endY] = last(line)
  const [elbowX, elbowY] = line[line.length - 2] as Point
  const fill = shadedCloth(sitter, cloth)
  const arm = brush.form(outline, { fill, rim: cloth.rim, width: 1.3 })
  if (!cuff) return arm
  const turn = (Math.atan2(endY - elbowY, endX - elbowX) * 180) / Math.PI
  const edge = `M-2,${-to - 1.5}Q8,${-to} 11,${-to}L11,${to}Q8,${to} -2,${to + 1.5}Z`
  const colour = mix(cloth.base, cloth.dark, 0.2)
  const form = brush.form(edge, { fill: colour, rim: cloth.rim, width: 1 })
  return `${arm}<g transform="translate(${endX},${endY}) rotate(${turn})">${form}</g>`
}

export type Finger = { line: Point[]; radius: number; nail?: boolean }

const nailOf = ({ tones }: Sitter, line: Point[]) => {
  const [x, y] = last(line)
  const [fromX, fromY] = line[line.length - 2] as Point
  const angle = Math.atan2(y - fromY, x - fromX)
  const place = `cx="${x + Math.cos(angle) * 1.4}" cy="${y + Math.sin(angle) * 1.4}"`
  const turn = `transform="rotate(${angle * 57.3} ${x} ${y})"`
  const colour = mix(tones.lit, '#E9A79A', 0.5)
  return `<ellipse ${place} rx="2.6" ry="2" ${turn} fill="${colour}" opacity="0.8"/>`
}

/**
 * A palm and its fingers, joined to one form: the fingers part by thin shadows, never by outlines.
 * `palm` may be nothing.
 */
export const hand = (sitter: Sitter, palm: string, fingers: Finger[], shadow = '') => {
  const { brush, tones } = sitter
  const gaps = fingers.slice(1).map(({ line, radius }) => {
    const above = line.map(([x, y]): Point => [x, y - radius * 0.92])
    return filled(stroke(above, 1.5, { start: 0.3, end: 0.5 }), tones.dark, 0.75)
  })
  const nails = fingers.map(({ line, nail }) => (nail ? nailOf(sitter, line) : ''))
  const outlines = fingers.map(({ line, radius }) => tube(line, radius * 1.08, radius * 0.9))
  const fill = brush.shaded(tones.lit, tones.middle, mix(tones.middle, tones.dark, 0.55))
  const inside = shadow + gaps.join('') + nails.join('')
  return brush.form([palm, ...outlines], { fill, rim: tones.rim, width: 1.8, inside })
}
