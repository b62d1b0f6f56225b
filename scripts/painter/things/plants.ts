import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, polygon } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import { oneOf, randomFrom } from '../kernel/random.ts'
import type { Sitter } from '../sitter.ts'
import { material } from './material.ts'

const GREENS = ['#4E7A45', '#6B9453', '#3D6650', '#86A45A']

/** From `foot`, pointing to `angle` degrees. */
const leaf = (sitter: Sitter, foot: Point, angle: number, length: number, colour: string) => {
  const green = material(sitter, colour)
  const wide = length * 0.24
  const outline = closed(
    points`0 0 ${length * 0.3} ${-wide} ${length * 0.7} ${-wide * 0.8} ${length} 0
      ${length * 0.7} ${wide * 0.8} ${length * 0.3} ${wide}`,
  )
  const vein = brushed(points`2 0 ${length * 0.5} -1 ${length * 0.92} 0`, 2.2, green.shine, 0.7)
  const form = sitter.brush.form(outline, {
    fill: green.fill,
    rim: green.rim,
    width: 1.8,
    inside: vein,
  })
  return `<g transform="translate(${foot[0]},${foot[1]}) rotate(${angle.toFixed(1)})">${form}</g>`
}

/** A clay pot, with leaves that rise from it. */
export const pottedPlant = (sitter: Sitter, [x, y]: Point) => {
  const clay = material(sitter, '#C06A44')
  const random = randomFrom(`${sitter.traits.seed.split('-')[0]}plant`)
  const back = drawn(7, (index) => {
    const angle = -162 + index * 24 + (random() - 0.5) * 12
    const length = 78 + random() * 26 - Math.abs(index - 3) * 5
    return leaf(sitter, [x + (index - 3) * 5, y - 30], angle, length, oneOf(random, GREENS))
  })
  const front = drawn(6, (index) => {
    const angle = -170 + index * 32 + (random() - 0.5) * 12
    return leaf(
      sitter,
      [x + (index - 2.5) * 8, y - 26],
      angle,
      52 + random() * 12,
      oneOf(random, GREENS),
    )
  })
  const body = polygon(
    points`${x - 40} ${y - 18} ${x + 40} ${y - 18} ${x + 29} ${y + 52} ${x - 29} ${y + 52}`,
  )
  const rim = closed(
    points`${x - 46} ${y - 32} ${x + 46} ${y - 32} ${x + 44} ${y - 12} ${x - 44} ${y - 12}`,
    0.15,
  )
  return [
    back,
    front,
    sitter.brush.form(body, { fill: clay.fill, rim: clay.rim, width: 2.4 }),
    filled(
      polygon(
        points`${x - 39} ${y - 12} ${x + 39} ${y - 12} ${x + 37} ${y - 3} ${x - 37} ${y - 3}`,
      ),
      clay.fold,
      0.4,
    ),
    sitter.brush.form(rim, { fill: clay.fill, rim: clay.rim, width: 2.4 }),
  ].join('')
}

const BLOOMS = ['#E58A7B', '#F3C56B', '#F6E7DA', '#C7658A', '#B79AD0', '#E8A15C', '#D9566B']

const bloom = (sitter: Sitter, [x, y]: Point, size: number, colour: string) => {
  const tones = material(sitter, colour)
  const petals = drawn(7, (index) => {
    const angle = (index / 7) * Math.PI * 2 + x
    const [px, py] = [x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6]
    const fill = Math.cos(angle) * sitter.light > 0.2 ? tones.lit : tones.base
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(size * 0.5).toFixed(1)}" fill="${fill}"/>`
  })
  const heart = mix('#8A4A24', sitter.palette.shade, 0.1)
  return `${petals}<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="${tones.dark}" opacity=".6"/><circle cx="${x}" cy="${y}" r="${size * 0.3}" fill="${heart}" opacity=".75"/>`
}

/** Wrapped in paper; `at` is where a hand holds it. */
export const bouquet = (sitter: Sitter, [x, y]: Point, turn: number) => {
  const paper = material(sitter, '#E9D3B0')
  const random = randomFrom(`${sitter.traits.seed.split('-')[0]}bouquet`)
  const kinds = [oneOf(random, BLOOMS), oneOf(random, BLOOMS), oneOf(random, BLOOMS)]
  const leaves = drawn(9, (index) =>
    leaf(sitter, [(index - 4) * 9, -84], -166 + index * 19, 52, oneOf(random, GREENS)),
  )
  const blooms = drawn(15, (index) => {
    const row = Math.floor(index / 5)
    const at: Point = [
      Math.round((index % 5) * 24 - 48 + (row % 2) * 11 + (random() - 0.5) * 8),
      Math.round(-124 + row * 21 + Math.abs((index % 5) - 2) * 6 + (random() - 0.5) * 8),
    ]
    return bloom(sitter, at, 12 + random() * 5, kinds[index % 3] as string)
  })
  const cone = closed(points`-58 -84 -24 -68 4 -76 30 -66 58 -86 16 20 22 58 -18 58 -13 20`, 0.3)
  const crease = brushed(points`10 -70 2 -20 0 54`, 5, paper.fold, 0.4)
  const band = material(sitter, sitter.traits.accent ?? sitter.palette.cloth[2])
  const inside = crease + filled('M-40,8H40V20H-40Z', band.base)
  return [
    `<g transform="translate(${x},${y}) rotate(${turn})">`,
    leaves,
    blooms,
    sitter.brush.form(cone, { fill: paper.fill, rim: paper.rim, width: 2.2, inside }),
    '</g>',
  ].join('')
}
