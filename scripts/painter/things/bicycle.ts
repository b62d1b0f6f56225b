import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, disc } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { type Material, material } from './material.ts'

const wheel = (sitter: Sitter, [x, y]: Point, radius: number) => {
  const { palette } = sitter
  const tyre = mix('#201A1E', palette.shade, 0.3)
  const rim = mix('#B9B2A6', palette.light, 0.35)
  const spokes = drawn(14, (index) => {
    const angle = (index / 14) * Math.PI * 2
    const [toX, toY] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    return `<path d="M${x},${y}L${toX.toFixed(1)},${toY.toFixed(1)}" stroke="${rim}" stroke-width="1.1" opacity=".55"/>`
  })
  const ring = (r: number, colour: string, width: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return `${spokes}${ring(radius, tyre, 9)}${ring(radius - 6, rim, 2.4)}${filled(disc(x, y, 7), rim)}`
}

const bar = (line: readonly Point[], paint: Material, width: number) =>
  brushed(line, width, paint.base, undefined, { start: 0.95, end: 0.95 }) +
  brushed(
    line.map(([x, y]): Point => [x, y - width * 0.22]),
    width * 0.3,
    paint.rim,
    0.8,
    { start: 0.95, end: 0.95 },
  )

/** Where a hand takes the handlebar, and where another may lie on the saddle. */
export const GRIP: Point = [158, 268]
export const SADDLE: Point = [-128, 300]

/** A city bicycle that stands across the picture, in front of the person. */
export const bicycle = (sitter: Sitter) => {
  const { palette, traits } = sitter
  const paint = material(sitter, mix(traits.accent ?? palette.cloth[2], palette.light, 0.3))
  const black = material(sitter, '#2A2326')
  const steel = material(sitter, '#C4BDB0')
  const crank: Point = [-14, 470]
  const mudguard = (x: number) =>
    brushed(
      points`${x - 108} 452 ${x - 72} 380 ${x} 350 ${x + 72} 380 ${x + 104} 436`,
      9,
      paint.base,
    )
  const saddle = closed(points`-166 298 -150 288 -120 292 -92 296 -94 304 -124 312 -158 314`, 0.7)
  const lamp = closed(points`128 316 146 310 152 324 146 338 128 334`, 0.6)
  return [
    wheel(sitter, [-160, 462], 100),
    wheel(sitter, [182, 462], 100),
    mudguard(-160),
    mudguard(182),
    bar(points`-160 462 -80 466 ${crank}`, paint, 8),
    bar([[-118, 330], [-70, 396], crank], paint, 9),
    bar(points`-122 318 -118 330 -112 340`, steel, 6),
    bar(points`126 350 60 420 ${crank}`, paint, 10),
    bar(points`122 322 20 372 -96 366`, paint, 9),
    bar(points`118 292 128 356 152 414 182 462`, paint, 9),
    bar(points`116 272 118 292 122 314`, steel, 6),
    bar(points`70 286 92 270 116 270 150 262 174 272`, steel, 6),
    brushed(points`146 262 160 265 178 274`, 11, black.base, undefined, { start: 0.9, end: 0.9 }),
    sitter.brush.form(lamp, { fill: steel.fill, rim: steel.rim, width: 2 }),
    sitter.brush.spot(palette.light, 0.8, [152, 324], [26, 22]),
    sitter.brush.form(saddle, { fill: black.fill, rim: black.rim, width: 2 }),
  ].join('')
}
