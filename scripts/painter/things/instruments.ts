import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, polygon } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { material } from './material.ts'

const strings = (from: number, to: number, spread: readonly [number, number], count: number) =>
  drawn(count, (index) => {
    const share = count === 1 ? 0 : index / (count - 1) - 0.5
    const [near, far] = [share * spread[0], share * spread[1]]
    return `<path d="M${from},${near}L${to},${far}" stroke="#FFF3DC" stroke-width=".9" opacity=".65"/>`
  })

/** Its neck points to the right, before it is turned; the middle of the body is at `at`. */
export const guitar = (sitter: Sitter, [x, y]: Point, turn: number) => {
  const { brush, palette } = sitter
  const top = material(sitter, '#D79A56')
  const dark = material(sitter, '#4A2A1C')
  const side = mix('#7A4424', palette.shade, 0.25)
  const line = points`-86 0 -78 -40 -46 -54 -14 -44 8 -35 34 -42 60 -32 70 0 60 32 34 42 8 35 -14 44
    -46 54 -78 40`
  const outline = closed(line)
  const deep = closed(line.map(([px, py]): Point => [px - 2, py + 9]))
  const grain = [-36, -20, -4, 12, 28].map((row) =>
    brushed(points`-80 ${row} -10 ${row + 3} 64 ${row}`, 2, top.fold, 0.13),
  )
  const frets = drawn(11, (index) => {
    const at = 76 + index * (10.5 - index * 0.25)
    return `<path d="M${at},-6.5V6.5" stroke="#E8D9B8" stroke-width="1" opacity=".6"/>`
  })
  const hole = `<circle cx="20" cy="0" r="17" fill="${dark.fold}"/><circle cx="20" cy="0" r="20" fill="none" stroke="${dark.base}" stroke-width="2.4" opacity=".8"/>`
  const neck = polygon(points`36 -7.5 196 -6 196 6 36 7.5`)
  const headstock = closed(points`194 -8 236 -12 242 0 236 12 194 8`, 0.4)
  const pegs = drawn(3, (index) => {
    const at = 204 + index * 12
    return `<circle cx="${at}" cy="-13" r="3.4" fill="#E9DFC8"/><circle cx="${at}" cy="13" r="3.4" fill="#E9DFC8"/>`
  })
  return [
    `<g transform="translate(${x},${y}) rotate(${turn})">`,
    filled(deep, side),
    brush.form(outline, {
      fill: top.fill,
      rim: top.rim,
      width: 2.6,
      inside: grain.join('') + hole,
    }),
    filled(polygon(points`-54 -19 -46 -19 -46 19 -54 19`), dark.base),
    pegs,
    brush.form(headstock, { fill: dark.fill, rim: dark.rim, width: 1.6 }),
    brush.form(neck, { fill: dark.fill, rim: dark.rim, width: 1.2 }),
    frets,
    strings(-50, 196, [22, 9], 6),
    '</g>',
  ].join('')
}

/** Held under the chin: its scroll points to the right before it is turned. */
export const violin = (sitter: Sitter, [x, y]: Point, turn: number) => {
  const { brush } = sitter
  const wood = material(sitter, '#A8562A')
  const dark = material(sitter, '#2C1B18')
  const outline = closed(
    points`-54 0 -50 -22 -32 -30 -14 -26 -4 -16 6 -17 18 -24 36 -23 48 -14 51 0 48 14 36 23 18 24
      6 17 -4 16 -14 26 -32 30 -50 22`,
  )
  const curl = (side: number) =>
    brushed(
      points`-18 ${side * 15} -8 ${side * 11} 2 ${side * 13} 12 ${side * 11}`,
      3,
      dark.base,
      0.9,
    )
  const shine = brushed(points`-46 -10 -30 -22 -14 -20`, 4, wood.shine, 0.5)
  return [
    `<g transform="translate(${x},${y}) rotate(${turn})">`,
    brush.form(outline, {
      fill: wood.fill,
      rim: wood.rim,
      width: 2,
      inside: curl(-1) + curl(1) + shine,
    }),
    brush.form(polygon(points`-58 -5 -24 -7 -24 7 -58 5`), { fill: dark.fill }),
    brush.form(polygon(points`18 -5.5 122 -4 122 4 18 5.5`), {
      fill: dark.fill,
      rim: dark.rim,
      width: 1,
    }),
    brush.form(closed(points`118 -5 136 -6 144 -9 148 0 142 8 134 5 118 5`), {
      fill: wood.fill,
      rim: wood.rim,
      width: 1.4,
    }),
    filled(polygon(points`-2 -11 2 -11 2 11 -2 11`), '#E8C89A'),
    strings(-24, 122, [11, 6], 4),
    '</g>',
  ].join('')
}

export const bow = (sitter: Sitter, from: Point, to: Point) => {
  const wood = material(sitter, '#6B3A20')
  const [fromX, fromY] = from
  const [toX, toY] = to
  const middle: Point = [(fromX + toX) / 2 - 5, (fromY + toY) / 2 - 2]
  return [
    `<path d="M${fromX + 6},${fromY + 2}L${toX + 5},${toY + 2}" stroke="#F6EBD8" stroke-width="2.2" opacity=".9"/>`,
    brushed([from, middle, to], 4.6, wood.base, undefined, { start: 0.9, end: 0.7 }),
    brushed([from, middle, to], 1.4, wood.rim, 0.8, { start: 0.9, end: 0.7 }),
  ].join('')
}

/** The bellows of an accordion between its two boxes. */
export const accordion = (sitter: Sitter, [x, y]: Point) => {
  const { brush, traits, palette } = sitter
  const box = material(sitter, traits.accent ?? palette.cloth[2])
  const black = material(sitter, '#241C22')
  const pale = mix('#FBF3E4', palette.light, 0.2)
  const bellows = closed(points`-52 -58 0 -66 48 -60 48 74 0 82 -52 76`, 0.7)
  const pleats = drawn(11, (index) => {
    const at = -46 + index * 9.4
    const colour = index % 2 ? box.shine : black.fold
    return brushed(points`${at} -66 ${at} 8 ${at} 82`, 4.6, colour, 0.75, { start: 0.9, end: 0.9 })
  })
  const left = closed(points`-106 -52 -54 -60 -52 78 -104 70`, 0.18)
  const right = closed(points`46 -62 100 -54 98 74 46 80`, 0.18)
  const buttons = drawn(18, (index) => {
    const place = `cx="${-94 + (index % 3) * 12}" cy="${-34 + Math.floor(index / 3) * 17}"`
    return `<circle ${place} r="3.4" fill="${pale}"/>`
  })
  const keys = drawn(9, (index) => {
    const at = -50 + index * 13.4
    const key = `<rect x="74" y="${at}" width="24" height="12" rx="2" fill="${pale}"/>`
    return index % 3
      ? `${key}<rect x="74" y="${at - 3}" width="13" height="6" fill="${black.base}"/>`
      : key
  })
  const look = { fill: box.fill, rim: box.rim, width: 2.4 }
  return [
    `<g transform="translate(${x},${y})">`,
    brush.form(bellows, { fill: black.fill, rim: black.rim, width: 2, inside: pleats }),
    brush.form(left, { ...look, inside: buttons }),
    brush.form(right, { ...look, inside: keys }),
    '</g>',
  ].join('')
}
