import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, mirrored, type Point, points } from '../kernel/points.ts'
import { oneOf, randomFrom } from '../kernel/random.ts'
import type { Sitter } from '../sitter.ts'
import { type Material, material } from './material.ts'

const COATS = [
  ['#C9803F', '#F2D3A6'],
  ['#7C7672', '#E6E0D8'],
  ['#2B2628', '#4A4244'],
  ['#EFE4D4', '#FFFAF0'],
  ['#8A6A4C', '#E8D2B2'],
] as const

type Coat = { fur: Material; pale: Material; isStriped: boolean }

const coatOf = (sitter: Sitter): Coat => {
  const random = randomFrom(`${sitter.traits.seed.split('-')[0]}cat`)
  const [fur, pale] = oneOf(random, COATS)
  const isStriped = fur !== '#2B2628' && fur !== '#EFE4D4'
  return { fur: material(sitter, fur), pale: material(sitter, pale), isStriped }
}

const ear = ({ brush, palette }: Sitter, { fur }: Coat, side: number) => {
  const outline = closed(mirrored(side, points`8 -30 30 -56 37 -50 38 -14 24 -12`), 0.5)
  const pink = mix('#D99A8E', palette.shade, 0.15)
  const inside = filled(closed(mirrored(side, points`20 -32 30 -46 33 -22`), 0.5), pink, 0.7)
  return brush.form(outline, { fill: fur.fill, rim: fur.rim, width: 2, inside })
}

const eyes = ({ light, palette }: Sitter) =>
  [-1, 1]
    .map((side) => {
      const iris = mix('#B8BE5A', palette.light, 0.25)
      const dark = mix('#1B1416', palette.shade, 0.3)
      const almond = closed(mirrored(side, points`6 -6 14 -12 23 -9 20 -2 12 -1`))
      return [
        filled(almond, iris),
        `<ellipse cx="${side * 14.5}" cy="-6.4" rx="2.8" ry="5" fill="${dark}"/>`,
        `<circle cx="${side * 14.5 + light}" cy="-8.6" r="1.2" fill="#fff"/>`,
        brushed(mirrored(side, points`5 -5 14 -13 24 -9`), 2.4, dark, 0.8),
      ].join('')
    })
    .join('')

const whiskers = ({ palette }: Sitter) =>
  [-1, 1]
    .flatMap((side) =>
      [8, 13, 18].map((y, index) => {
        const line = mirrored(side, points`12 ${y} 30 ${y - 4 + index * 3} 48 ${y - 6 + index * 6}`)
        return brushed(line, 1.3, mix('#ffffff', palette.light, 0.3), 0.75)
      }),
    )
    .join('')

const head = (sitter: Sitter, coat: Coat) => {
  const { brush, palette } = sitter
  const { fur, pale, isStriped } = coat
  const outline = closed(
    points`-22 -33 0 -38 22 -33 36 -14 39 6 28 22 14 30 0 32 -14 30 -28 22 -39 6 -36 -14`,
  )
  const stripes = isStriped
    ? [-12, -4, 4, 12]
        .map((x) => brushed(points`${x} -38 ${x * 0.9} -28 ${x * 0.7} -20`, 4, fur.fold, 0.6))
        .join('') +
      [-1, 1]
        .map((side) => brushed(mirrored(side, points`38 0 30 4 24 5`), 4, fur.fold, 0.5))
        .join('')
    : ''
  const face = filled(
    closed(points`0 -8 10 4 18 12 14 28 0 33 -14 28 -18 12 -10 4`),
    pale.base,
    0.9,
  )
  const pink = mix('#C9776F', palette.shade, 0.1)
  return [
    ear(sitter, coat, -1) + ear(sitter, coat, 1),
    brush.form(outline, { fill: fur.fill, rim: fur.rim, width: 2.2, inside: stripes + face }),
    eyes(sitter),
    filled(closed(points`-5 7 0 5.5 5 7 0 12.5`, 0.7), pink),
    brushed(points`-9 18 -4 20 0 13 4 20 9 18`, 2, fur.fold, 0.75),
    whiskers(sitter),
  ].join('')
}

/** Draws a cat that lies in a person's arms, with its head on the right. The caller draws the arm over it. */
export const lyingCat = (sitter: Sitter, [x, y]: Point) => {
  const coat = coatOf(sitter)
  const { fur, pale, isStriped } = coat
  const body = closed(
    points`34 -4 10 -30 -50 -40 -104 -22 -128 20 -118 66 -60 84 10 82 44 60 48 24`,
  )
  const stripes = isStriped
    ? drawn(6, (index) => {
        const at = -104 + index * 22
        return brushed(points`${at} -34 ${at + 8} -8 ${at + 2} 22`, 9, fur.fold, 0.4)
      })
    : ''
  const chest = filled(closed(points`20 20 46 20 50 60 20 76 0 60`), pale.base, 0.7)
  const tail = brushed(points`-116 40 -140 66 -128 104 -96 112`, 21, fur.base, undefined, {
    start: 0.8,
    end: 0.7,
  })
  const look = { fill: fur.fill, rim: fur.rim, width: 2.6, inside: stripes + chest }
  const drawing = tail + sitter.brush.form(body, look)
  return `<g transform="translate(${x},${y})">${drawing}<g transform="translate(26,-12) rotate(-6)">${head(sitter, coat)}</g></g>`
}
