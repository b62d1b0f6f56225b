import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Dresser, Layers } from './dresser.ts'
import { material } from './material.ts'

/** The second colour of a club's scarf. */
export const stripeColour = (sitter: Sitter) => mix('#FBF3E4', sitter.palette.light, 0.2)

const fringe = ([x, y]: Point, width: number, colour: string) =>
  drawn(7, (index) => {
    const at = x + (index / 6 - 0.5) * width
    return brushed(points`${at} ${y - 4} ${at + 0.6} ${y + 16}`, 3, colour, undefined, {
      start: 0.9,
    })
  })

const scarfTail = (sitter: Sitter, colour: string, x: number, to: number, striped: boolean) => {
  const wool = material(sitter, colour)
  const out = Math.sign(x)
  const outline = closed(
    points`${x - 17} 104 ${x + 17} 104 ${x + 20 + out * 3} ${to * 0.6 + 40} ${x + 19 + out * 5} ${to}
      ${x - 19 + out * 5} ${to} ${x - 19 + out * 3} ${to * 0.6 + 40}`,
    0.6,
  )
  const bands = striped
    ? [0.3, 0.6, 0.9]
        .map((share) => {
          const y = 104 + (to - 104) * share
          return filled(
            `M${x - 60},${y - 12}H${x + 60}V${y + 8}H${x - 60}Z`,
            stripeColour(sitter),
            0.92,
          )
        })
        .join('')
    : ''
  const folds = brushed(
    points`${x - 5} 110 ${x - 3} ${to * 0.7} ${x - 2 + out * 4} ${to}`,
    5,
    wool.fold,
    0.4,
  )
  const form = sitter.brush.form(outline, {
    fill: wool.fill,
    rim: wool.rim,
    width: 2.2,
    inside: bands + folds,
  })
  return fringe([x + out * 5, to], 34, striped ? stripeColour(sitter) : wool.base) + form
}

/** A scarf that hangs open, once around the neck. */
export const looseScarf = ({ sitter, torso, colour }: Dresser, striped: boolean): Layers => {
  const wool = material(sitter, colour)
  const { neckX: x, neckHalf: half, body } = torso
  const low = 126 - body.neckShort * 0.7
  const around = closed(
    points`${x - half - 14} ${low - 54} ${x - half - 2} ${low - 60} ${x} ${low - 50} ${x + half + 4} ${low - 60}
      ${x + half + 18} ${low - 54} ${x + half + 24} ${low - 22} ${x + half} ${low + 4} ${x} ${low + 10}
      ${x - half - 8} ${low + 2} ${x - half - 26} ${low - 22}`,
  )
  const bands = striped
    ? [-34, 14, 52]
        .map((at) =>
          brushed(
            points`${x + at - 6} ${low - 70} ${x + at} ${low - 20} ${x + at - 4} ${low + 20}`,
            15,
            stripeColour(sitter),
            0.92,
            { start: 0.9, end: 0.9 },
          ),
        )
        .join('')
    : ''
  const folds = [
    brushed(
      points`${x - half - 24} ${low - 34} ${x} ${low - 22} ${x + half + 22} ${low - 36}`,
      6,
      wool.fold,
      0.45,
    ),
    brushed(
      points`${x - half - 18} ${low - 14} ${x} ${low - 4} ${x + half + 16} ${low - 14}`,
      4.5,
      wool.shine,
      0.45,
    ),
  ].join('')
  const look = { fill: wool.fill, rim: wool.rim, width: 2.4, inside: bands + folds }
  const over = [
    scarfTail(sitter, colour, x + 24, 262, striped),
    scarfTail(sitter, colour, x - 26, 232, striped),
    sitter.brush.form(around, look),
  ].join('')
  return { behind: '', over }
}

/** Held up by both hands, between `left` and `right`. */
export const spreadScarf = (sitter: Sitter, [left, right]: readonly [Point, Point]) => {
  const colour = sitter.traits.accent ?? sitter.palette.cloth[2]
  const wool = material(sitter, colour)
  const [middleX, sag] = [(left[0] + right[0]) / 2, 16]
  const upper = points`${left} ${middleX} ${left[1] + sag} ${right}`
  const lower = points`${right[0]} ${right[1] + 44} ${middleX} ${left[1] + sag + 46} ${left[0]} ${left[1] + 44}`
  const bands = drawn(5, (index) => {
    const x = left[0] + 26 + index * ((right[0] - left[0] - 52) / 4)
    return brushed(
      points`${x} ${left[1] - 10} ${x} ${left[1] + 80}`,
      19,
      stripeColour(sitter),
      0.92,
      { start: 0.95, end: 0.95 },
    )
  })
  const tail = (x: number, y: number) => {
    const outline = closed(
      points`${x - 19} ${y} ${x + 19} ${y} ${x + 21} ${y + 92} ${x - 21} ${y + 92}`,
      0.3,
    )
    const band = filled(
      `M${x - 40},${y + 56}H${x + 40}V${y + 76}H${x - 40}Z`,
      stripeColour(sitter),
      0.92,
    )
    const form = sitter.brush.form(outline, {
      fill: wool.fill,
      rim: wool.rim,
      width: 2.2,
      inside: band,
    })
    return fringe([x, y + 94], 36, stripeColour(sitter)) + form
  }
  const folds = brushed(
    points`${left[0]} ${left[1] + 20} ${middleX} ${left[1] + 38} ${right[0]} ${right[1] + 18}`,
    6,
    wool.fold,
    0.35,
  )
  const look = { fill: wool.fill, rim: wool.rim, width: 2.4, inside: bands + folds }
  return (
    tail(left[0], left[1] + 4) +
    tail(right[0], right[1] + 4) +
    sitter.brush.form(closed([...upper, ...lower], 0.4), look)
  )
}
