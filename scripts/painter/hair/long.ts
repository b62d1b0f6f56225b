import { brushed, filled } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { lerp, type Point, points, steps } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import { type Curtain, curtain, type Parted } from './curtain.ts'
import { type FallingStyle, fallingOf, type HairSide } from './falling.ts'
import { fringe, fringeOf } from './fringe.ts'
import { type HairLayers, noHair } from './layers.ts'
import { longFromBehind, longFromSide } from './long-turned.ts'
import { roots } from './strands.ts'

const partingOf = (sitter: Sitter, style: FallingStyle): Parted => {
  const { person, skull } = sitter
  const falling = fallingOf(sitter, style)
  const kind = fringeOf(sitter, style)
  // Few part their hair exactly in the middle.
  const off = person.parting * (4 + Math.abs(person.wave - 1.05) * 64)
  const angle = { centre: off, bangs: 2, side: person.parting * 36, fringe: 0 }[kind]
  const top = skull.at(angle, person.forehead - 13)
  const share = ((top[0] - skull.centre) / (skull.halfWidth + falling.volume)) * 0.86
  const turn = Math.acos(Math.max(-0.8, Math.min(0.8, share))) * 57.3
  return { falling, fringe: kind, angle, top, turn, isTurned: skull.sin > 0.3 }
}

/** On the far side only the temple is seen; the rest goes behind. */
const farTemple = (sitter: Sitter, { angle, falling, top, turn }: Parted) => {
  const { person, skull } = sitter
  const { at, right } = skull
  const above = crown(sitter, [turn + 5, -2], falling.volume * 0.92, { top: 2, parts: 8 })
  return closed(
    points`${top} ${above} ${right(10) + 3} 12 ${right(24) + 1} 26 ${right(10) - 3} 10
      ${right(-8) - 4} -8 ${at(50, -26)} ${at(lerp(52, angle, 0.4), person.forehead + 4)}
      ${at(lerp(52, angle, 0.8), person.forehead - 5)}`,
    0.95,
  )
}

/** What falls behind the neck and the shoulders, in shade where the neck is. */
const behindNeck = ({ brush, hairPaint, skull, tones }: Sitter, { falling, isTurned }: Parted) => {
  const { centre, halfWidth } = skull
  const { length, volume, wave } = falling
  const low = Math.min(length, 116)
  const edge = (side: HairSide, share = 1) =>
    steps(-30, low, 12).map((y): Point => {
      const fuller = y < 0 ? y * 0.3 : Math.min(7, y * 0.12)
      const far = isTurned && side > 0 ? 0.84 - Math.max(0, y) * 0.003 : 1
      const out = (halfWidth + volume * 0.7 + fuller) * far
      return [centre + (side * out + wave(y, side)) * share, y]
    })
  const outline = closed([...edge(-1), [centre - 14, low + 8], ...edge(1).reverse()])
  const { dark, lit } = tones.hair
  const strands = [0.92, 0.83, 0.74].map((share, index) =>
    [-1 as const, 1 as const]
      .map((side) => brushed(edge(side, share), 3, index % 2 ? lit : dark, 0.3, { parts: 20 }))
      .join(''),
  )
  const shade = brush.spot(dark, 1, [centre, 64], [halfWidth * 1.1, 74])
  return brush.form(outline, { ...hairPaint, width: 1.6, inside: strands.join('') + shade })
}

/** The far lock falls behind the cheek and the shoulder. */
const behindFace = (sitter: Sitter, parted: Parted, far: Curtain[]) => {
  const { brush, hairPaint, tones } = sitter
  const behind = behindNeck(sitter, parted)
  if (far.length === 0) return behind
  const shade = filled('M-90,18H120V240H-90Z', tones.hair.dark, 0.4)
  const inside = far.map(({ strands }) => strands).join('') + shade
  const outline = far.map(({ outline }) => outline)
  return behind + brush.form(outline, { ...hairPaint, width: 1.5, inside })
}

const shineOn = (sitter: Sitter, volume: number) => {
  const angle = sitter.light > 0 ? 48 : 132
  const [spot] = crown(sitter, [angle, angle], volume - 10, { parts: 1 })
  return sitter.brush.spot(sitter.tones.hair.lit, 0.6, spot as Point, [30, 19])
}

const partingLine = (sitter: Sitter, { falling, top, turn }: Parted) => {
  const [end] = crown(sitter, [turn, turn], falling.volume, { top: 2, parts: 1 })
  const line = points`${top[0]} ${top[1] + 1} ${end as Point}`
  return filled(stroke(line, 1.8, { start: 0.9, end: 0.2 }), sitter.tones.hair.dark, 0.5)
}

const fromFront = (sitter: Sitter, style: FallingStyle): HairLayers => {
  const { brush, hairPaint, person, skull } = sitter
  const parted = partingOf(sitter, style)
  const curtains = [curtain(sitter, parted, -1), curtain(sitter, parted, 1)]
  const near = curtains.filter(({ isFar }) => !isFar)
  const shine = shineOn(sitter, parted.falling.volume)
  const combed = fringe(sitter, parted)
  const far = curtains.filter(({ isFar }) => isFar)
  const behind = behindFace(sitter, parted, far)
  const line = partingLine(sitter, parted)
  const temple = parted.isTurned ? [farTemple(sitter, parted)] : []
  const outline = [...near.map(({ outline }) => outline), temple, combed.outline]
  const strands = near.map(({ strands }) => strands).join('')
  const inside = strands + combed.strands + shine + (parted.fringe === 'fringe' ? '' : line)
  const over = brush.form(outline, { ...hairPaint, width: 2, inside })
  const { at } = skull
  const brow = (side: number, share: number, y: number) =>
    at(lerp(side * 54, parted.angle, share), person.forehead + y)
  const edge = points`${at(-60, -26)} ${brow(-1, 0.4, 3)} ${brow(-1, 0.75, -6)} ${parted.top}
    ${brow(1, 0.75, -6)} ${brow(1, 0.4, 3)} ${at(60, -26)}`
  const cast = outline.flat(2).join('')
  return { ...noHair, behind, over, cast, soft: roots(sitter, edge) }
}

/** Hair that falls: two curtains from a parting, one over each side of the head. */
export const longHair = (sitter: Sitter, style: FallingStyle): HairLayers => {
  if (sitter.view === 'profile') return longFromSide(sitter, fallingOf(sitter, style))
  if (sitter.view === 'behind') return longFromBehind(sitter, fallingOf(sitter, style))
  return fromFront(sitter, style)
}
