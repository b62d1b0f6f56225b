import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, disc, polygon } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { material } from './material.ts'

export const camera = (sitter: Sitter, [x, y]: Point) => {
  const { brush, light, palette } = sitter
  const body = material(sitter, '#2A2529')
  const metal = material(sitter, '#B9B2A6')
  const outline = closed(points`-44 -26 -18 -27 -13 -36 13 -36 18 -27 44 -26 46 26 -46 26`, 0.15)
  const band = filled('M-50,-27H50V-14H-50Z', metal.base)
  const glass = mix('#22304A', palette.light, 0.12)
  return [
    `<g transform="translate(${x},${y})">`,
    brush.form(outline, { fill: body.fill, rim: body.rim, width: 2.2, inside: band }),
    `<rect x="26" y="-32" width="11" height="6" rx="2" fill="${metal.lit}"/>`,
    brush.form(disc(0, 2, 24), { fill: metal.fill, rim: metal.rim, width: 2 }),
    brush.form(disc(0, 2, 20), { fill: body.fill }),
    `<circle cx="0" cy="2" r="13.5" fill="${glass}"/>`,
    `<ellipse cx="${light * 4}" cy="-3" rx="5" ry="3.6" fill="#fff" opacity=".5"/>`,
    `<circle cx="${-light * 5}" cy="8" r="2" fill="${palette.light}" opacity=".5"/>`,
    '</g>',
  ].join('')
}

/** A bowl of dough, seen a little from above. */
export const bowl = (sitter: Sitter, [x, y]: Point) => {
  const { brush, traits, palette } = sitter
  const china = material(sitter, traits.accent ?? palette.cloth[2])
  const dough = mix('#F6E3BC', palette.light, 0.2)
  const body = closed(points`-66 -18 66 -18 58 18 34 46 0 52 -34 46 -58 18`, 0.8)
  const stripe = filled('M-80,2H80V12H-80Z', mix('#FFF6E8', palette.light, 0.2), 0.8)
  return [
    `<g transform="translate(${x},${y})">`,
    brush.form(body, { fill: china.fill, rim: china.rim, width: 2.6, inside: stripe }),
    `<ellipse cx="0" cy="-18" rx="66" ry="15" fill="${china.lit}"/>`,
    `<ellipse cx="0" cy="-17" rx="60" ry="12" fill="${china.fold}" opacity=".8"/>`,
    filled(closed(points`-50 -15 -24 -22 4 -19 28 -23 50 -15 24 -7 -24 -7`), dough),
    brushed(points`-30 -16 0 -20 26 -15`, 4, '#fff', 0.35),
    '</g>',
  ].join('')
}

/** From the hand to the tip. */
export const stick = (
  sitter: Sitter,
  from: Point,
  to: Point,
  { width = 7, colour = '#C99B63' } = {},
) => {
  const wood = material(sitter, colour)
  const line = [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const, to]
  return (
    brushed(line, width, wood.base, undefined, { start: 0.9, end: 0.9 }) +
    brushed(line, width * 0.36, wood.rim, 0.7, { start: 0.9, end: 0.9 })
  )
}

export const paintBrush = (sitter: Sitter, [x, y]: Point, turn: number) => {
  const { palette, traits } = sitter
  const paint = traits.accent ?? palette.cloth[2]
  return [
    `<g transform="translate(${x},${y}) rotate(${turn})">`,
    stick(sitter, [-46, 0], [50, 0], { colour: '#A6703E', width: 6 }),
    filled(polygon(points`46 -4 64 -5.5 64 5.5 46 4`), mix('#C9C2B4', palette.light, 0.3)),
    filled(closed(points`63 -6 78 -8 94 0 78 7 63 6`), mix('#3A2A22', palette.shade, 0.2)),
    filled(closed(points`76 -8 84 -6 95 0 84 5 76 7`), paint),
    '</g>',
  ].join('')
}

const PAINTS = ['#D9566B', '#F3C56B', '#5E8FB0', '#F6EFE2', '#5F8C5A', '#8A5BA0']

export const paintPalette = (sitter: Sitter, [x, y]: Point, turn: number) => {
  const wood = material(sitter, '#C4905A')
  const outline = closed(points`-62 0 -52 -32 -8 -44 42 -36 62 -6 50 26 22 22 6 32 -22 44 -52 30`)
  const blobs = PAINTS.map((colour, index) => {
    const angle = -2.9 + index * 0.56
    const [px, py] = [Math.cos(angle) * 40, Math.sin(angle) * 26 - 2]
    const tones = material(sitter, colour)
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="9.5" ry="7.5" fill="${tones.base}"/><ellipse cx="${(px + 2).toFixed(1)}" cy="${(py - 2.4).toFixed(1)}" rx="4" ry="2.4" fill="${tones.lit}"/>`
  })
  const look = { fill: wood.fill, rim: wood.rim, width: 2.4, inside: blobs.join('') }
  return `<g transform="translate(${x},${y}) rotate(${turn})">${sitter.brush.form(outline, look)}</g>`
}

const loaf = (sitter: Sitter, [x, y]: Point, half: number, turn: number) => {
  const crust = material(sitter, '#C07F3E')
  const outline = closed(
    points`${-half} 6 ${-half * 0.8} -20 ${-half * 0.3} -31 ${half * 0.3} -31 ${half * 0.8} -20
      ${half} 6 ${half * 0.7} 18 ${-half * 0.7} 18`,
  )
  const cuts = [-0.45, 0, 0.45].map((share) =>
    brushed(
      points`${half * share - 7} -24 ${half * share} -14 ${half * share + 6} -3`,
      7,
      mix('#F6DDB0', sitter.palette.light, 0.2),
      0.9,
    ),
  )
  const look = { fill: crust.fill, rim: crust.rim, width: 2.4, inside: cuts.join('') }
  return `<g transform="translate(${x},${y}) rotate(${turn})">${sitter.brush.form(outline, look)}</g>`
}

/** A basket with loaves. */
export const breadBasket = (sitter: Sitter, [x, y]: Point) => {
  const cane = material(sitter, '#9A6B3C')
  const body = closed(points`-84 -8 84 -8 70 52 -70 52`, 0.2)
  const weave = drawn(4, (row) =>
    drawn(14, (index) => {
      const at = -84 + index * 13 + (row % 2) * 6
      const line = points`${at} ${4 + row * 13} ${at + 5} ${1 + row * 13} ${at + 10} ${4 + row * 13}`
      return brushed(line, 5, row % 2 ? cane.fold : cane.shine, 0.55)
    }),
  )
  const linen = closed(
    points`-82 -14 -40 -4 0 -12 44 -3 82 -14 80 10 50 20 20 6 -16 18 -54 8 -80 14`,
  )
  const cloth = material(sitter, '#F2E7D6')
  return [
    `<g transform="translate(${x},${y})">`,
    loaf(sitter, [-38, -26], 46, -12),
    loaf(sitter, [40, -28], 46, 10),
    loaf(sitter, [2, -18], 50, -2),
    sitter.brush.form(body, { fill: cane.fill, rim: cane.rim, width: 2.4, inside: weave }),
    sitter.brush.form(linen, { fill: cloth.fill, rim: cloth.rim, width: 2 }),
    '</g>',
  ].join('')
}

/** A coil of rope that hangs from a hand at `at`. */
export const ropeCoil = (sitter: Sitter, [x, y]: Point) => {
  const hemp = material(sitter, '#CDA56E')
  const loops = drawn(6, (index) => {
    const wide = 34 + index * 3.4
    const high = 62 + index * 3
    const line = points`0 0 ${-wide} ${high * 0.5} ${-wide * 0.8} ${high * 1.3} 0 ${high * 1.62}
      ${wide * 0.8} ${high * 1.3} ${wide} ${high * 0.5} 0 0`
    const even = { start: 0.95, end: 0.95, parts: 40 }
    return (
      brushed(line, 9, index % 2 ? hemp.dark : hemp.base, undefined, even) +
      brushed(line, 2.4, hemp.rim, 0.55, even)
    )
  })
  return `<g transform="translate(${x},${y})">${loops}</g>`
}

export const bottle = (sitter: Sitter, [x, y]: Point) => {
  const { brush, traits, palette } = sitter
  const colour = material(sitter, mix(traits.accent ?? palette.cloth[2], '#CFE3E4', 0.6))
  const cap = material(sitter, '#2C282C')
  const outline = closed(points`-19 -40 -12 -52 12 -52 19 -40 20 60 14 66 -14 66 -20 60`, 0.4)
  const band = filled('M-30,-6H30V12H-30Z', mix('#FFF6E8', palette.light, 0.2), 0.7)
  return [
    `<g transform="translate(${x},${y})">`,
    brush.form(closed(points`-10 -70 10 -70 12 -50 -12 -50`, 0.3), {
      fill: cap.fill,
      rim: cap.rim,
      width: 1.4,
    }),
    brush.form(outline, { fill: colour.fill, rim: colour.rim, width: 2.2, inside: band }),
    '</g>',
  ].join('')
}
