import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { open } from '../kernel/curves.ts'
import { mirrored, type Point, points } from '../kernel/points.ts'
import { type Cloth, clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'
import type { Pattern } from '../who/traits.ts'
import { pattern } from './patterns.ts'
import { hasFreeArms, type Torso } from './torso.ts'

/** What a garment is made of; `onto` is the colour of its pattern. */
export type Fabric = Cloth & { pattern: Pattern | 'cable' | undefined; onto: string }
export type Wearing = { sitter: Sitter; torso: Torso; fabric: Fabric }

export const fabricOf = ({ palette, traits }: Sitter): Fabric => ({
  ...clothIn(palette, traits.cloth),
  pattern: traits.top === 'knit' ? (traits.pattern ?? 'cable') : traits.pattern,
  onto: palette.cloth[1],
})

export const shadedCloth = ({ brush }: Sitter, { base, dark, lit }: Cloth) =>
  brush.shaded(lit, base, dark)

/** A fold, or the light beside one. */
export const fold = ({ fabric }: Wearing, line: readonly Point[], width: number, opacity: number) =>
  brushed(line, width, fabric.fold, opacity)

/** The side in shadow. */
export const clothShade = ({ sitter: { light }, torso, fabric }: Wearing) => {
  const edge = points`30 88 58 126 44 176 62 240 52 300 66 440`
  const line = open(torso.all(mirrored(-light, edge)))
  return filled(`${line}L${-light * 300},440L${-light * 300},70Z`, fabric.dark, 0.3)
}

/** The few folds of a torso whose arms are free: from the armpits to the waist. */
const drapes = ({ sitter: { light }, torso, fabric }: Wearing) => {
  const waist = torso.halfWidth * torso.body.waist
  return [-1, 1]
    .map((side) => {
      const long = torso.side(side, points`${waist + 2} 190 ${waist - 26} 236 ${waist - 30} 330`)
      const short = torso.side(side, points`${waist + 4} 262 ${waist - 18} 274 ${waist - 46} 272`)
      const colour = side === light ? fabric.shine : fabric.fold
      return brushed(long, 8, colour, 0.34) + brushed(short, 6, fabric.fold, 0.3)
    })
    .join('')
}

/** One soft line between each arm and the chest. */
export const folds = (wearing: Wearing) => {
  const { sitter, torso, fabric } = wearing
  const half = torso.halfWidth - torso.body.arm * 0.8
  if (hasFreeArms(sitter.traits)) return sitter.traits.full ? '' : drapes(wearing)
  const line = points`${half - 22} 160 ${half - 29} 214 ${half - 24} 290 ${half - 20} 440`
  return [-1, 1]
    .map((side) => brushed(torso.side(side, line), 6, fabric.fold, 0.45, { mid: 0.5 }))
    .join('')
}

export const necklines = {
  crew: points`-40 94 -30 108 0 117 30 108 40 94`,
  round: points`-46 96 -34 122 0 134 34 122 46 96`,
  v: points`-42 94 -24 124 0 158 24 124 42 94`,
  deep: points`-46 96 -28 130 2 176 26 130 46 96`,
  scoop: points`-58 101 -46 136 0 156 46 136 58 101`,
  boat: points`-78 104 -40 120 0 125 40 120 78 104`,
  square: points`-56 100 -54 138 -44 147 0 149 44 147 54 138 56 100`,
  behind: points`-42 92 -20 89 0 88 20 89 42 92`,
  low: points`-58 102 -40 150 0 172 40 150 58 102`,
}

/** Cloth with its folds, its side in shadow and, if it has one, its pattern. */
export const shell = (wearing: Wearing, neck: readonly Point[], ease = 3) => {
  const { sitter, torso, fabric } = wearing
  const { brush, light } = sitter
  const isBehind = torso.view === 'behind'
  const under: Point = [torso.neckX - 10 * light, 100]
  const cast = isBehind ? '' : brush.spot(fabric.fold, 0.45, under, [66, 34])
  const outline = torso.shell(neck, ease)
  const fill = shadedCloth(sitter, fabric)
  const inside = pattern(wearing) + cast + clothShade(wearing) + folds(wearing)
  return brush.form(outline, { fill, rim: fabric.rim, width: 2.6, inside })
}

/** Of a neckline, in the cloth of the garment. */
export const neckBand = ({ sitter, torso, fabric }: Wearing, neck: readonly Point[]) => {
  const low = neck.map(([x, y]): Point => [x * 1.12, y + (Math.abs(x) < 36 ? 8 : 1)])
  const outline = `${open(torso.all(neck))}${open(torso.all(low).reverse()).replace('M', 'L')}Z`
  const fill = mix(fabric.base, fabric.dark, 0.22)
  return sitter.brush.form(outline, { fill, rim: fabric.rim, width: 1 })
}
